import { expect } from 'vitest';
import { entriesOf } from '#schema/pageTexts/entryLists.ts';
import { homeSectionNames } from '#schema/pageTexts/homeSections.ts';
import { pageLists, possibleFields, sitePages, textFields } from '#schema/pageTexts/pages.ts';
import { pageFacts } from '#server/content/pageText/sitePages.ts';
import { pageTextOperations, saveTexts } from '#tests/kit/content/pageText.ts';
import type { Person } from '#tests/kit/people/person.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test as base } from '#tests/kit/test.ts';
import { mainPartOf } from './emptyParts.ts';

const test = base.extend('admin', { scope: 'file' }, ({ product }) => product.signedIn('admin'));

const pages = Object.entries(sitePages);
type Field = { name: string; kind: string; original: string; text: string };
const fieldsOf = async (admin: Person, slug: string): Promise<Field[]> =>
  (await admin.gql(pageTextOperations.one, { slug })).data.editedPage.fields;
const partOf = async (product: Product, slug: keyof typeof pageFacts) =>
  mainPartOf(await (await fetch(product.url + pageFacts[slug].path)).text());
const lines = ({ kind, original }: Field) =>
  (kind === 'MARKDOWN' || !original ? [] : original.split('\n')).map((line) => line.replace(/\s+/g, ' '));

test.for(pages)(
  'clearing any text of the page %s removes its frame with it',
  async ([page, slug], { product, admin }) => {
    const fields = await fieldsOf(admin, slug);
    const untouched = await partOf(product, slug);
    expect(untouched.faults).toEqual([]);
    for (const field of fields.filter(({ kind }) => kind !== 'PICTURE')) {
      await saveTexts(admin, page, { [field.name]: '' });
      const { text, faults } = await partOf(product, slug);
      const times = (whole: string, part: string) => whole.split(part).length - 1;
      const back = lines(field).filter((line) => times(text, line) >= Math.max(1, times(untouched.text, line)));
      expect([field.name, faults, back]).toEqual([field.name, [], []]);
      await saveTexts(admin, page, { [field.name]: null });
    }
    const { text } = await partOf(product, slug);
    // A legal text shows the day of its last change.
    const undated = (whole: string) => whole.replace(/Last changed on \w+ \d+, \d+/, '');
    expect(undated(text)).toBe(undated(untouched.text));
  },
);

test.for(pages)(
  'the page %s without any text has no empty part and nothing of the original',
  async ([page, slug], { product, admin }) => {
    const fields = await fieldsOf(admin, slug);
    await saveTexts(
      admin,
      page,
      Object.fromEntries(fields.filter(({ kind }) => kind !== 'PICTURE').map(({ name }) => [name, ''])),
    );
    const { text, faults } = await partOf(product, slug);
    expect(faults).toEqual([]);
    const long = fields.flatMap(lines).filter((line) => line.length > 12);
    expect(long.filter((line) => text.includes(line))).toEqual([]);
    await saveTexts(admin, page, Object.fromEntries(fields.map(({ name }) => [name, null])));
  },
);

test('a changed text that is cleared is gone with its original', async ({ product, admin }) => {
  await saveTexts(admin, 'AFFILIATE', { figure2: '12', figure2What: 'balloons' });
  await saveTexts(admin, 'AFFILIATE', { figure2: '', figure2What: '' });
  const { text } = await partOf(product, 'affiliate');
  expect(text).not.toMatch(/150\+|verticals\b(?!.*verticals)|balloons/);
  await saveTexts(admin, 'AFFILIATE', { figure2: null, figure2What: null });
});

test('every list of a page takes and shows one more entry', async ({ product, admin }) => {
  await saveTexts(admin, 'HOME', { sections: homeSectionNames.join('\n') });
  for (const [page, slug] of pages) {
    for (const list of pageLists[slug] ?? []) {
      const name = `${list.name}${list.count + 1}${list.parts[0]}`;
      expect(textFields[slug].some((field) => field.name === name)).toBe(false);
      expect(possibleFields[slug].some((field) => field.name === name)).toBe(true);
      await saveTexts(admin, page, { [name]: 'Lanterns at dusk' });
      const { text, faults } = await partOf(product, slug);
      expect([name, text.includes('Lanterns at dusk'), faults]).toEqual([name, true, []]);
      await saveTexts(admin, page, { [name]: null });
      expect(entriesOf(list, {})).toEqual([]);
    }
  }
  await saveTexts(admin, 'HOME', { sections: null });
});
