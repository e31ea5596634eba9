import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { heading, visit } from '#tests/kit/browser/visitor.ts';
import { makePost } from '#tests/kit/content/blog.ts';
import { test } from '#tests/kit/test.ts';

let slug: string;
let title: string;
test.beforeAll(async ({ admin }) => {
  const body = 'Watch it:\n\nhttps://youtu.be/dQw4w9WgXcQ\n\nhttps://vimeo.com/76979871';
  ({ slug, title } = await makePost(admin, { body, isPublished: true }));
});

/** Replaces the players on the web with pages that name themselves. */
async function standIn(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.context().route(/youtube|youtu\.be|vimeo/, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Player</title><p>The player</p>' });
  });
  return asked;
}

const card = (page: Page, host: string) => page.getByRole('link', { name: new RegExp(`Watch the video on ${host}`) });

test('only a click on a video contacts another site', async ({ product }) => {
  const visitor = await visit(product);
  const { page } = visitor;
  const asked = await standIn(page);
  await visitor.open(`/blog/${slug}`);
  await card(page, 'YouTube').scrollIntoViewIfNeeded();
  expect(asked).toEqual([]);
  await card(page, 'YouTube').click();
  await page.frameLocator('figure iframe').getByText('The player').waitFor();
  expect(asked).toEqual(['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ']);
  await card(page, 'Vimeo').press('Enter');
  await page.frameLocator('figure:nth-of-type(2) iframe').getByText('The player').waitFor();
  expect(asked[1]).toBe('https://player.vimeo.com/video/76979871?dnt=1');
  expect(page.context().pages()).toHaveLength(1);
  expect(
    visitor.complaints.filter((one) => !/^foreign: https:\/\/(www\.youtube-nocookie|player\.vimeo)\.com\//.test(one)),
  ).toEqual([]);
  await visitor.leave();
});

test('a reader who came from a page without a video gets the player in a new tab', async ({ product }) => {
  const visitor = await visit(product);
  const { page } = visitor;
  const asked = await standIn(page);
  await visitor.open('/blogs');
  await page.getByRole('link', { name: title }).click();
  await heading(page, title).waitFor();
  const [tab] = await Promise.all([page.context().waitForEvent('page'), card(page, 'YouTube').click()]);
  await tab.waitForURL('https://youtu.be/dQw4w9WgXcQ');
  expect(asked).toEqual(['https://youtu.be/dQw4w9WgXcQ']);
  expect(await page.locator('iframe').count()).toBe(0);
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});

test('without scripts a video is a link to its page', async ({ product }) => {
  const visitor = await visit(product, undefined, { javaScriptEnabled: false });
  const { page } = visitor;
  await page.goto(`/blog/${slug}`);
  expect(await card(page, 'YouTube').getAttribute('href')).toBe('https://youtu.be/dQw4w9WgXcQ');
  await visitor.leave();
});
