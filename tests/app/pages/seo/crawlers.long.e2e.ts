import type { Page } from 'playwright-core';
import type { Sharp } from 'sharp';
import { expect } from 'vitest';
import { heading, TAKEN_OVER, visit, withoutStatus } from '#tests/kit/browser/visitor.ts';
import { dateBack, type MadePost, makePost } from '#tests/kit/content/blog.ts';
import { canvas, pictureByGraphql } from '#tests/kit/content/picture.ts';
import { makeReview } from '#tests/kit/content/review.ts';
import { casesOf } from '#tests/kit/long.ts';
import { test } from '#tests/kit/test.ts';

const NASTY = `]]> </title></script><script>alert(1)</script> & "q" 'r' 🎪 שלום ]]>`;

let pictured: MadePost;
test.beforeAll(async ({ product, employee }) => {
  await makePost(employee, {
    slug: 'nasty',
    title: NASTY,
    excerpt: NASTY,
    author: NASTY,
    body: NASTY,
    isPublished: true,
  });
  await makeReview(employee, { isPublished: true, clientFeedback: NASTY });
  const upload = async (slug: string, photo: Sharp) => {
    const { data } = await pictureByGraphql(employee, await photo.png().toBuffer(), {
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

/** Parses an address of the site as XML in the browser. @returns the contents of these elements */
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
/** Layout shift so far; a font may cause one, a picture may not. */
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
/** The file that the browser selected for an image, its size, and its loading attributes. */
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

test('a hostile post leaves feed, sitemap, structured data and head valid', async ({ product }) => {
  const visitor = await visit(product);
  const { page } = visitor;
  for (const [path, type] of [
    ['/', 'Organization'],
    ['/blog/nasty', 'BlogPosting'],
  ] as const) {
    await visitor.open(path);
    const reported = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(reported.map((json) => JSON.parse(json)['@graph'][0]['@type'])).toEqual([type]);
  }
  await heading(page, NASTY).waitFor();

  expect(await readXml(page, '/feed.xml', 'title')).toContain(NASTY);
  expect(await readXml(page, '/feed.xml', 'name')).toContain(NASTY);
  const [content] = (await readXml(page, '/feed.xml', 'content')).slice(-2);
  expect(content).not.toContain('<script');
  expect(await readXml(page, '/sitemap.xml', 'loc')).toContain(`${product.url}/blog/nasty`);

  const reported = (name: string) =>
    page.locator(`head meta[property="${name}"]`).evaluateAll((all) => all.map((one) => one.getAttribute('content')));
  await page.getByRole('link', { name: 'Back to Blog' }).click();
  await heading(page, 'Blog').waitFor();
  expect(await reported('og:url')).toEqual([`${product.url}/blogs`]);
  await page.getByRole('link', { name: pictured.title }).click();
  await heading(page, pictured.title).waitFor();
  expect(await reported('og:url')).toEqual([`${product.url}/blog/pictured`]);
  expect(await reported('og:title')).toEqual([pictured.title]);
  expect(await page.locator('script[type="application/ld+json"]').count()).toBe(0);
  expect(visitor.complaints).toEqual([]);

  // A missing page with an empty query is missing too.
  await visitor.open('/blog/missing?');
  await heading(page, 'Oops! Post Not Found').waitFor();
  expect(withoutStatus(visitor, 404)).toEqual([]);
  await visitor.leave();
});

test('an uploaded picture loads in the best size and format without layout shift', async ({ product }) => {
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

test('the first pictures of a list load first, others when near', async ({ product }) => {
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

test('a failed picture is replaced by a drawing', async ({ product }) => {
  const visitor = await visit(product);
  const { page } = visitor;
  await page.route('**/uploads/**', (route) => route.abort());
  await visitor.open('/blog/pictured');
  const drawn = page.getByRole('img', { name: 'pictured', exact: true });
  await page.locator('svg[role=img][aria-label=pictured]').waitFor();
  expect(await drawn.count()).toBe(1);
  await visitor.leave();
});

test('a picture in a text reserves its space before, after and without loading', async ({ product, employee }) => {
  const src = `${pictured.imageUrl}?in-the-text`;
  const body = `![In the text](${src})\n\n## After it`;
  const post = await makePost(employee, { slug: 'text-picture', body, isPublished: true });
  await dateBack(product, post, '2026-01-02T12:00:00Z');
  const visitor = await visit(product, undefined, { viewport: { width: 390, height: 2000 } });
  const { page } = visitor;
  const top = async () => (await page.getByRole('heading', { name: 'After it' }).boundingBox())?.y;
  const gate = Promise.withResolvers<void>();
  const files = (url: URL) => url.pathname.includes((pictured.imageUrl ?? '').replace(/^.*\/|\.webp$/g, ''));
  await page.route(files, async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.goto('/blog/text-picture', { waitUntil: 'commit' });
  await page.locator(TAKEN_OVER).waitFor({ state: 'attached' });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const before = await top();
  gate.resolve();
  expect((await seen(page, 'In the text')).naturalWidth).toBeGreaterThan(0);
  expect(await top()).toBe(before);

  await page.unroute(files);
  await page.route(files, (route) => route.abort());
  await visitor.open('/blog/text-picture');
  await page.waitForLoadState();
  expect(await top()).toBe(before);
  await visitor.leave();
});

test('the content of a shell causes no layout shift', async ({ product }) => {
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
