import { expect } from 'vitest';
import { aboutTexts } from '#schema/pageTexts/about.ts';
import { pageTexts } from '#server/content/pageText/table.ts';
import { makePicture } from '#tests/kit/content/media.ts';
import { pageTextOperations, saveTexts } from '#tests/kit/content/pageText.ts';
import { fieldValue, listRevisions } from '#tests/kit/content/revision.ts';
import { offerLanguages } from '#tests/kit/content/severalLanguages.ts';
import { changeSite } from '#tests/kit/content/site.ts';
import { getPage } from '#tests/kit/network/html.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test } from '#tests/kit/test.ts';
import { loadLanguage } from '#web/shared/language/load.ts';

test.beforeEach(async ({ product, admin }) => {
  await offerLanguages(admin);
  await product.services.db.delete(pageTexts);
});

const has = async (product: Product, path: string, ...texts: string[]) => {
  const { text } = await getPage(product, path);
  return texts.map((one) => text.includes(one));
};

test('the pages of each language keep their texts when another language becomes the main one', async ({
  product,
  admin,
}) => {
  const picture = await makePicture(admin, { altText: 'One desk for all' });
  await saveTexts(admin, 'ABOUT', { lead: 'English lead.', step5Title: 'Rest', vision: '' });
  await saveTexts(admin, 'ABOUT', { lead: 'Deutsche Einleitung.', step5Title: 'Ruhe', mission: '' }, 'de');
  await saveTexts(admin, 'SERVICES', { emailPicture: picture.id, lead: 'English services.' });
  await changeSite(admin, { language: 'de', furtherLanguages: ['en'] });
  const words = ['English lead.', 'Deutsche Einleitung.', '>Rest<', '>Ruhe<', aboutTexts.mission, aboutTexts.vision];
  expect(await has(product, '/about', ...words)).toEqual([false, true, false, true, false, false]);
  expect(await has(product, '/en/about', ...words)).toEqual([true, false, true, false, true, false]);
  const { t } = await loadLanguage('de');
  expect(await has(product, '/about', t(aboutTexts.mission), t(aboutTexts.vision))).toEqual([false, false]);
  expect(await has(product, '/services', 'English services.', 'One desk for all')).toEqual([false, true]);
  expect(await has(product, '/en/services', 'English services.', 'One desk for all')).toEqual([true, true]);
  await changeSite(admin, { language: 'en', furtherLanguages: ['de'] });
  expect(await has(product, '/about', ...words)).toEqual([true, false, true, false, true, false]);
  expect(await has(product, '/de/about', ...words)).toEqual([false, true, false, true, false, false]);
  expect(await has(product, '/services', 'English services.')).toEqual([true]);
});

test('the main texts stay the main ones when the former language is given up without a translation', async ({
  product,
  admin,
}) => {
  await saveTexts(admin, 'ABOUT', { lead: 'Schon immer deutsch.' });
  await changeSite(admin, { language: 'de', furtherLanguages: [] });
  expect(await has(product, '/about', 'Schon immer deutsch.')).toEqual([true]);
});

test('the change of the main language is a version of each page that it changes', async ({ admin }) => {
  const { id } = await saveTexts(admin, 'ABOUT', { lead: 'English lead.' });
  await saveTexts(admin, 'ABOUT', { lead: 'Deutsche Einleitung.' }, 'de');
  await changeSite(admin, { language: 'de', furtherLanguages: ['en'] });
  const leads = (await listRevisions(admin, 'PAGE_TEXT', id)).slice(-2).map((one) => fieldValue(one, 'lead'));
  expect(leads).toEqual(['English lead.', 'Deutsche Einleitung.']);
  const english = (await admin.gql(pageTextOperations.one, { slug: 'about', language: 'en' })).data.editedPage;
  const last = (await listRevisions(admin, 'PAGE_TEXT', english.id)).at(-1);
  expect(last && fieldValue(last, 'lead')).toBe('English lead.');
});

test('a page that nobody has translated shows its originals while the site still offers the former main language', async ({
  product,
  admin,
}) => {
  const { t } = await loadLanguage('de');
  await saveTexts(admin, 'ABOUT', { lead: 'English lead.' });
  await changeSite(admin, { language: 'de', furtherLanguages: ['en'] });
  expect(await has(product, '/about', t(aboutTexts.lead), 'English lead.')).toEqual([true, false]);
  expect(await has(product, '/en/about', 'English lead.')).toEqual([true]);
});
