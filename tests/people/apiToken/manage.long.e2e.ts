import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { apiTokens } from '#server/people/apiToken/table.ts';
import { holdStream, meddle } from '#tests/kit/browser/meddle.ts';
import { forgetToasts } from '#tests/kit/browser/toasts.ts';
import { button, faultAt, leaveQuietly, type Visitor, visit } from '#tests/kit/browser/visitor.ts';
import { issueToken, listTokens } from '#tests/kit/content/apiToken.ts';
import { Person } from '#tests/kit/people/person.ts';
import { test as base } from '#tests/kit/test.ts';
import { paths } from '#web/shared/paths.ts';

const DAY = 24 * 3600 * 1000;
const NAMELESS = 'Please name what the token is for';

let visitor: Visitor;
let page: Page;
const test = base.extend('admin', { scope: 'file' }, ({ product }) =>
  product.signedIn('admin', { name: 'Meera Nair' }),
);
test.beforeEach(({ product }) => product.services.db.delete(apiTokens));

const name = () => page.getByRole('textbox', { name: 'Name' });
const made = () => page.getByRole('textbox', { name: 'API token' });
const command = () => page.getByRole('textbox', { name: 'Command that tries the token' });
const row = (title: RegExp) => page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: title }) });
const dialog = () => page.getByRole('alertdialog', { name: 'Revoke Token' });
const isFocused = (label: string) => button(page, label).evaluate((one) => one === document.activeElement);

const leave = (status?: number) => leaveQuietly(visitor, status);

test('an admin issues a token by keyboard, sees it once, copies it, uses it and revokes it', async ({
  product,
  admin,
}) => {
  visitor = await visit(product, admin, {
    permissions: ['clipboard-read', 'clipboard-write'],
    viewport: { width: 390, height: 844 },
  });
  page = visitor.page;
  await visitor.open(paths.apiTokens);
  await page.getByText('No token has been issued yet.').waitFor();
  await button(page, 'Issue Token').click();
  await expect.poll(() => faultAt(name())).toBe(NAMELESS);
  await visitor.hears('Please correct the form errors.');
  expect(visitor.operations).not.toContain('IssueApiToken');
  await name().fill('The CRM');
  expect(await faultAt(name())).toBeNull();
  for (const [how, sentence] of [
    ['failing', 'Failed to issue API token.'],
    ['empty', 'Failed to issue API token.'],
    ['refusing', 'The server says no.'],
  ] as const) {
    await forgetToasts(page);
    const broken = await meddle(page, 'IssueApiToken', how);
    broken.release();
    await button(page, 'Issue Token').click();
    await expect.poll(visitor.toasts).toEqual([sentence]);
    expect([await name().inputValue(), await made().count()]).toEqual(['The CRM', 0]);
    await broken.stop();
  }

  await page.setViewportSize({ width: 1280, height: 900 });
  await name().fill('');
  await name().focus();
  await page.keyboard.type('The CRM');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  expect(await page.getByRole('radio', { name: 'Published', exact: true }).isChecked()).toBe(true);
  await page.keyboard.press('ArrowDown');
  expect(await page.getByRole('radio', { name: 'Staff', exact: true }).isChecked()).toBe(true);
  const slow = await meddle(page, 'IssueApiToken', 'slow');
  await page.keyboard.press('Enter');
  await slow.asked;
  expect([await button(page, 'Issuing...').isDisabled(), await name().isDisabled()]).toEqual([true, true]);
  slow.release();
  await visitor.hears('API token issued.');
  const token = await made().inputValue();
  expect(token).toMatch(/^mqt_[\w-]{43}$/);
  expect(await command().inputValue()).toBe(
    `curl -H 'Authorization: Bearer ${token}' \\\n  ${product.url}/api/messages`,
  );

  await expect.poll(() => isFocused('Copy Token')).toBe(true);
  await page.keyboard.press('Enter');
  await visitor.hears('Token copied to clipboard!');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(token);
  await button(page, 'Copy Command').click();
  await visitor.hears('Command copied to clipboard!');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await command().inputValue());

  const machine = new Person(product.url, { token });
  expect((await machine.rest('GET', '/messages')).status).toBe(200);
  const listed = row(/^The CRM/);
  await listed.getByText('Never', { exact: true }).waitFor();
  await expect.poll(async () => Object.values(await listTokens(admin))[0]?.lastUsedAt).not.toBeNull();
  await page.reload();
  await listed.getByText(/ at \d+:\d\d [AP]M$/).waitFor();
  for (const text of [`…${token.slice(-4)} by Meera Nair`, 'Staff', 'Active']) await listed.getByText(text).waitFor();
  expect([await made().count(), (await page.content()).includes(token)]).toEqual([0, false]);

  await button(page, `Revoke “The CRM” (…${token.slice(-4)})`).focus();
  await page.keyboard.press('Enter');
  await dialog().getByText('Whatever uses it is refused from its next request on.').waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await visitor.hears('API token revoked.');
  await listed.getByText('Revoked', { exact: true }).waitFor();
  expect(await page.getByRole('button', { name: /^Revoke/ }).count()).toBe(0);
  expect((await machine.rest('GET', '/messages')).status).toBe(401);
  await leave(502);
});

test('a token stays active in the list after a cancelled or failed revocation', async ({ product, admin }) => {
  await issueToken(admin, { name: 'Expired machine', days: 1 });
  product.passTime(DAY);
  await issueToken(admin, { name: 'Active machine', role: 'ADMIN' });
  visitor = await visit(product, admin);
  page = visitor.page;
  // Without the stream nothing reloads the list.
  await holdStream(page);
  const noList = await meddle(page, 'ApiTokens', 'failing');
  noList.release();
  await visitor.open(paths.apiTokens);
  await page.getByRole('alert').getByText('Failed to load API tokens.').waitFor();
  await visitor.hears('Failed to load API tokens.');
  await noList.stop();
  await button(page, 'Try Again').click();
  await row(/^Expired machine/)
    .getByText('Expired', { exact: true })
    .waitFor();
  const ask = () => button(page, /^Revoke “Active machine”/).click();
  await ask();
  await dialog().getByRole('button', { name: 'Cancel' }).click();
  await dialog().waitFor({ state: 'hidden' });
  for (const [how, sentence] of [
    ['empty', 'Failed to revoke API token.'],
    ['failing', 'Failed to revoke API token.'],
    ['refusing', 'The server says no.'],
  ] as const) {
    const broken = await meddle(page, 'RevokeApiToken', how);
    await ask();
    await dialog().getByRole('button', { name: 'Revoke' }).click();
    await broken.asked;
    expect(await dialog().getByRole('button', { name: 'Revoking...' }).isDisabled()).toBe(true);
    await forgetToasts(page);
    broken.release();
    await visitor.hears(sentence);
    await dialog().waitFor({ state: 'hidden' });
    await row(/^Active machine/)
      .getByText('Active', { exact: true })
      .waitFor();
    await broken.stop();
  }
  await product.services.db.delete(apiTokens);
  await ask();
  await dialog().getByRole('button', { name: 'Revoke' }).click();
  await visitor.hears('API token not found.');
  await row(/^Active machine/).waitFor({ state: 'detached' });
  await leave(502);
});

test('an admin limits a token to scopes that the list then shows', async ({ product, admin }) => {
  visitor = await visit(product, admin, { viewport: { width: 390, height: 844 } });
  page = visitor.page;
  await visitor.open(paths.apiTokens);
  const some = () => page.getByRole('checkbox', { name: 'Only some of it' });
  const box = (label: string) => page.getByRole('checkbox', { name: label, exact: true });
  const role = (label: string) => page.getByRole('radio', { name: label, exact: true });
  await name().fill('The agent');
  // PUBLISHED has no scopes.
  expect(await some().count()).toBe(0);
  await role('Admin').check();
  await some().focus();
  await page.keyboard.press('Space');
  await button(page, 'Issue Token').click();
  await page.getByText('Please choose what it may do, or let it use its whole role').waitFor();
  expect(visitor.operations).not.toContain('IssueApiToken');
  await box('Messages: Write').check();
  expect(await box('Messages: Read').isChecked()).toBe(true);
  await box('Messages: Read').uncheck();
  expect(await box('Messages: Write').isChecked()).toBe(false);
  await box('Messages: Write').check();
  await box('Site: Write').check();
  await role('Staff').check();
  expect([await box('Site: Write').count(), await box('Messages: Write').isChecked()]).toEqual([0, true]);
  await button(page, 'Issue Token').click();
  await visitor.hears('API token issued.');
  const token = await made().inputValue();
  await row(/^The agent/)
    .getByText('Messages: Read, Write', { exact: true })
    .waitFor();
  const machine = new Person(product.url, { token });
  expect((await machine.rest('GET', '/messages')).status).toBe(200);
  expect((await machine.rest('GET', '/blogs/all')).status).toBe(403);
  expect(await command().inputValue()).toContain('/api/messages');
  await leave();
});
