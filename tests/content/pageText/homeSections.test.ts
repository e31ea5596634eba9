import { expect } from 'vitest';
import { pageTextStrings } from '#schema/pageText.ts';
import { homeTexts } from '#schema/pageTexts/home.ts';
import { homeSectionNames, homeSectionOf, homeSectionsOf, withHomeSection } from '#schema/pageTexts/homeSections.ts';
import { pageTexts } from '#server/content/pageText/table.ts';
import { pageTextOperations, saveTexts, sendTexts } from '#tests/kit/content/pageText.ts';
import { emptyPortfolio, insertItem } from '#tests/kit/content/portfolio.ts';
import { emptyReviews, makeReview } from '#tests/kit/content/review.ts';
import { listRevisions, revisionOperations } from '#tests/kit/content/revision.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test } from '#tests/kit/test.ts';

const originalSections = homeSectionsOf(homeTexts.sections);

test.beforeEach(async ({ product }) => {
  await product.services.db.delete(pageTexts);
  await emptyPortfolio(product);
  await emptyReviews(product);
});

const headingIds: Record<string, string> = {
  ...{ 'our-services': 'services', 'selected-work': 'work', 'first-weeks': 'weeks', clients: 'clients' },
  ...{ people: 'people', stories: 'reviews', closing: 'closing' },
};
/** The sections of the page by their headings, in order. */
async function shownOn(product: Product): Promise<string[]> {
  const html = await (await fetch(product.url)).text();
  const main = /<main.*<\/main>/s.exec(html)?.[0] ?? '';
  return [...main.matchAll(/<h2 id="([^"]+)"/g)].flatMap(([, id = '']) => headingIds[id] ?? []);
}
const workOf = async (product: Product) => {
  const { data } = await product.nobody.gql('{ pageTexts(page: HOME) { work { title } } }');
  return data.pageTexts.work.map(({ title }: { title: string }) => title);
};

test('a section that is switched on has its place in the usual order', () => {
  expect(withHomeSection(originalSections, 'work')).toEqual(['services', 'work', 'weeks', 'reviews', 'closing']);
  expect(withHomeSection(['closing', 'services'], 'people')).toEqual(['closing', 'services', 'people']);
  expect(withHomeSection(['reviews'], 'services')).toEqual(['services', 'reviews']);
  expect(['heroLead', 'servicesLead', 'week3Text', 'client1Name', 'person2Role'].map(homeSectionOf)).toEqual([
    ...[undefined, 'services', 'weeks', 'clients', 'people'],
  ]);
});

test('the sections of the home page are those that are on, in their order', async ({ product, admin }) => {
  await makeReview(admin, { isPublished: true });
  await insertItem(product, { title: 'A shop', isPublished: true });
  expect(await shownOn(product)).toEqual([...originalSections]);
  await saveTexts(admin, 'HOME', { sections: 'closing\nreviews\nservices' });
  expect(await shownOn(product)).toEqual(['closing', 'reviews', 'services']);
  // The newsletter is off.
  const all = homeSectionNames.filter((name) => name !== 'newsletter').toReversed();
  await saveTexts(admin, 'HOME', {
    ...{ sections: all.join('\n'), client1Name: 'Acme', client1Url: 'https://acme.example/' },
    ...{ person1Name: 'Mira Sen', person1Role: 'Designer' },
  });
  expect(await shownOn(product)).toEqual(all);
  const html = await (await fetch(product.url)).text();
  expect(html).toMatch(/<a [^>]*href="https:\/\/acme\.example\/"/);
  for (const text of ['Acme', 'Mira Sen', 'Designer', 'A shop']) expect(html).toContain(text);
  await saveTexts(admin, 'HOME', { sections: '' });
  expect(await shownOn(product)).toEqual([]);
  expect(await (await fetch(product.url)).text()).toContain('Elevate Your Business with Digital Excellence');
});

test('a section without content is not on the page', async ({ product, admin }) => {
  await saveTexts(admin, 'HOME', { sections: homeSectionNames.join('\n') });
  expect(await shownOn(product)).toEqual(['services', 'weeks', 'closing']);
});

test('invalid sections, projects and addresses of the home page are refused', async ({ admin }) => {
  const id = '0197c1a0-0000-7000-8000-000000000001';
  for (const [name, text, sentence] of [
    ['sections', 'services\nunknown', pageTextStrings.badSections],
    ['sections', 'services\nservices', pageTextStrings.badSections],
    ['sections', 'hero', pageTextStrings.badSections],
    ['workItems', 'a-slug', pageTextStrings.badItems],
    ['workItems', `${id}\n${id}`, pageTextStrings.badItems],
    ['client1Url', 'javascript:alert(1)', pageTextStrings.badUrl],
    ['client1Url', 'http://acme.example', pageTextStrings.badUrl],
  ] as const) {
    const { errors } = await sendTexts(admin, 'HOME', { [name]: text });
    expect([name, text, errors?.[0]?.extensions.fields]).toEqual([name, text, { [name]: sentence }]);
  }
  const { errors } = await sendTexts(admin, 'SERVICES', { sections: 'services' });
  expect(Object.values(errors?.[0]?.extensions.fields ?? {})).toEqual([pageTextStrings.unknown]);
  const saved = await saveTexts(admin, 'HOME', { sections: ' work \r\n\r\n services ', client1Url: '/portfolio' });
  expect(saved.changed).toEqual([expect.stringContaining('Sections'), 'Client 1: address']);
});

test('the selected work is three projects, or those that are chosen and published', async ({ product, admin }) => {
  const ids: string[] = [];
  for (const title of ['One', 'Two', 'Three', 'Four'])
    ids.push((await insertItem(product, { title, isPublished: true })).id);
  const draft = await insertItem(product, { title: 'A draft' });
  expect(await workOf(product)).toEqual([]);
  await saveTexts(admin, 'HOME', { sections: 'work' });
  expect(await workOf(product)).toHaveLength(3);
  await saveTexts(admin, 'HOME', { workItems: [ids[3], draft.id, ids[0]].join('\n') });
  expect(await workOf(product)).toEqual(['Four', 'One']);
  expect(await shownOn(product)).toEqual(['work']);
  await saveTexts(admin, 'HOME', { workItems: draft.id });
  expect([await workOf(product), await shownOn(product)]).toEqual([[], []]);
  const other = await product.nobody.gql('{ pageTexts(page: ABOUT) { work { id } } }');
  expect(other.data.pageTexts.work).toEqual([]);
});

test('restoring a version restores which sections the home page has in which order', async ({ product, admin }) => {
  const { id } = await saveTexts(admin, 'HOME', { sections: 'closing\nservices' });
  await saveTexts(admin, 'HOME', { sections: 'people', person1Name: 'Mira Sen' });
  expect(await shownOn(product)).toEqual(['people']);
  const versions = await listRevisions(admin, 'PAGE_TEXT', id);
  await admin.gql(revisionOperations.restore, { id: versions.at(-2)?.id });
  expect(await shownOn(product)).toEqual(['closing', 'services']);
  expect(await (await fetch(product.url)).text()).not.toContain('Mira Sen');
});

test('the second of two admins who order the sections at once gets a conflict', async ({ admin }) => {
  const { updatedAt } = (await admin.gql(pageTextOperations.one, { slug: 'home' })).data.editedPage;
  await sendTexts(admin, 'HOME', { sections: 'closing' }, updatedAt);
  const { code, errors } = await sendTexts(admin, 'HOME', { sections: 'reviews' }, updatedAt);
  expect([code, errors?.[0]?.message]).toEqual(['CONFLICT', pageTextStrings.changedMeanwhile]);
});
