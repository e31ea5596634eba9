import type { BrowserContextOptions, Request } from 'playwright-core';
import { expect } from 'vitest';
import type { VisitBeacon } from '#schema/visit.ts';
import { heading, leaveQuietly, link, visit } from '#tests/kit/browser/visitor.ts';
import { makePost } from '#tests/kit/content/blog.ts';
import { counted, figuresOf, likeAPerson } from '#tests/kit/content/visit.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { until } from '#tests/kit/product/embedded.ts';
import { type Product, startProduct } from '#tests/kit/product/product.ts';
import { test } from '#tests/kit/test.ts';

test.beforeAll(async ({ admin }) => {
  await makePost(admin, { slug: 'a-post', title: 'A post to read', isPublished: true });
});

async function visitCounted(product: Product, person?: Person, options: BrowserContextOptions = {}, site = product) {
  const visitor = await visit(site, person, { ...likeAPerson, ...options });
  const reported: VisitBeacon[] = [];
  visitor.page.on('request', (request: Request) => {
    if (new URL(request.url()).pathname === '/hit') reported.push(request.postDataJSON());
  });
  return { ...visitor, reported };
}

test('a campaign visitor counts once and each page too, without storage in the browser', async ({ product }) => {
  const visitor = await visitCounted(product, undefined, { viewport: { width: 390, height: 844 } });
  const { page, reported } = visitor;
  await visitor.open(
    '/about?utm_source=Newsletter&utm_medium=mail&utm_campaign=diwali&gclid=secret-click&token=secret',
  );
  await until(async () => reported.length === 1);
  expect(reported[0]).toEqual({
    path: '/about',
    referrer: '',
    campaign: { utm_source: 'Newsletter', utm_medium: 'mail', utm_campaign: 'diwali', gclid: '' },
    device: 'phone',
  });
  await link(page.getByRole('contentinfo'), 'Blog').click();
  await link(page, 'A post to read').first().click();
  await heading(page, 'A post to read').waitFor();
  await until(async () => reported.length === 3);
  expect(reported.slice(1).map(({ path, referrer, campaign }) => [path, referrer, campaign])).toEqual([
    ['/blogs', '', {}],
    ['/blog/a-post', '', {}],
  ]);
  await counted(product, 3);
  expect(await figuresOf(product)).toEqual({
    total: [1, 3],
    'page /about': [1, 1],
    'page /blogs': [0, 1],
    'page /blog/a-post': [0, 1],
    'source newsletter': [1, 3],
    'campaign diwali': [1, 3],
    'device phone': [1, 3],
  });
  const kept = () => [document.cookie, Object.keys(localStorage), Object.keys(sessionStorage)];
  expect(await page.evaluate(kept)).toEqual(['', [], []]);
  await leaveQuietly(visitor);
});

test('a page sends no beacon for staff, with a privacy signal or from a sign-in page', async ({ product, admin }) => {
  const asksForPrivacy = () => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
  const wantsNoTracks = () => Object.defineProperty(navigator, 'doNotTrack', { value: '1' });
  for (const script of [asksForPrivacy, wantsNoTracks]) {
    const visitor = await visitCounted(product);
    await visitor.page.addInitScript(script);
    await visitor.open('/about');
    await link(visitor.page.getByRole('contentinfo'), 'Contact').click();
    await visitor.page.getByRole('textbox', { name: 'Name' }).waitFor();
    expect(visitor.reported).toEqual([]);
    await leaveQuietly(visitor);
  }
  const staff = await visitCounted(product, admin);
  await staff.open('/about');
  await link(staff.page.getByRole('contentinfo'), 'Contact').click();
  await staff.page.getByRole('textbox', { name: 'Name' }).waitFor();
  expect(staff.reported).toEqual([]);
  await leaveQuietly(staff);

  const invited = await visitCounted(product);
  await invited.open('/forgot-password');
  await link(invited.page.getByRole('contentinfo'), 'About').click();
  await until(async () => invited.reported.length === 1);
  expect(invited.reported.map(({ path }) => path)).toEqual(['/about']);
  await leaveQuietly(invited);
});

test('with ANALYTICS=off pages send no beacons', async ({ product }) => {
  const off = await startProduct({ ANALYTICS: 'off' });
  const visitor = await visitCounted(product, undefined, {}, off);
  await visitor.open('/about');
  await link(visitor.page.getByRole('contentinfo'), 'Contact').click();
  await visitor.page.getByRole('textbox', { name: 'Name' }).waitFor();
  expect(visitor.reported).toEqual([]);
  await leaveQuietly(visitor);
  await off.stop();
});
