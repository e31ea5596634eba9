import { describe, expect } from 'vitest';
import { importOnceIn, importOperations, startImport, uploadExport } from '#tests/kit/content/import.ts';
import { changeSite } from '#tests/kit/content/site.ts';
import { wordpressExport } from '#tests/kit/content/wordpressExport.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { test } from '#tests/kit/test.ts';

const content = 'A text that is long enough to be one.';
const polylang = (language: string, group: string) => ({ terms: { language, post_translations: group } });
const wpml = (language: string, group: string) => ({
  meta: { _wpml_import_language_code: language, _wpml_import_translation_group: group },
});

/** @returns the entries by their titles, and what the report says of them */
async function imported(admin: Person, site: string, items: Parameters<typeof wordpressExport>[1]) {
  const id = await uploadExport(admin, wordpressExport(site, items));
  await importOnceIn(admin, id, 'READY');
  await startImport(admin, id);
  await importOnceIn(admin, id, 'DONE');
  const { data } = await admin.gql(
    '{ allBlogPosts(first: 200) { nodes { title language translations { title language } } } }',
  );
  type Post = { title: string; language: string; translations: { title: string; language: string }[] };
  const posts: Post[] = data.allBlogPosts.nodes;
  const report = await admin.gql(importOperations.lines, { id });
  type Line = { title: string; losses: string[]; notes: string[] };
  const lines: Line[] = report.data.import.lines.nodes;
  return {
    languagesOf: (title: string) => {
      const post = posts.find((one) => one.title === title);
      return [post?.language, ...(post?.translations.map(({ language }) => language) ?? [])];
    },
    remarksOf: (title: string) => lines.find((one) => one.title === title),
  };
}

describe.for([
  ['Polylang', polylang],
  ['WPML', wpml],
] as const)('an export of a site with %s', ([plugin, marks]) => {
  test('an import keeps the languages and translations that its report names', async ({ admin }) => {
    const named = (title: string) => `${title} of ${plugin}`;
    const { languagesOf, remarksOf } = await imported(admin, `https://${plugin.toLowerCase()}.example`, [
      { id: 1, title: named('English'), content, ...marks('en', 'one') },
      { id: 2, title: named('German'), content, ...marks('de', 'one') },
      { id: 3, title: named('Page in German'), type: 'page', content, ...marks('de_DE', 'two') },
      { id: 4, title: named('German again'), content, ...marks('de', 'one') },
      { id: 5, title: named('Unknown'), content, ...marks('tlh', 'three') },
    ]);
    expect(languagesOf(named('English'))).toEqual(['en', 'de']);
    expect(languagesOf(named('German'))).toEqual(['de', 'en']);
    expect(languagesOf(named('Page in German'))).toEqual(['de']);
    expect(languagesOf(named('German again'))).toEqual(['de']);
    expect(languagesOf(named('Unknown'))).toEqual(['en']);
    expect(remarksOf(named('German'))?.notes).toContain('its language is Deutsch');
    expect(remarksOf(named('German again'))?.losses).toContain(
      'it is not linked to its translations: another of them is in Deutsch',
    );
    expect(remarksOf(named('Unknown'))?.losses).toContain('its language is not known here: tlh');
  });
});

test('German entries of an import into a German site have the language of the site', async ({ admin }) => {
  await changeSite(admin, { language: 'de' });
  const { languagesOf, remarksOf } = await imported(admin, 'https://deutsch.example', [
    { id: 1, title: 'Into German: English', content, ...polylang('en', 'one') },
    { id: 2, title: 'Into German: German', content, ...polylang('de', 'one') },
    { id: 3, title: 'Into German: without', content },
  ]);
  await changeSite(admin, { language: 'hi' });
  const stored = await admin.gql('{ allBlogPosts(language: "hi") { nodes { title } } }');
  expect(stored.data.allBlogPosts.nodes.map(({ title }: { title: string }) => title)).toEqual(
    expect.arrayContaining(['Into German: German', 'Into German: without']),
  );
  expect(languagesOf('Into German: German')).toEqual(['de', 'en']);
  expect(languagesOf('Into German: without')).toEqual(['de']);
  expect(remarksOf('Into German: English')?.notes).toContain('its language is English');
  expect(remarksOf('Into German: German')?.notes).toEqual([]);
});
