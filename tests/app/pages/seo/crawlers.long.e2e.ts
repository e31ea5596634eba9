import type { Page } from 'playwright-core';
import type { Sharp } from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeBrowser, heading, TAKEN_OVER, visit, withoutStatus } from '#tests/kit/browser/visitor.ts';
import { dateBack, type MadePost, makePost } from '#tests/kit/content/blog.ts';
import { canvas, pictureByGraphql } from '#tests/kit/content/picture.ts';
import { makeReview } from '#tests/kit/content/review.ts';
import { casesOf } from '#tests/kit/long.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { type Product, startProduct } from '#tests/kit/product/product.ts';

const NASTY = `]]> </title></script><script>alert(1)</script> & "q" 'r' 🎪 שלום ]]>`;

let product: Product;
let staff: Person;
let pictured: MadePost;
beforeAll(async () => {
  product = await startProduct();
  staff = await product.signedIn('Employee');
  await makePost(staff, { slug: 'nasty', title: NASTY, excerpt: NASTY, author: NASTY, body: NASTY, isPublished: true });
  await makeReview(staff, { isPublished: true, clientFeedback: NASTY });
  const upload = async (slug: string, photo: Sharp) => {
    const { data } = await pictureByGraphql(staff, await photo.png().toBuffer(), {
      slug,
      altText: slug,
      isPublished: true,
    });
    return data.createBlogPost;
  };
  pictured = await upload('pictured', canvas(2000, 1200));
  const below = await upload('below', canvas(400, 240));
  await dateBack(product, below, '2026-01-01T12:00:00Z');
});
afterAll(async () => {
  await closeBrowser();
  await product.stop();
});

/** Reads an address of the site as XML, as strictly as a browser does. @returns what these elements hold */
const readXml = (page: Page, path: string, name: string) =>
  page.evaluate(
    async ([path = '', name = '']) => {
      const text = await (await fetch(path)).text();
      const xml = new DOMParser().parseFromString(text, 'application/xml');
      const fault = xml.querySelector('parsererror')?.textContent;
      if (fault) throw new Error(fault);
      return [...xml.getElementsByTagName(name)].map(({ textContent }) => textContent);
    },
    [path, name],
  );
/** How much of the page has moved by itself so far; a letter may, when its font arrives, a picture may not. */
const shift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
  );
/** What the browser has made of an image: the file it took, how large that is, and how it was told to fetch it. */
const seen = (page: Page, alt: string) =>
  page.getByRole('img', { name: alt, exact: true }).evaluate(async (element) => {
    const img = element as HTMLImageElement;
    await img.decode();
    const { currentSrc, naturalWidth, loading, fetchPriority, width, height } = img;
    const known = [img.getAttribute('width'), img.getAttribute('height')];
    return {
      file: currentSrc.replace(/.*\/[0-9a-f-]{36}/, ''),
      naturalWidth,
      loading,
      fetchPriority,
      known,
      width,
      height,
    };
  });

test('feed, sitemap and what search engines are told are good whatever is written, the head follows from page to page, and what is missing is so', async () => {
  const visitor = await visit(product);
  const { page } = visitor;
  // What search engines are told can be read, is run by nobody and blocked by nothing.
  for (const [path, type] of [
    ['/', 'Organization'],
    ['/blog/nasty', 'BlogPosting'],
  ] as const) {
    await visitor.open(path);
    const told = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(told.map((json) => JSON.parse(json)['@graph'][0]['@type'])).toEqual([type]);
  }
  await heading(page, NASTY).waitFor();

  // Feed and sitemap are good XML, whatever is written in the posts.
  expect(await readXml(page, '/feed.xml', 'title')).toContain(NASTY);
  expect(await readXml(page, '/feed.xml', 'name')).toContain(NASTY);
  const [content] = (await readXml(page, '/feed.xml', 'content')).slice(-2);
  expect(content).not.toContain('<script');
  expect(await readXml(page, '/sitemap.xml', 'loc')).toContain(`${product.url}/blog/nasty`);

  // The head follows from page to page.
  const told = (name: string) =>
    page.locator(`head meta[property="${name}"]`).evaluateAll((all) => all.map((one) => one.getAttribute('content')));
  await page.getByRole('link', { name: 'Back to Blog' }).click();
  await heading(page, 'Blog').waitFor();
  expect(await told('og:url')).toEqual([`${product.url}/blogs`]);
  await page.getByRole('link', { name: pictured.title }).click();
  await heading(page, pictured.title).waitFor();
  expect(await told('og:url')).toEqual([`${product.url}/blog/pictured`]);
  expect(await told('og:title')).toEqual([pictured.title]);
  // What the first page told search engines is not told of the others.
  expect(await page.locator('script[type="application/ld+json"]').count()).toBe(0);
  expect(visitor.complaints).toEqual([]);

  // A page that is missing is so too behind a question mark that asks nothing.
  await visitor.open('/blog/missing?');
  await heading(page, 'Oops! Post Not Found').waitFor();
  expect(withoutStatus(visitor, 404)).toEqual([]);
  await visitor.leave();
});

test('an uploaded picture is fetched in the size and the format that the screen wants, and nothing moves', async () => {
  for (const [width, file] of [
    [390, '-480.avif'],
    [1440, '-1200.avif'],
  ] as const) {
    const visitor = await visit(product, undefined, { viewport: { width, height: 900 } });
    await visitor.open('/blog/pictured');
    const cover = await seen(visitor.page, 'pictured');
    expect(cover).toMatchObject({ file, loading: 'eager', fetchPriority: 'high', known: ['2000', '1200'] });
    expect(await shift(visitor.page)).toBeLessThan(0.001);
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  }
});

test('in a list the first is fetched first, and those further down when they come near', async () => {
  const visitor = await visit(product, undefined, { viewport: { width: 1280, height: 500 } });
  const { page } = visitor;
  for (const path of ['/blogs', '/blogs?tag=marketing']) {
    await visitor.open(path);
    expect(await seen(page, 'pictured')).toMatchObject({ loading: 'eager', fetchPriority: 'high' });
    await page.getByRole('img', { name: 'below', exact: true }).scrollIntoViewIfNeeded();
    expect(await seen(page, 'below')).toMatchObject({ loading: 'lazy', fetchPriority: 'auto' });
    expect(await shift(page)).toBeLessThan(0.001);
  }
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});

test('a picture that does not come is drawn instead', async () => {
  const visitor = await visit(product);
  const { page } = visitor;
  await page.route('**/uploads/**', (route) => route.abort());
  await visitor.open('/blog/pictured');
  const drawn = page.getByRole('img', { name: 'pictured', exact: true });
  await page.locator('svg[role=img][aria-label=pictured]').waitFor();
  expect(await drawn.count()).toBe(1);
  await visitor.leave();
});

test('a picture in a text keeps its place before it comes, when it comes and when it does not', async () => {
  const src = `${pictured.imageUrl}?in-the-text`;
  const body = `![In the text](${src})\n\n## After it`;
  const post = await makePost(staff, { slug: 'text-picture', body, isPublished: true });
  await dateBack(product, post, '2026-01-02T12:00:00Z');
  const visitor = await visit(product, undefined, { viewport: { width: 390, height: 2000 } });
  const { page } = visitor;
  const top = async () => (await page.getByRole('heading', { name: 'After it' }).boundingBox())?.y;
  const gate = Promise.withResolvers<void>();
  await page.route(src, async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.goto('/blog/text-picture', { waitUntil: 'commit' });
  await page.locator(TAKEN_OVER).waitFor({ state: 'attached' });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const before = await top();
  gate.resolve();
  expect((await seen(page, 'In the text')).naturalWidth).toBe(2000);
  expect(await top()).toBe(before);

  await page.unroute(src);
  await page.route(src, (route) => route.abort());
  await visitor.open('/blog/text-picture');
  await page.waitForLoadState();
  expect(await top()).toBe(before);
  await visitor.leave();
});

test('what comes in the place of an empty shell moves nothing', async () => {
  const visitor = await visit(product);
  const shells = [390, 1440].flatMap((width) => [
    { width, path: '/admin/login', title: 'Sign In' },
    { width, path: '/dashboard', title: 'Oops! Page Not Found' },
  ]);
  for (const { width, path, title } of casesOf(shells, (_, index) => index === 0 || index === 3)) {
    await visitor.page.setViewportSize({ width, height: 900 });
    await visitor.open(path);
    await heading(visitor.page, title).waitFor();
    expect(await shift(visitor.page)).toBeLessThan(0.001);
  }
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});
