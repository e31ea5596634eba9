import { expect } from 'vitest';
import { violations } from '#tests/kit/browser/axe.ts';
import { button, heading, type Visitor, visit } from '#tests/kit/browser/visitor.ts';
import { allowApps, exchange, REDIRECT, registerApp, requestOf } from '#tests/kit/network/oauthApp.ts';
import { Person } from '#tests/kit/people/person.ts';
import { test } from '#tests/kit/test.ts';
import { enter, enterCode } from '#tests/people/session/signInForm.ts';
import { paths } from '#web/shared/paths.ts';

const box = (visitor: Visitor, name: string) => visitor.page.getByRole('checkbox', { name, exact: true });

test.beforeAll(async ({ admin }) => {
  await allowApps(admin);
});

/** Opens the request of a new app in a browser. @returns a promise of the address that the app is called at */
async function open(visitor: Visitor, url: string) {
  const app = await registerApp(url, { client_name: 'Claude Code' });
  const request = await requestOf(app);
  // Nothing listens there: what matters is the address.
  const callback = visitor.page
    .waitForRequest((sent) => sent.url().startsWith(REDIRECT))
    .then((sent) => new URL(sent.url()));
  await visitor.page.goto(String(request.address));
  return { app, request, callback };
}

test('an app is connected by an employee who signs in for it until an admin revokes it', async ({ product, admin }) => {
  const user = await product.user({ name: 'Asha Rao' });
  const visitor = await visit(product, undefined, { viewport: { width: 390, height: 844 } });
  const { page } = visitor;
  const { app, request, callback } = await open(visitor, product.url);
  await heading(page, 'Sign In').waitFor();
  await enter(page, user.email, user.password);
  await enterCode(product, page, user);
  await heading(page, 'Connect an App').waitFor();
  await page.getByText('a program on this computer (127.0.0.1)').waitFor();
  await page.getByText('Claude Code').waitFor();
  expect(await box(visitor, 'Site: Write').count()).toBe(0);
  expect(await box(visitor, 'Messages: Reply').isChecked()).toBe(false);
  expect(await box(visitor, 'Messages: Read').isChecked()).toBe(true);
  expect(await violations(page)).toEqual([]);
  for (const label of ['Messages', 'Posts, pages and portfolio', 'Reviews', 'Affiliates', 'Booked calls', 'Insights'])
    if (await box(visitor, `${label}: Read`).isChecked()) await box(visitor, `${label}: Read`).uncheck();
  await button(page, 'Connect').click();
  await page.getByText('Please choose what the app may do.').waitFor();
  await box(visitor, 'Posts, pages and portfolio: Write').check();
  expect(await box(visitor, 'Posts, pages and portfolio: Read').isChecked()).toBe(true);
  await button(page, 'Connect').click();
  const tokens = await exchange(app, request, await callback);
  expect(tokens.scope).toBe('CONTENT_READ CONTENT_WRITE');
  const machine = new Person(product.url, { token: tokens.access_token });
  expect((await machine.gql('{ currentApiToken { role } }')).data.currentApiToken).toEqual({ role: 'STAFF' });
  expect(visitor.complaints).toEqual([expect.stringContaining(`foreign: ${REDIRECT}`)]);
  await visitor.leave();

  const office = await visit(product, admin);
  await office.open(paths.apiTokens);
  const row = office.page.getByRole('row').filter({ hasText: 'Claude Code (127.0.0.1)' });
  await row.getByText('Connected app, by Asha Rao').waitFor();
  expect(await row.getByRole('button', { name: 'Rotate' }).count()).toBe(0);
  await row.getByRole('button', { name: 'Revoke “Claude Code (127.0.0.1)”' }).click();
  await office.page.getByRole('alertdialog').getByRole('button', { name: 'Revoke', exact: true }).click();
  await office.hears('API token revoked.');
  expect((await machine.gql('{ currentApiToken { role } }')).data.currentApiToken).toBeNull();
  expect(office.complaints).toEqual([]);
  await office.leave();
});

test('an admin cancels a request by keyboard for good', async ({ product, admin }) => {
  const visitor = await visit(product, admin, { colorScheme: 'dark' });
  const { page } = visitor;
  const { callback } = await open(visitor, product.url);
  await heading(page, 'Connect an App').waitFor();
  await box(visitor, 'Site: Write').waitFor();
  expect(await violations(page)).toEqual([]);
  await button(page, 'Cancel').focus();
  await page.keyboard.press('Enter');
  const { searchParams } = await callback;
  expect(searchParams.get('error')).toBe('access_denied');
  await visitor.leave();

  const later = await visit(product, admin);
  await later.open(paths.connectApp);
  await later.page.getByText('No Request to Answer').waitFor();
  await later.leave();
});

test('an admin refuses apps with a switch and allows them again', async ({ product, admin }) => {
  const visitor = await visit(product, admin);
  const { page } = visitor;
  await visitor.open(paths.siteSettings);
  await button(page, 'Refuse apps').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Refuse apps' }).click();
  await visitor.hears('Apps are refused now.');
  await button(page, 'Allow apps').click();
  await visitor.hears('Users may connect apps now.');
  await page.getByText('Apps are allowed').waitFor();
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});
