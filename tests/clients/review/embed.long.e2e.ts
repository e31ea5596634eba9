import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect } from 'vitest';
import { loaded, visit } from '#tests/kit/browser/visitor.ts';
import { makeReview } from '#tests/kit/content/review.ts';
import { test } from '#tests/kit/test.ts';

let other: Server;
let otherUrl: string;
let body = '';
test.beforeAll(async ({ employee }) => {
  await makeReview(employee, { name: 'Devika Pillai', clientFeedback: 'The phone rings again.', isPublished: true });
  other = createServer((_, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(`<!doctype html><link rel="icon" href="data:,"><title>Another site</title>${body}`);
  }).listen(0, '127.0.0.1');
  await once(other, 'listening');
  otherUrl = `http://127.0.0.1:${(other.address() as AddressInfo).port}/`;
});
afterAll(async () => {
  other.close();
});

test('only the embed is shown in a frame of another site', async ({ product, employee }) => {
  const staff = await visit(product, employee);
  await staff.open('/admin/manage-reviews');
  await loaded(staff.page);
  await staff.page.getByText('Show Reviews on Another Site').click();
  await staff.page.getByRole('combobox', { name: 'How many' }).selectOption('1');
  await staff.page.getByRole('combobox', { name: 'Colours' }).selectOption('Dark');
  body = await staff.page.getByRole('textbox', { name: 'Code for another site' }).inputValue();
  expect(body).toContain(`src="${product.url}/embed/reviews?limit=1&amp;theme=dark"`);
  expect(staff.complaints).toEqual([]);
  await staff.leave();

  const { page, complaints, leave } = await visit(product);
  await page.goto(otherUrl);
  const frame = page.frameLocator('iframe[title="Reviews of Marquee"]');
  await frame.getByText('The phone rings again.').waitFor();
  expect(await frame.getByRole('img', { name: '5 out of 5 stars' }).count()).toBe(1);
  const look = () => frame.locator('body').evaluate((one) => getComputedStyle(one).colorScheme);
  expect(await look()).toBe('dark');
  const mine = () => complaints.filter((one) => !one.startsWith('foreign: '));
  expect(mine()).toEqual([]);

  body = `<iframe src="${product.url}/reviews" title="framed"></iframe>`;
  await page.goto(otherUrl);
  await expect.poll(() => mine().join()).toMatch(/frame/i);
  expect(await page.frameLocator('iframe').getByText('The phone rings again.').count()).toBe(0);
  await leave();
});
