import { expect } from 'vitest';
import { servicesTexts } from '#schema/pageTexts/services.ts';
import { offerLanguages } from '#tests/kit/content/severalLanguages.ts';
import { changeSite, sendSite } from '#tests/kit/content/site.ts';
import { getPage } from '#tests/kit/network/html.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test } from '#tests/kit/test.ts';
import { loadLanguage } from '#web/shared/language/load.ts';

const languagesOf = async ({ nobody }: Product) =>
  (await nobody.gql('{ site { language furtherLanguages } }')).data.site.furtherLanguages;

test('a site has no further languages at first', async ({ product }) => {
  expect(await languagesOf(product)).toEqual([]);
});

test('further languages are stored once and without the main one', async ({ product, admin }) => {
  await changeSite(admin, { furtherLanguages: ['hi', 'de', 'hi'] });
  expect(await languagesOf(product)).toEqual(['de', 'hi']);
  await changeSite(admin, { language: 'de' });
  expect(await languagesOf(product)).toEqual(['hi']);
  await changeSite(admin, { language: 'en', furtherLanguages: null });
  expect(await languagesOf(product)).toEqual([]);
});

test('a language without a table of texts is no further language', async ({ admin }) => {
  const { errors } = await sendSite(admin, { furtherLanguages: ['fr'] });
  expect(errors?.[0].extensions.code).toBe('BAD_USER_INPUT');
});

test('a page of its own has no prefix of a language as its slug', async ({ admin }) => {
  const create = 'mutation ($input: PageInput!) { createPage(input: $input) { id } }';
  const { errors } = await admin.gql(create, { input: { title: 'German', slug: 'de', sections: [] } });
  expect(errors?.[0].extensions.fields).toHaveProperty('slug');
});

test('a further language shows its original texts where the main one has saved texts', async ({ product, admin }) => {
  await offerLanguages(admin);
  const save = 'mutation ($input: PageTextsInput!) { savePageTexts(input: $input) { id } }';
  const texts = [{ name: 'lead', text: 'A lead of the owner.' }];
  const { errors } = await admin.gql(save, { input: { page: 'SERVICES', texts } });
  expect(errors).toBeUndefined();
  expect((await getPage(product, '/services')).text).toContain('A lead of the owner.');
  const german = (await getPage(product, '/de/services')).text;
  expect(german).not.toContain('A lead of the owner.');
  expect(german).toContain((await loadLanguage('de')).t(servicesTexts.lead));
});
