import { expect } from 'vitest';
import { missedPaths, redirects } from '#server/content/redirect/table.ts';
import { violations } from '#tests/kit/browser/axe.ts';
import { goAnew, goingOn } from '#tests/kit/browser/goingOn.ts';
import { meddle } from '#tests/kit/browser/meddle.ts';
import { button, faultAt, heading, TAKEN_OVER, visit, withoutStatus } from '#tests/kit/browser/visitor.ts';
import { goWithin } from '#tests/kit/browser/within.ts';
import { blogOperations, blogPost, makePost } from '#tests/kit/content/blog.ts';
import { makeRedirect, redirectOperations } from '#tests/kit/content/redirect.ts';
import { getPage } from '#tests/kit/network/html.ts';
import type { Person } from '#tests/kit/people/person.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test } from '#tests/kit/test.ts';

test.beforeEach(async ({ product }) => {
  await product.services.db.delete(redirects);
  await product.services.db.delete(missedPaths);
});

const goOn = goingOn(async (product: Product, admin: Person) => {
  const visitor = await visit(product, admin);
  await visitor.open('/admin/add-blog');
  return visitor;
});
async function opened(product: Product, admin: Person) {
  const visitor = await goOn(product, admin);
  await goAnew(visitor, '/admin/redirects', 'Redirects');
  return visitor;
}

test('a redirect can be created where no page exists, changed to gone or deleted', async ({ product, admin }) => {
  const visitor = await opened(product, admin);
  const { page } = visitor;
  const field = (name: string) => page.getByRole('textbox', { name });
  const dialog = page.getByRole('dialog');
  await page.getByRole('heading', { name: 'No redirects yet' }).waitFor();
  await button(page, 'Add a Redirect').click();
  await field('From').fill('/about');
  await button(page, 'Add Redirect').click();
  await expect.poll(() => faultAt(field('To'))).toBe('Please say where it leads, or that it is gone for good.');
  await field('To').fill('/services');
  await button(page, 'Add Redirect').click();
  await expect.poll(() => faultAt(field('From'))).toBe('This is an address of the site itself. It needs no redirect.');
  await field('From').fill('/About-Us/');
  await button(page, 'Add Redirect').click();
  await visitor.hears('Redirect created.');
  await dialog.waitFor({ state: 'hidden' });
  await page.getByRole('rowheader', { name: '/about-us' }).waitFor();

  await button(page, 'Edit /about-us').click();
  await field('To').fill('');
  await page.getByRole('checkbox', { name: 'Gone for good' }).check();
  await button(page, 'Save Redirect').click();
  await visitor.hears('Redirect saved.');
  await page.getByRole('cell', { name: 'Gone for good' }).waitFor();
  expect((await getPage(product, '/about-us')).status).toBe(410);

  await button(page, 'Delete /about-us').click();
  await button(page, 'Delete').click();
  await visitor.hears('Redirect deleted.');
  await page.getByRole('heading', { name: 'No redirects yet' }).waitFor();
});

test('a missing path can be redirected in a filled form or forgotten, which a refusal rolls back', async ({
  product,
  admin,
}) => {
  const now = new Date();
  const missed = (number: number, path: string) => ({
    id: `01900000-0000-7000-8000-00000000000${number}`,
    ...{ path, count: number, firstAt: now, lastAt: now, lastReferrer: 'news.example', isWanted: true },
  });
  await product.services.db.insert(missedPaths).values([missed(1, '/lost'), missed(2, '/wanted')]);
  const visitor = await opened(product, admin);
  const { page } = visitor;
  await button(page, 'Redirect… /wanted').click();
  expect(await page.getByRole('textbox', { name: 'From' }).inputValue()).toBe('/wanted');
  await page.getByRole('textbox', { name: 'To' }).fill('/contact');
  await button(page, 'Add Redirect').click();
  await visitor.hears('Redirect created.');
  await page.getByRole('button', { name: 'Redirect… /wanted' }).waitFor({ state: 'detached' });

  const refusing = await meddle(page, 'ForgetMissedPath', 'refusing');
  const row = page.getByRole('rowheader', { name: '/lost' });
  await button(page, 'Forget /lost').click();
  await refusing.asked;
  await row.waitFor({ state: 'detached' });
  refusing.release();
  await visitor.hears('The server says no.');
  await row.waitFor();
  await refusing.stop();
  await button(page, 'Forget /lost').click();
  await visitor.hears('Forgotten.');
  await row.waitFor({ state: 'detached' });
});

test('IndexNow can be switched on and off', async ({ product, admin }) => {
  const visitor = await opened(product, admin);
  const { page } = visitor;
  const choice = page.getByRole('checkbox', { name: 'Tell search engines of changes' });
  expect(await choice.isChecked()).toBe(false);
  await choice.click();
  await visitor.hears('Search engines are told of changes from now on.');
  await page.getByText('Nothing was told yet.').waitFor();
  const proof = await page.getByRole('link', { name: 'The file that proves it is this site' }).getAttribute('href');
  expect((await fetch(proof as string)).status).toBe(200);
  await choice.click();
  await visitor.hears('Search engines are not told of changes any more.');
  expect(await choice.isChecked()).toBe(false);
});

test('failed lists can be retried', async ({ product, admin }) => {
  await makeRedirect(admin, { from: '/known' });
  const visitor = await visit(product, admin);
  const { page } = visitor;
  const failing = await meddle(page, 'Redirects', 'failing');
  failing.release();
  await visitor.open('/admin/redirects');
  await page.getByRole('heading', { name: 'Error Loading Redirects' }).waitFor();
  await failing.stop();
  await button(page, 'Try Again').click();
  await page.getByRole('rowheader', { name: '/known' }).waitFor();
  expect(withoutStatus(visitor, 502)).toEqual([]);
  await visitor.leave();
});

test.for([
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
])('the screen and its form have no accessibility violation at %j', async (viewport, { product, admin }) => {
  const now = new Date();
  await makeRedirect(admin, { from: '/old', to: 'https://shop.example/all' });
  await makeRedirect(admin, { from: '/gone', to: null, isGone: true });
  await product.services.db.insert(missedPaths).values({
    id: '01900000-0000-7000-8000-000000000001',
    ...{ path: '/wp-login.php', count: 7, firstAt: now, lastAt: now, lastReferrer: null, isWanted: false },
  });
  const visitor = await visit(product, admin, { viewport, reducedMotion: 'reduce' });
  const { page } = visitor;
  await visitor.open('/admin/redirects');
  await page.getByRole('rowheader', { name: '/wp-login.php' }).waitFor();
  expect(await violations(page)).toEqual([]);
  await button(page, 'Add a Redirect').click();
  await page.getByRole('textbox', { name: 'From' }).waitFor();
  expect(await violations(page)).toEqual([]);
  await visitor.leave();
});

test('a link within the site follows redirects and former slugs', async ({ product, admin }) => {
  const { id, slug } = await makePost(admin, { isPublished: true });
  const input = blogPost({ slug: `${slug}-renamed`, title: 'A post with a new name' });
  await admin.gql(blogOperations.update, { id, input });
  await makeRedirect(admin, { from: '/team', to: '/about' });
  const visitor = await visit(product);
  const { page } = visitor;
  await visitor.open('/');
  await goWithin(page, '/team?from=link');
  await page.waitForURL('**/about?from=link');
  await page.locator(TAKEN_OVER).waitFor({ state: 'attached' });
  await goWithin(page, `/blog/${slug}`);
  await page.waitForURL(`**/blog/${slug}-renamed`);
  await page.locator(TAKEN_OVER).waitFor({ state: 'attached' });
  await heading(page, 'A post with a new name').waitFor();
  await goWithin(page, '/nowhere-at-all');
  await heading(page, 'Oops! Page Not Found').waitFor();
  await visitor.leave();
});

test('only admins can open redirects', async ({ product }) => {
  const employee = await product.signedIn('Employee');
  expect((await employee.gql(redirectOperations.list)).code).toBe('FORBIDDEN');
  const visitor = await visit(product, employee);
  await visitor.open('/admin/redirects');
  await heading(visitor.page, 'Oops! Page Not Found').waitFor();
  await visitor.leave();
});
