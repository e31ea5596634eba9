import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { meddle } from '#tests/kit/browser/meddle.ts';
import { heading, leaveQuietly, link, visit, withoutStatus } from '#tests/kit/browser/visitor.ts';
import { emptyPortfolio, insertItem } from '#tests/kit/content/portfolio.ts';
import { getPage } from '#tests/kit/network/html.ts';
import { test as base } from '#tests/kit/test.ts';

const LIST = 'Our Showcase of Success';
const MISSING = 'Portfolio item not found.';

const test = base.extend('admin', { scope: 'file' }, ({ product }) =>
  product.signedIn('admin', { name: 'Asha Menon' }),
);

const meta = (page: Page, name: string) => page.locator(`meta[name=${name}]`).getAttribute('content');
const canonical = (page: Page) => page.locator('link[rel=canonical]').getAttribute('href');

test('the page of an item shows its texts, tags and day to a visitor without scripts', async ({ product }) => {
  const { slug } = await insertItem(product, {
    title: 'A shop that opens at once',
    description: 'The first line.\n\n  \nThe second line.\nThe third.',
    category: 'Web Development',
    tags: ['React', 'PostgreSQL', 'Search', 'Print'],
    isPublished: true,
    // 20:30 in London is the next day in the office.
    createdAt: new Date('2026-03-04T20:30:00Z'),
  });
  const visitor = await visit(product, undefined, { javaScriptEnabled: false });
  const { page } = visitor;
  expect((await page.goto(`/portfolio/${slug}`))?.status()).toBe(200);
  await heading(page, 'A shop that opens at once').waitFor();
  await page.getByText('Web Development', { exact: true }).waitFor();
  await page.getByText('Mar 5, 2026', { exact: true }).waitFor();
  const lines = page
    .getByRole('article')
    .getByRole('paragraph')
    .filter({ hasText: /line|third/ });
  expect(await lines.allInnerTexts()).toEqual(['The first line.', 'The second line.', 'The third.']);
  const skills = page.getByRole('region', { name: 'Technologies & Skills' });
  await skills.getByRole('heading', { name: 'Technologies & Skills', exact: true }).waitFor();
  expect(await skills.getByRole('listitem').allInnerTexts()).toEqual(['React', 'PostgreSQL', 'Search', 'Print']);
  expect(await page.title()).toBe('A shop that opens at once - Marquee');
  expect([await canonical(page), await meta(page, 'description')]).toEqual([
    `${product.url}/portfolio/${slug}`,
    'The first line. The second line. The third.',
  ]);
  expect(await page.getByRole('region', { name: 'Manage this item' }).count()).toBe(0);
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByRole('link', { name: 'portfolio' }).count()).toBe(0);
  await page.emulateMedia({ media: null });
  await link(page, 'Back to Portfolio').click();
  await heading(page, LIST).waitFor();
  await leaveQuietly(visitor);
});

test('a failed item page gives the reason until a retry', async ({ product }) => {
  await emptyPortfolio(product);
  const imageUrl = `${product.url}/uploads/nothing.webp`;
  const { title } = await insertItem(product, { category: null, imageUrl, altText: 'A chart', isPublished: true });
  const visitor = await visit(product);
  const { page } = visitor;
  let ask = async () => {
    await visitor.open('/portfolio');
    await link(page, title).click();
  };
  for (const [how, sentence] of [
    ['failing', 'Failed to load portfolio item.'],
    ['refusing', 'The server says no.'],
  ] as const) {
    // Set up before the page, because hovering prefetches.
    const broken = await meddle(page, 'PortfolioItemPage', how);
    broken.release();
    await ask();
    await page.getByRole('alert').filter({ hasText: 'Loading Failed' }).getByText(sentence).waitFor();
    await visitor.hears(sentence);
    await broken.stop();
    ask = () => page.getByRole('button', { name: 'Try Again' }).click();
  }
  await ask();
  await heading(page, title).waitFor();
  await page.getByText('Uncategorized', { exact: true }).waitFor();
  await page
    .locator('svg')
    .and(page.getByRole('img', { name: 'A chart' }))
    .waitFor();

  expect((await page.goto('/portfolio/nothing-here'))?.status()).toBe(404);
  await heading(page, MISSING).waitFor();
  expect(await visitor.toasts()).toEqual([]);
  await link(page, 'Back to Portfolio').click();
  await heading(page, LIST).waitFor();
  expect(visitor.complaints.filter((one) => !/a status of (404|502)/.test(one))).toEqual([]);
  await visitor.leave();
});

test('the page of a draft is 404 for visitors and visible to staff, also after a reload', async ({
  product,
  admin,
}) => {
  const { slug, title } = await insertItem(product, { title: 'An unfinished project' });
  const { status, text } = await getPage(product, `/portfolio/${slug}`);
  expect([status, text.includes(MISSING), text.includes(title)]).toEqual([404, true, false]);
  for (const person of [admin, await product.signedIn('Employee')]) {
    const member = await visit(product, person);
    const { page } = member;
    const again = person === admin ? [] : [() => page.reload()];
    for (const load of [() => page.goto(`/portfolio/${slug}`), ...again]) {
      await load();
      await heading(page, title).waitFor();
      await page.getByText('Draft', { exact: true }).waitFor();
    }
    expect(await member.toasts()).toEqual([]);
    expect(withoutStatus(member, 404)).toEqual([]);
    await member.leave();
  }
});
