import { describe, expect, test } from 'vitest';
import { type Visitor, visit, withoutStatus } from '#tests/kit/browser/visitor.ts';
import { goWithin } from '#tests/kit/browser/within.ts';
import { casesOf } from '#tests/kit/long.ts';
import { paths } from '#web/shared/paths.ts';
import { admin, missing, open, PAGE, prepareSite, product, type Screen, SLUG, showsWhole, staff } from './pageTable.ts';

prepareSite();

test('the table covers every address of the site', () => {
  const known = Object.entries(paths).map(([name, path]) =>
    typeof path === 'string' ? path : path(/^(editTexts|textRevisions)$/.test(name) ? PAGE : SLUG),
  );
  expect([...open, ...staff].map(({ path }) => path).sort()).toEqual(known.sort());
});

/** `npm test` loads one page of each kind and navigates to the others. */
const isKind = ({ path }: Screen) =>
  [
    paths.home,
    paths.blogs,
    paths.blogPost(SLUG),
    paths.contact,
    paths.submitReview(SLUG),
    paths.login,
    paths.reference,
    missing.path,
  ].includes(path);

async function fitsNarrow({ page }: Visitor, { path }: Screen) {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await expect.poll(() => page.evaluate(() => document.scrollingElement?.scrollWidth), { message: path }).toBe(320);
}

describe('every page', () => {
  const loadedAnew = casesOf([...open, missing], isKind);

  test('each page loads whole and without errors and fits a width of 320 pixels', async () => {
    const visitor = await visit(product);
    for (const one of loadedAnew) {
      await visitor.page.setViewportSize({ width: 1280, height: 900 });
      await visitor.open(one.path);
      await showsWhole(visitor, one);
      expect([one.path, visitor.operations, withoutStatus(visitor, 404)]).toEqual([one.path, [], []]);
      await fitsNarrow(visitor, one);
    }
    // The browser reports the 404, and nothing else.
    expect(visitor.complaints).toHaveLength(1);
    await visitor.leave();
  });

  test.each([
    ['a visitor goes', () => undefined, open.filter((one) => !loadedAnew.includes(one))],
    ['staff go', () => admin, staff],
  ])(
    'each page that %s on to is whole and without errors and fits a width of 320 pixels',
    async (_who, person, screens) => {
      const visitor = await visit(product, person());
      await visitor.open(paths.home);
      // The first is resized, the others are rendered at this width.
      for (const one of screens) {
        await goWithin(visitor.page, one.path);
        await showsWhole(visitor, one);
        await fitsNarrow(visitor, one);
      }
      expect(visitor.complaints).toEqual([]);
      await visitor.leave();
    },
  );
});
