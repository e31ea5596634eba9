import { expect } from 'vitest';
import { at, heading, leaveQuietly, link, visit } from '#tests/kit/browser/visitor.ts';
import { makePost } from '#tests/kit/content/blog.ts';
import { test } from '#tests/kit/test.ts';

/** Longer than the pause after which a search is sent. */
const PAUSE_MS = 1000;

test('a search that is typed just before leaving does not keep the user on the list', async ({ product, employee }) => {
  const visitor = await visit(product, employee);
  const { page } = visitor;
  await page.clock.install();
  await makePost(employee, { title: 'A launch' });
  await visitor.open('/blog-manage');
  await link(page, 'A launch').waitFor();
  const [asked, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await page.route('**/assets/*.js', async (route) => {
    asked.resolve();
    await released.promise;
    await route.continue();
  });
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByLabel('Find by title').fill('launch');
  await link(page.getByRole('navigation', { name: 'Main' }), 'Dashboard').click();
  await asked.promise;
  await page.clock.runFor(PAUSE_MS);
  released.resolve();
  await page.clock.resume();
  await heading(page, 'Employee Dashboard').waitFor();
  expect(at(page)).toBe('/dashboard');
  await leaveQuietly(visitor);
});
