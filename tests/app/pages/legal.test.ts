import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getPage, titleOf } from '#tests/kit/network/html.ts';
import { brand, brandFile } from '#tests/kit/product/brand.ts';
import { type Product, startProduct } from '#tests/kit/product/product.ts';
import { paths } from '#web/shared/paths.ts';

/** A product with a city in its brand, and one without. */
let settled: Product;
let unsettled: Product;
beforeAll(async () => {
  const start = async (city: string | null) => {
    const { file, remove } = await brandFile({ city });
    const product = await startProduct({ SITE_FILE: file });
    await remove();
    return product;
  };
  [settled, unsettled] = await Promise.all([start('Mysuru'), start(null)]);
});
afterAll(() => Promise.all([settled.stop(), unsettled.stop()]));

async function read(product: Product, path: string) {
  const { status, text } = await getPage(product, path);
  const main = /<main[^>]*>(.*)<\/main>/s.exec(text)?.[1] ?? '';
  const headings = [...main.matchAll(/<h2 id="([^"]+)"[^>]*>([^<]+)<\/h2>/g)].map(([, id, words]) => ({ id, words }));
  const contents = [...main.matchAll(/<a href="#([^"]+)"/g)].map(([, id]) => id);
  return { status, title: titleOf(text), headings, contents, words: main.replaceAll(/<[^>]+>/g, '') };
}

describe.each([
  [paths.privacyPolicy, 'Privacy Policy', 10],
  [paths.terms, 'Terms of Service', 12],
] as const)('legal text %s', (path, title, count) => {
  test(`the page is titled ${title} and has ${count} numbered sections in its contents`, async () => {
    const page = await read(settled, path);
    expect([page.status, page.title]).toEqual([200, `${title} - ${brand.name}`]);
    expect(page.headings).toHaveLength(count);
    expect(page.contents).toEqual(page.headings.map(({ id }) => id));
    expect(new Set(page.contents).size).toBe(count);
    for (const [index, { words }] of page.headings.entries()) expect(words).toMatch(new RegExp(`^${index + 1}\\. \\w`));
  });

  test('the page names the agency and its contact data from the site file', async () => {
    const { words } = await read(settled, path);
    expect(words).toContain('Papilio &amp; Söhne');
    expect(words).toContain(brand.address);
    expect(words).toContain(brand.email);
  });
});

describe('the terms', () => {
  const courts = async (product: Product) => /courts at ([^,]+),/.exec((await read(product, paths.terms)).words)?.[1];

  test('the terms are under Indian law', async () => {
    const { headings, words } = await read(settled, paths.terms);
    expect(headings.at(-1)?.words).toBe('12. Governing law and disputes');
    expect(words).toContain('The laws of India govern these terms');
  });

  test('the terms name the city of the brand, or a visible placeholder', async () => {
    expect(await courts(settled)).toBe('Mysuru');
    expect(await courts(unsettled)).toBe('[City]');
    expect((await read(settled, paths.terms)).words).not.toContain('[City]');
  });

  test.for([{ city: undefined }, { city: '  ' }])(
    'the terms show the placeholder for the city "$city"',
    async ({ city }) => {
      const { file, remove } = await brandFile({ city });
      const product = await startProduct({ SITE_FILE: file });
      expect(await courts(product)).toBe('[City]');
      await product.stop();
      await remove();
    },
  );
});
