import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { issueToken } from '#tests/kit/content/apiToken.ts';
import { makePost } from '#tests/kit/content/blog.ts';
import { fieldValue, listRevisions, revisionOperations } from '#tests/kit/content/revision.ts';
import {
  changeTranslated,
  makeTranslated,
  readTranslated,
  type TranslatedKind,
  tagsOf,
  translatedKinds,
} from '#tests/kit/content/translation.ts';
import { Person } from '#tests/kit/people/person.ts';
import { test } from '#tests/kit/test.ts';

const kinds: TranslatedKind[] = ['post', 'item', 'page'];

describe.for(kinds)('a %s', (kind) => {
  test('a text is in the language of the site unless another one is chosen', async ({ admin }) => {
    expect((await makeTranslated(admin, kind)).language).toBe('en');
    const german = await makeTranslated(admin, kind, { language: 'de' });
    expect(german.language).toBe('de');
    const { data } = await changeTranslated(admin, kind, german.id, { language: '' });
    expect(data.done.language).toBe('en');
  });

  test('a language that the table does not have is refused', async ({ admin }) => {
    const { create, input } = translatedKinds[kind];
    const { errors } = await admin.gql(create, { input: input({ language: 'xx' }) });
    expect(errors?.[0].extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { language: 'Please choose a language from the list' },
    });
  });

  test('all texts that are linked to one are translations of each other', async ({ product, admin }) => {
    const english = await makeTranslated(admin, kind);
    const german = await makeTranslated(admin, kind, { language: 'de', linkTranslations: [english.id] });
    const { data } = await changeTranslated(admin, kind, english.id, {
      linkTranslations: [(await makeTranslated(admin, kind, { language: 'hi' })).id],
    });
    expect(tagsOf(data.done)).toEqual(['de', 'hi']);
    const read = await readTranslated(admin, kind, german.id);
    expect(tagsOf(read)).toEqual(['en', 'hi']);
    expect(read.translations[0]).toEqual({
      ...{ contentId: english.id, language: 'en', title: english.title, isPublished: true },
      url: `${product.services.settings.PUBLIC_URL}${translatedKinds[kind].path}${english.slug}`,
    });
  });

  test('a text has one translation for each language', async ({ admin }) => {
    const english = await makeTranslated(admin, kind, { title: 'The first in English' });
    const german = await makeTranslated(admin, kind, { language: 'de', linkTranslations: [english.id] });
    const other = await makeTranslated(admin, kind, { title: 'The second in English' });
    const { errors } = await changeTranslated(admin, kind, german.id, { linkTranslations: [other.id] });
    expect(errors?.[0]).toMatchObject({
      message: expect.stringMatching(
        /^Only one of the translations can be in English: The (first|second) in English, The/,
      ),
      extensions: { code: 'CONFLICT', fields: { language: expect.any(String) } },
    });
    const changed = await changeTranslated(admin, kind, german.id, { language: 'en' });
    expect(changed.errors?.[0].extensions.code).toBe('CONFLICT');
    expect(tagsOf(await readTranslated(admin, kind, german.id))).toEqual(['en']);
  });

  test('an unlinked translation leaves the others linked', async ({ admin }) => {
    const english = await makeTranslated(admin, kind);
    const german = await makeTranslated(admin, kind, { language: 'de', linkTranslations: [english.id] });
    const polish = await makeTranslated(admin, kind, { language: 'pl', linkTranslations: [german.id] });
    const { data } = await changeTranslated(admin, kind, english.id, { unlinkTranslations: [german.id] });
    expect(tagsOf(data.done)).toEqual(['pl']);
    expect(tagsOf(await readTranslated(admin, kind, german.id))).toEqual([]);
    await changeTranslated(admin, kind, english.id, { unlinkTranslations: [english.id] });
    expect(tagsOf(await readTranslated(admin, kind, polish.id))).toEqual([]);
  });

  test('a deleted text leaves its translations linked', async ({ admin }) => {
    const english = await makeTranslated(admin, kind);
    const german = await makeTranslated(admin, kind, { language: 'de', linkTranslations: [english.id] });
    const polish = await makeTranslated(admin, kind, { language: 'pl', linkTranslations: [german.id] });
    await admin.gql(translatedKinds[kind].remove, { id: german.id });
    expect(tagsOf(await readTranslated(admin, kind, polish.id))).toEqual(['en']);
  });

  test('a text tells visitors of its published translations only', async ({ product, admin }) => {
    const english = await makeTranslated(admin, kind);
    const link = { linkTranslations: [english.id] };
    await makeTranslated(admin, kind, { language: 'de', isPublished: false, ...link });
    await makeTranslated(admin, kind, { language: 'fr', ...link });
    expect(tagsOf(await readTranslated(new Person(product.url), kind, english.id))).toEqual(['fr']);
    expect(tagsOf(await readTranslated(admin, kind, english.id))).toEqual(['de', 'fr']);
  });

  test('a text is found by its language in the lists', async ({ admin }) => {
    const english = await makeTranslated(admin, kind);
    const turkish = await makeTranslated(admin, kind, { language: 'tr' });
    for (const list of ['list', 'listAll'] as const) {
      const idsIn = async (language: string): Promise<string[]> =>
        (await admin.gql(translatedKinds[kind][list], { language })).data.done.nodes.map(
          ({ id }: { id: string }) => id,
        );
      expect(await idsIn('tr')).toEqual([turkish.id]);
      const inEnglish = await idsIn('en');
      expect([inEnglish.includes(english.id), inEnglish.includes(turkish.id)]).toEqual([true, false]);
    }
  });
});

test('a group of translations stays one when many link to one post at the same time', async ({ admin }) => {
  const first = await makeTranslated(admin, 'post');
  const languages = ['de', 'fr', 'es', 'it', 'pl', 'pl', 'hi', 'hi'];
  const posts = await Promise.all(languages.map((language) => makeTranslated(admin, 'post', { language })));
  const results = await Promise.all(
    posts.map((post, index) =>
      index % 2
        ? changeTranslated(admin, 'post', post.id, { linkTranslations: [first.id] })
        : changeTranslated(admin, 'post', first.id, { linkTranslations: [post.id] }),
    ),
  );
  const codes = results.flatMap(({ errors }) => errors?.map(({ extensions }) => extensions.code) ?? []);
  expect(codes).toEqual(['CONFLICT', 'CONFLICT']);
  expect(tagsOf(await readTranslated(admin, 'post', first.id))).toEqual(['de', 'es', 'fr', 'hi', 'it', 'pl']);
});

test('two translations whose languages change at the same time never end in one language', async ({ admin }) => {
  const first = await makeTranslated(admin, 'post', { language: 'de' });
  const second = await makeTranslated(admin, 'post', { language: 'fr', linkTranslations: [first.id] });
  const results = await Promise.all([
    changeTranslated(admin, 'post', first.id, { language: 'fr' }),
    changeTranslated(admin, 'post', second.id, { language: 'it' }),
  ]);
  for (const { errors } of results) if (errors) expect(errors[0].extensions.code).toBe('CONFLICT');
  const [one, two] = [await readTranslated(admin, 'post', first.id), await readTranslated(admin, 'post', second.id)];
  expect(one.language).not.toBe(two.language);
  expect([tagsOf(one), tagsOf(two)]).toEqual([[two.language], [one.language]]);
});

test('a link to a post that does not exist is refused', async ({ admin }) => {
  const { id } = await makeTranslated(admin, 'post');
  const { errors } = await changeTranslated(admin, 'post', id, { linkTranslations: [randomUUID()] });
  expect(errors?.[0].extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { linkTranslations: expect.any(String) },
  });
});

test('a token that may not publish links no published post', async ({ admin }) => {
  const published = await makeTranslated(admin, 'post');
  const draft = await makeTranslated(admin, 'post', { language: 'de', isPublished: false });
  const { machine } = await issueToken(admin, { scopes: ['CONTENT_READ', 'CONTENT_WRITE'] });
  const { errors } = await changeTranslated(machine, 'post', draft.id, { linkTranslations: [published.id] });
  expect(errors?.[0].extensions.code).toBe('FORBIDDEN');
});

test('a revision has the language but not the translations', async ({ admin }) => {
  const english = await makeTranslated(admin, 'post');
  const german = await makeTranslated(admin, 'post', { language: 'de', linkTranslations: [english.id] });
  await changeTranslated(admin, 'post', german.id, { language: 'fr' });
  const [first] = await listRevisions(admin, 'BLOG_POST', german.id);
  expect(first && fieldValue(first, 'language')).toBe('de');
  await admin.gql(revisionOperations.restore, { id: first?.id });
  expect(await readTranslated(admin, 'post', german.id)).toMatchObject({
    language: 'de',
    translations: [{ contentId: english.id }],
  });
});

test('the audit log has the language and the titles of translations', async ({ admin }) => {
  const english = await makeTranslated(admin, 'post', { title: 'Known in English' });
  const german = await makePost(admin, { title: 'Bekannt auf Deutsch' });
  await changeTranslated(admin, 'post', german.id, { language: 'de', linkTranslations: [english.id] });
  const { data } = await admin.gql('{ auditEntries(first: 1) { nodes { changes { field before after } } } }');
  expect(data.auditEntries.nodes[0].changes).toEqual(
    expect.arrayContaining([
      { field: 'language', before: null, after: 'de' },
      { field: 'translations', before: [], after: ['Known in English (en)'] },
    ]),
  );
});
