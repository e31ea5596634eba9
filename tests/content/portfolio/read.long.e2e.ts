import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { meddle } from '#tests/kit/browser/meddle.ts';
import { forgetToasts } from '#tests/kit/browser/toasts.ts';
import { at, heading, leaveQuietly, link, visit } from '#tests/kit/browser/visitor.ts';
import { emptyPortfolio, insertItem } from '#tests/kit/content/portfolio.ts';
import { getPage } from '#tests/kit/network/html.ts';
import { test } from '#tests/kit/test.ts';

const LIST = 'Our Showcase of Success';

const card = (page: Page, title: string) => page.getByRole('article').filter({ has: link(page, title) });
const meta = (page: Page, name: string) => page.locator(`meta[name=${name}]`).getAttribute('content');
const canonical = (page: Page) => page.locator('link[rel=canonical]').getAttribute('href');

test('the list is linked in the footer and shows loading, failure and emptiness', async ({ product }) => {
  await emptyPortfolio(product);
  await insertItem(product, { isPublished: false });
  const visitor = await visit(product);
  const { page } = visitor;
  const panel = page.getByRole('alert').filter({ hasText: 'Loading Failed' });
  let ask = async () => {
    await visitor.open('/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Portfolio' }).click();
    await page.getByRole('status').getByText('Loading...').waitFor();
  };
  for (const [how, sentence] of [
    ['failing', 'Failed to load portfolio. Please try again later.'],
    ['empty', 'Failed to fetch portfolio items'],
    ['refusing', 'The server says no.'],
  ] as const) {
    // Set up before the page, because hovering prefetches.
    const broken = await meddle(page, 'PortfolioPage', how);
    await ask();
    await forgetToasts(page);
    broken.release();
    await panel.getByText(sentence, { exact: true }).waitFor();
    await visitor.hears(sentence);
    await broken.stop();
    ask = () => page.getByRole('button', { name: 'Try Again' }).click();
  }
  await ask();
  await page.getByRole('heading', { name: 'Our Portfolio is Coming Soon!', exact: true }).waitFor();
  await heading(page, LIST).waitFor();
  expect([at(page), await panel.count()]).toEqual(['/portfolio', 0]);
  await leaveQuietly(visitor, 502);
});

test('a card with the beginning of an item opens it by a click anywhere', async ({ product }) => {
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
  // The link of the title covers the card.
  await text.click({ force: true });
  await heading(page, 'Five tags').waitFor();
  expect(visitor.operations).toEqual(['PortfolioItemPage']);
  await leaveQuietly(visitor);
});

test('a long list loads on scrolling or without scripts by a link', async ({ product }) => {
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
  await leaveQuietly(visitor);

  const first = (await getPage(product, '/portfolio')).text;
  expect(first.match(/<article/g)).toHaveLength(30);
  const more = /<a [^>]*href="([^"]*)"[^>]*>(?:\s|<!-- -->)*Load more/.exec(first)?.[1] ?? 'nowhere';
  const whole = (await getPage(product, more.replaceAll('&amp;', '&'))).text;
  expect([first.includes('>Project 1<'), whole.includes('>Project 1<')]).toEqual([false, true]);
});

/** Records the number of cards when the heading of the list appears. */
const noteCards = (page: Page) =>
  page.evaluate((list) => {
    const look = (_: unknown, observer: MutationObserver) => {
      if (document.querySelector('h1')?.textContent !== list) return;
      observer.disconnect();
      Object.assign(window, { cards: document.querySelectorAll('main article').length });
    };
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
  }, LIST);

test('a list that a reader goes back to shows its cards immediately', async ({ product }) => {
  await emptyPortfolio(product);
  await insertItem(product, { title: 'A project', isPublished: true });
  const visitor = await visit(product);
  const { page } = visitor;
  const cards = () => page.evaluate(() => (window as typeof window & { cards?: number }).cards);
  await visitor.open('/portfolio');
  await link(page, 'A project').click();
  await heading(page, 'A project').waitFor();
  await noteCards(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Portfolio' }).click();
  await card(page, 'A project').waitFor();
  expect(await cards()).toBe(0);
  await page.goBack();
  await heading(page, 'A project').waitFor();
  await noteCards(page);
  await page.goBack();
  await card(page, 'A project').waitFor();
  expect(await cards()).toBe(1);
  await leaveQuietly(visitor);
});
