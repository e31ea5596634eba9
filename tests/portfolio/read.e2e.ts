import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { meddle } from '#tests/kit/browser/meddle.ts';
import { at, closeBrowser, heading, link, visit, withoutStatus } from '#tests/kit/browser/visitor.ts';
import { emptyPortfolio, insertItem } from '#tests/kit/content/portfolio.ts';
import { type Product, startProduct } from '#tests/kit/product/product.ts';

const LIST = 'Our Showcase of Success';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(async () => {
  await closeBrowser();
  await product.stop();
});

const card = (page: Page, title: string) => page.getByRole('article').filter({ has: link(page, title) });
const meta = (page: Page, name: string) => page.locator(`meta[name=${name}]`).getAttribute('content');
const canonical = (page: Page) => page.locator('link[rel=canonical]').getAttribute('href');

describe('the list', () => {
  test('says when there is nothing to show yet, and is reached from the footer', async () => {
    await emptyPortfolio(product);
    await insertItem(product, { isPublished: false });
    const visitor = await visit(product);
    const { page } = visitor;
    await visitor.open('/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Portfolio' }).click();
    await heading(page, LIST).waitFor();
    await page.getByRole('heading', { name: 'Our Portfolio is Coming Soon!', exact: true }).waitFor();
    expect(at(page)).toBe('/portfolio');
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });

  test('says that it is loading, and why it did not come; another try brings it', async () => {
    await emptyPortfolio(product);
    const { title } = await insertItem(product, { isPublished: true });
    const visitor = await visit(product);
    const { page } = visitor;
    const panel = page.getByRole('alert').filter({ hasText: 'Loading Failed' });
    for (const [how, sentence] of [
      ['failing', 'Failed to load portfolio. Please try again later.'],
      ['empty', 'Failed to fetch portfolio items'],
      ['refusing', 'The server says no.'],
    ] as const) {
      // Before the page is there: what the pointer comes to lie on is fetched ahead.
      const broken = await meddle(page, 'PortfolioPage', how);
      await visitor.open('/');
      await page.getByRole('contentinfo').getByRole('link', { name: 'Portfolio' }).click();
      await page.getByRole('status').getByText('Loading...').waitFor();
      broken.release();
      await panel.getByText(sentence, { exact: true }).waitFor();
      await visitor.hears(sentence);
      await broken.stop();
      await page.getByRole('button', { name: 'Try Again' }).click();
      await link(page, title).waitFor();
      expect(await panel.count()).toBe(0);
    }
    expect(withoutStatus(visitor, 502)).toEqual([]);
    await visitor.leave();
  });

  test('shows of a project three tags and how many more, and three lines; a click anywhere leads to it', async () => {
    await emptyPortfolio(product);
    const description = Array.from({ length: 40 }, (_, index) => `Sentence number ${index}.`).join(' ');
    await insertItem(product, { title: 'Three tags', tags: ['a', 'b', 'c'], isPublished: true });
    await insertItem(product, { title: 'Five tags', description, tags: ['a', 'b', 'c', 'd', 'e'], isPublished: true });
    const visitor = await visit(product);
    const { page } = visitor;
    await visitor.open('/portfolio');
    expect(await page.title()).toBe('Portfolio - Marquee');
    expect([await canonical(page), await meta(page, 'description')]).toEqual([
      `${product.url}/portfolio`,
      'Projects by Marquee: what was asked, what we made of it, and what it brought.',
    ]);
    const tagsOf = (title: string) =>
      card(page, title).getByRole('list', { name: 'Tags' }).getByRole('listitem').allInnerTexts();
    expect([await tagsOf('Three tags'), await tagsOf('Five tags')]).toEqual([
      ['a', 'b', 'c'],
      ['a', 'b', 'c'],
    ]);
    await card(page, 'Five tags').getByText('+2 more', { exact: true }).waitFor();
    expect(await card(page, 'Three tags').getByText(/more$/).count()).toBe(0);
    const text = card(page, 'Five tags').getByText(/^Sentence number 0/);
    const lines = await text.evaluate((one) => one.clientHeight / Number.parseFloat(getComputedStyle(one).lineHeight));
    expect(Math.round(lines)).toBe(3);
    // The title's link lies over the card.
    await text.click({ force: true });
    await heading(page, 'Five tags').waitFor();
    expect(visitor.operations).toEqual(['PortfolioItemPage']);
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });

  test('of any length goes on where the reader comes near its end, and without scripts by a link', async () => {
    await emptyPortfolio(product);
    for (let day = 1; day <= 31; day += 1) {
      await insertItem(product, { title: `Project ${day}`, isPublished: true, createdAt: new Date(2026, 0, day) });
    }
    const visitor = await visit(product);
    await visitor.open('/portfolio');
    await expect
      .poll(async () => {
        await visitor.page.getByRole('article').last().scrollIntoViewIfNeeded();
        return visitor.page.getByRole('article').count();
      })
      .toBe(31);
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();

    const reader = await visit(product, undefined, { javaScriptEnabled: false });
    await reader.page.goto('/portfolio');
    expect(await reader.page.getByRole('article').count()).toBe(30);
    await link(reader.page, 'Load more').click();
    await link(reader.page, 'Project 1').waitFor();
    expect(reader.complaints).toEqual([]);
    await reader.leave();
  });
});
