import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { heading, leaveQuietly, visit } from '#tests/kit/browser/visitor.ts';
import { makePost } from '#tests/kit/content/blog.ts';
import { insertHost, takeBookings } from '#tests/kit/content/booking.ts';
import { saveTexts } from '#tests/kit/content/pageText.ts';
import { test } from '#tests/kit/test.ts';

/** The boxes of the lines of a text. */
const linesOf = (text: Locator): Promise<DOMRect[]> =>
  text.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return [...range.getClientRects()].map((box) => box.toJSON());
  });

test('lines of a title in Devanagari have room for their marks on an English page', async ({ product, employee }) => {
  const title = 'त्योहारों में ब्रांड कैसे बनाएं और किसे याद रखता है';
  await makePost(employee, { slug: 'hindi', title, isPublished: true });
  const visitor = await visit(product, undefined, { viewport: { width: 390, height: 844 } });
  for (const path of ['/blogs', '/blog/hindi']) {
    await visitor.open(path);
    const headline = visitor.page.getByRole('heading', { name: title }).first();
    const room = await headline.evaluate((element) => {
      const { lineHeight, fontSize } = getComputedStyle(element);
      return Number.parseFloat(lineHeight) / Number.parseFloat(fontSize);
    });
    expect([path, room]).toEqual([path, expect.closeTo(1.3)]);
  }
  await leaveQuietly(visitor);
});

test.for([1024, 1440, 1920])(
  'the room of a title ends before the picture of its post at %i pixels',
  async (width, { product, employee }) => {
    const title = `How to set a menu, at ${width}`;
    await makePost(employee, { slug: `menu-${width}`, title, isPublished: true });
    const visitor = await visit(product, undefined, { viewport: { width, height: 900 } });
    const { page } = visitor;
    await visitor.open(`/blog/menu-${width}`);
    const room = await heading(page, title).boundingBox();
    const picture = await page.locator('header > svg, header > picture, header > img').first().boundingBox();
    expect((room?.x ?? 0) + (room?.width ?? Number.NaN)).toBeLessThan(picture?.x ?? Number.NaN);
    await leaveQuietly(visitor);
  },
);

test.for([1024, 1440, 1920])(
  'a long title of the approach covers no step at %i pixels',
  async (width, { product, admin }) => {
    const stepsTitle = 'We print small runs for bakeries, bookshops and theatres in Pune';
    await saveTexts(admin, 'ABOUT', { stepsTitle });
    const visitor = await visit(product, undefined, { viewport: { width, height: 900 } });
    await visitor.open('/about');
    const section = visitor.page.getByRole('region', { name: stepsTitle });
    const lines = await linesOf(section.getByRole('heading', { name: stepsTitle }));
    const steps = await section
      .getByRole('listitem')
      .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().toJSON() as DOMRect));
    expect(steps).toHaveLength(4);
    const covered = steps.filter((step) =>
      lines.some((line) => line.right > step.left && line.left < step.right && line.bottom > step.top),
    );
    expect(covered).toEqual([]);
    await leaveQuietly(visitor);
  },
);

test.for([390, 768, 1440])('each free time is on one line at %i pixels', async (width, { product, admin }) => {
  await takeBookings(admin);
  const { id } = await product.user();
  await insertHost(product, id);
  const visitor = await visit(product, undefined, {
    viewport: { width, height: 900 },
    timezoneId: 'Europe/Berlin',
    locale: 'en-US',
  });
  await visitor.open('/book');
  await visitor.page
    .getByText(/ Kolkata$/)
    .first()
    .waitFor();
  const times = visitor.page.getByRole('list', { name: 'Free times' }).getByRole('link');
  const isWhole = await times.evaluateAll((links) => links.map((one) => one.scrollWidth <= one.clientWidth));
  expect(isWhole.length).toBeGreaterThan(5);
  expect(isWhole).toEqual(isWhole.map(() => true));
  for (const text of await times.locator('span').all()) expect(await linesOf(text)).toHaveLength(1);
  await leaveQuietly(visitor);
});
