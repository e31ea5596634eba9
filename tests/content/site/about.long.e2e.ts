import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { heading, visit } from '#tests/kit/browser/visitor.ts';
import { dayOf } from '#tests/kit/content/india.ts';
import { brand, brandFile } from '#tests/kit/product/brand.ts';
import { type Product, startProduct } from '#tests/kit/product/product.ts';
import { paths } from '#web/shared/paths.ts';

let product: Product;
beforeAll(async () => {
  const { file, remove } = await brandFile();
  product = await startProduct({ SITE_FILE: file });
  await remove();
});
afterAll(() => product.stop());

const hrefs = (page: Page, within: 'main' | 'contentinfo' | 'navigation', name?: string) =>
  page
    .getByRole(within, name ? { name } : {})
    .getByRole('link')
    .evaluateAll((all) => all.map((one) => [one.textContent?.trim(), one.getAttribute('href')]));

const networks = [
  ['Instagram', brand.social.instagram],
  ['Facebook', brand.social.facebook],
  ['LinkedIn', brand.social.linkedin],
  ['WhatsApp', 'https://wa.me/919000022222'],
];

test('about page, Coming Soon, navigation and footer are complete without scripts', async () => {
  const visitor = await visit(product, undefined, { javaScriptEnabled: false });
  const { page } = visitor;
  await page.goto(paths.about);
  await heading(page, `About ${brand.name}`).waitFor();
  for (const name of ['Our mission', 'Our vision']) await page.getByRole('heading', { level: 2, name }).waitFor();
  const parts: [region: string, entries: number][] = [
    ['Our approach, in four steps', 4],
    ['What we value', 4],
    ['Industries we like to work for', 9],
    ['What you can hold us to', 6],
  ];
  for (const [name, entries] of parts) {
    const part = page.getByRole('region', { name, exact: true });
    expect([name, await part.getByRole('listitem').count()]).toEqual([name, entries]);
  }
  const ways = await hrefs(page, 'main');
  expect(ways).toEqual([['Talk to us', '/contact#contact-us'], ...networks]);

  const [, ...items] = await hrefs(page, 'navigation', 'Main');
  expect(items.slice(0, 5)).toEqual([
    ['Home', '/'],
    ['About', '/about'],
    ['Services', '/services'],
    ['Affiliate', '/affiliate-marketing'],
    ['Blog', '/blogs'],
  ]);

  await page.goto(paths.book);
  await heading(page, 'Coming Soon!').waitFor();
  const main = page.getByRole('main');
  const sentence = "We're working hard to bring you this feature. Please check back later.";
  for (const text of [sentence, 'Under Construction', 'Thank you for your patience!'])
    expect(await main.getByText(text, { exact: true }).isVisible(), text).toBe(true);

  const footer = page.getByRole('contentinfo');
  const links = (await hrefs(page, 'contentinfo')).map(([, href]) => href);
  expect(links).toEqual([
    `mailto:${brand.email}`,
    'tel:+919000011111',
    ...['/services', '/about', '/portfolio', '/contact', '/blogs'],
    ...['/privacy-policy', '/terms-of-service'],
    ...networks.map(([, href]) => href),
  ]);
  for (const [name] of networks) await footer.getByRole('link', { name, exact: true }).waitFor();
  await footer.getByText(brand.description).waitFor();
  await footer.getByText(`© ${dayOf(new Date()).slice(0, 4)} ${brand.name}. All rights reserved.`).waitFor();
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});

test('a toast on the page Coming Soon appears at the top right', async () => {
  const visitor = await visit(product, await product.signedIn('Employee'));
  const { page } = visitor;
  await page.clock.install();
  await visitor.open(paths.book);
  await page.evaluate(() => localStorage.setItem('tokenExpiry', String(Date.now() - 1)));
  // The clock is paused, because the toast disappears after some seconds.
  await page.clock.pauseAt(Date.now() + 60_000);
  const toast = page.getByText('Session expired. You have been logged out.');
  await toast.waitFor();
  const box = await toast.boundingBox();
  expect(box?.x).toBeGreaterThan(640);
  expect(box?.y).toBeLessThan(200);
  await visitor.leave();
});
