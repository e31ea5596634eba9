import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { meddle } from '#tests/kit/browser/meddle.ts';
import { at, button, heading, leaveQuietly, link, visit } from '#tests/kit/browser/visitor.ts';
import { accountOperations, emailTokenOf, PASSWORD } from '#tests/kit/content/account.ts';
import { makePost } from '#tests/kit/content/blog.ts';
import { test } from '#tests/kit/test.ts';
import { paths } from '#web/shared/paths.ts';

/** Longer than the pause after which a search is sent. */
const PAUSE_MS = 1000;

/**
 * Clicks the link to the dashboard and holds back the scripts of that screen.
 * @returns a function that lets the scripts go on and waits for the dashboard
 */
async function leave(page: Page): Promise<() => Promise<void>> {
  const [asked, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await page.route('**/assets/*.js', async (route) => {
    asked.resolve();
    await released.promise;
    await route.continue();
  });
  await link(page.getByRole('navigation', { name: 'Main' }), 'Dashboard').click();
  await asked.promise;
  return async () => {
    released.resolve();
    await heading(page, 'Employee Dashboard').waitFor();
    expect(at(page)).toBe('/dashboard');
  };
}

test('a search that is typed just before leaving does not keep the user on the list', async ({ product, employee }) => {
  const visitor = await visit(product, employee);
  const { page } = visitor;
  await page.clock.install();
  await makePost(employee, { title: 'A launch' });
  await visitor.open('/blog-manage');
  await link(page, 'A launch').waitFor();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByLabel('Find by title').fill('launch');
  const arrive = await leave(page);
  await page.clock.runFor(PAUSE_MS);
  await page.clock.resume();
  await arrive();
  await leaveQuietly(visitor);
});

test('a new draft that is begun while leaving does not keep the user on its form', async ({ product, employee }) => {
  const visitor = await visit(product, employee);
  const { page } = visitor;
  await visitor.open('/admin/add-blog');
  const arrive = await leave(page);
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('A late thought');
  await page.getByText(/^Saved \d\d:\d\d\.$/).waitFor();
  await arrive();
  await leaveQuietly(visitor);
});

test('a new address that is confirmed while leaving does not keep the user on the account', async ({ product }) => {
  const user = await product.user({ role: 'Employee' });
  const person = await product.nobody.signIn(user, product.mail);
  const { name, mobile } = user;
  const email = `new-${user.email}`;
  await person.gql(accountOperations.updateAccount, { input: { name, email, mobile, currentPassword: PASSWORD } });
  const visitor = await visit(product, person);
  const { page } = visitor;
  await visitor.open(`${paths.account}?email=${await emailTokenOf(product, email)}`);
  const server = await meddle(page, 'ConfirmEmail', 'late');
  await button(page, 'Use New Address').click();
  await server.asked;
  const arrive = await leave(page);
  server.release();
  await visitor.hears('This is your address now. All other sign-ins ended.');
  await arrive();
  await server.stop();
  await leaveQuietly(visitor);
});
