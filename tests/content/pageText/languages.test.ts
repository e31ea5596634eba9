import { describe, expect } from 'vitest';
import { pageTextStrings } from '#schema/pageText.ts';
import { aboutTexts } from '#schema/pageTexts/about.ts';
import { makePicture, mediaOperations } from '#tests/kit/content/media.ts';
import { pageTextOperations, saveTexts, sendTexts } from '#tests/kit/content/pageText.ts';
import { fieldValue, listRevisions, revisionOperations } from '#tests/kit/content/revision.ts';
import { auditOf } from '#tests/kit/content/schedule.ts';
import { offerLanguages } from '#tests/kit/content/severalLanguages.ts';
import { changeSite } from '#tests/kit/content/site.ts';
import { getPage } from '#tests/kit/network/html.ts';
import type { Person } from '#tests/kit/people/person.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test as base } from '#tests/kit/test.ts';
import { loadLanguage } from '#web/shared/language/load.ts';

const test = base.extend('admin', { scope: 'file' }, ({ product }) =>
  product.signedIn('admin', { name: 'Asha Menon' }),
);
test.beforeAll(({ admin }) => offerLanguages(admin));

const german = async (sentence: string) => (await loadLanguage('de')).t(sentence);
const pageOf = async (admin: Person, slug: string, language?: string) =>
  (await admin.gql(pageTextOperations.one, { slug, language })).data.editedPage;
const textOf = async (product: Product, path: string) => (await getPage(product, path)).text;
type Field = { name: string; original: string; text: string; isChanged: boolean };
const fieldOf = (page: { fields: Field[] }, name: string) => page.fields.find((field) => field.name === name);
async function resetAll(admin: Person, slug: string) {
  for (const language of ['en', 'de', 'hi']) {
    const { page, fields } = await pageOf(admin, slug, language);
    await saveTexts(admin, page, Object.fromEntries(fields.map(({ name }: Field) => [name, null])), language);
  }
}

describe('texts of a further language', () => {
  test.beforeEach(({ admin }) => resetAll(admin, 'about'));

  test('a text saved for a further language is on the page of that language only', async ({ product, admin }) => {
    await saveTexts(admin, 'ABOUT', { lead: 'Our own lead.' });
    const saved = await saveTexts(admin, 'ABOUT', { lead: 'Unsere eigene Einleitung.' }, 'de');
    expect([saved.language, saved.path, saved.changed]).toEqual(['de', '/de/about', ['Introduction']]);
    expect(await textOf(product, '/de/about')).toContain('Unsere eigene Einleitung.');
    expect(await textOf(product, '/about')).toContain('Our own lead.');
    const hindi = await textOf(product, '/hi/about');
    expect(hindi).toContain((await loadLanguage('hi')).t(aboutTexts.lead));
    expect(hindi).not.toContain('Unsere eigene');
  });

  test('the original of a text in a further language is the translation of the product', async ({ product, admin }) => {
    const original = await german(aboutTexts.lead);
    expect(original).not.toBe(aboutTexts.lead);
    expect(fieldOf(await pageOf(admin, 'about', 'de'), 'lead')).toMatchObject({ original, text: original });
    await saveTexts(admin, 'ABOUT', { lead: 'Anders.' }, 'de');
    expect(await textOf(product, '/de/about')).not.toContain(original);
    const reset = await saveTexts(admin, 'ABOUT', { lead: original }, 'de');
    expect([reset.changed, fieldOf(reset, 'lead')?.isChanged]).toEqual([[], false]);
    expect(await textOf(product, '/de/about')).toContain(original);
  });

  test('a text saved for a further language replaces what holds for all languages', async ({ product, admin }) => {
    await saveTexts(admin, 'ABOUT', { step5Title: 'Rest', mission: '' });
    const page = await pageOf(admin, 'about', 'de');
    expect([fieldOf(page, 'step5Title')?.original, fieldOf(page, 'mission')?.original]).toEqual(['Rest', '']);
    const mission = await german(aboutTexts.mission);
    await saveTexts(admin, 'ABOUT', { step5Title: 'Ruhe', mission }, 'de');
    const html = await textOf(product, '/de/about');
    expect([html.includes('>Ruhe<'), html.includes('>Rest<'), html.includes(mission)]).toEqual([true, false, true]);
    expect(await textOf(product, '/about')).toContain('>Rest<');
  });

  test('a blank text is taken off the page of its language', async ({ product, admin }) => {
    await saveTexts(admin, 'ABOUT', { lead: ' ' }, 'de');
    expect(await textOf(product, '/de/about')).not.toContain(await german(aboutTexts.lead));
    expect(await textOf(product, '/about')).toContain(aboutTexts.lead);
  });

  test('a text saved with the main language as its language is the main text', async ({ product, admin }) => {
    const saved = await saveTexts(admin, 'ABOUT', { lead: 'By its name.' }, 'en');
    expect([saved.id, saved.path]).toEqual([(await pageOf(admin, 'about')).id, '/about']);
    expect(await textOf(product, '/about')).toContain('By its name.');
  });

  test('a change of texts conflicts with changes of the same language only', async ({ admin }) => {
    const read = await pageOf(admin, 'about', 'de');
    await saveTexts(admin, 'ABOUT', { lead: 'English meanwhile.' });
    const first = await sendTexts(admin, 'ABOUT', { lead: 'Deutsch.' }, read.updatedAt, 'de');
    expect(first.errors).toBeUndefined();
    const { errors } = await sendTexts(admin, 'ABOUT', { lead: 'Noch einmal.' }, read.updatedAt, 'de');
    expect(errors?.[0]).toMatchObject({
      message: pageTextStrings.changedMeanwhile,
      extensions: { code: 'CONFLICT' },
    });
    expect(fieldOf(await pageOf(admin, 'about', 'de'), 'lead')?.text).toBe('Deutsch.');
  });

  test('a version of the texts of a language can be restored', async ({ product, admin }) => {
    const { id } = await saveTexts(admin, 'ABOUT', { vision: 'Erste.' }, 'de');
    const count = (await listRevisions(admin, 'PAGE_TEXT', id)).length;
    await saveTexts(admin, 'ABOUT', { vision: 'English.' });
    await saveTexts(admin, 'ABOUT', { vision: 'Zweite.' }, 'de');
    const versions = await listRevisions(admin, 'PAGE_TEXT', id);
    expect(versions).toHaveLength(count + 1);
    const first = versions.findLast((one) => fieldValue(one, 'vision') === 'Erste.');
    const { data } = await admin.gql(revisionOperations.restore, { id: first?.id });
    expect(data.restoreRevision).toMatchObject({ id, slug: 'about' });
    const html = await textOf(product, '/de/about');
    expect([html.includes('Erste.'), html.includes('Zweite.')]).toEqual([true, false]);
    expect(await textOf(product, '/about')).toContain('English.');
  });

  test('the audit log names the language of changed texts', async ({ product, admin }) => {
    const { id } = await saveTexts(admin, 'ABOUT', { lead: 'Protokolliert.' }, 'de');
    const entry = (await auditOf(product, { id })).at(-1);
    expect([entry?.action, entry?.subjectLabel]).toEqual(['pageText.update', 'About (Deutsch)']);
  });
});

test('the original of the line below the headline is the tagline in that language', async ({ product, admin }) => {
  const translations = [{ language: 'de' as const, tagline: 'Werbung, die wirkt', description: '' }];
  await changeSite(admin, { translations });
  const original = 'Werbung, die wirkt';
  expect(fieldOf(await pageOf(admin, 'home', 'de'), 'heroLead')?.original).toContain(original);
  const saved = await saveTexts(admin, 'HOME', { heroLead: 'Eigene Zeile.' }, 'de');
  expect([saved.changed, fieldOf(saved, 'heroLead')?.text]).toEqual([['Line below the headline'], 'Eigene Zeile.']);
  expect(await textOf(product, '/de/')).toContain('Eigene Zeile.');
  expect(await textOf(product, '/')).not.toContain('Eigene Zeile.');
});

test('a picture that is chosen for a language cannot be deleted', async ({ product, admin }) => {
  const picture = await makePicture(admin, { altText: 'Ein Schreibtisch' });
  await saveTexts(admin, 'SERVICES', { emailPicture: picture.id }, 'de');
  expect(await textOf(product, '/de/services')).toContain('alt="Ein Schreibtisch"');
  expect(await textOf(product, '/services')).not.toContain('alt="Ein Schreibtisch"');
  const { data } = await admin.gql(mediaOperations.uses, { id: picture.id });
  expect(data.mediaUses.nodes).toMatchObject([{ kind: 'PAGE_TEXT', title: 'Services (de)', slug: 'services' }]);
  const { errors } = await admin.gql(mediaOperations.remove, { id: picture.id });
  expect(errors?.[0]?.extensions.code).toBe('CONFLICT');
});

test('terms saved for a language are on its page instead of the main ones', async ({ product, admin }) => {
  await saveTexts(admin, 'TERMS', { body: '## Ours\n\nIn English.' });
  expect(await textOf(product, '/de/terms-of-service')).toContain('In English.');
  await saveTexts(admin, 'TERMS', { body: '## Unsere\n\nAuf Deutsch von **{name}**.' }, 'de');
  const html = await textOf(product, '/de/terms-of-service');
  expect([html.includes('Auf Deutsch von <strong>Marquee</strong>'), html.includes('In English.')]).toEqual([
    true,
    false,
  ]);
  expect(await textOf(product, '/terms-of-service')).toContain('In English.');
});

test('the list of pages has the changes of one language', async ({ admin }) => {
  await saveTexts(admin, 'CONTACT', { lead: 'Schreiben Sie uns.' }, 'hi');
  const changed = async (language?: string) => {
    const { data } = await admin.gql(pageTextOperations.list, { first: 50, language });
    const nodes = data.editedPages.nodes as { slug: string; language: string; changed: string[] }[];
    return [nodes.length, nodes[4]?.slug, nodes[4]?.language, nodes[4]?.changed];
  };
  expect(await changed('hi')).toEqual([7, 'contact', 'hi', ['Introduction']]);
  expect(await changed()).toEqual([7, 'contact', 'en', []]);
});

describe('a language that the site does not offer', () => {
  test.for(['fr', 'DE', ''])('%o is refused with a sentence for every operation', async (language, { admin }) => {
    const answers = [
      await sendTexts(admin, 'ABOUT', { lead: 'Text' }, undefined, language),
      await admin.gql(pageTextOperations.one, { slug: 'about', language }),
      await admin.gql(pageTextOperations.list, { language }),
    ];
    for (const { errors } of answers)
      expect(errors?.[0]).toMatchObject({
        message: pageTextStrings.notOffered,
        extensions: { code: 'BAD_USER_INPUT', fields: { language: pageTextStrings.notOffered } },
      });
  });

  test('a page keeps its texts until its language is offered again', async ({ product, admin }) => {
    const { id } = await saveTexts(admin, 'ABOUT', { lead: 'Noch da.' }, 'de');
    const setLanguages = (furtherLanguages: string[]) =>
      admin.gql('mutation ($input: SiteInput!) { saveSite(input: $input) { name } }', { input: { furtherLanguages } });
    await setLanguages(['hi']);
    expect((await sendTexts(admin, 'ABOUT', { lead: 'x' }, undefined, 'de')).errors?.[0]?.message).toBe(
      pageTextStrings.notOffered,
    );
    const [version] = await listRevisions(admin, 'PAGE_TEXT', id);
    const { errors } = await admin.gql(revisionOperations.restore, { id: version?.id });
    expect(errors?.[0]?.message).toBe(pageTextStrings.notOffered);
    await setLanguages(['de', 'hi']);
    expect(await textOf(product, '/de/about')).toContain('Noch da.');
  });
});

test('only admins read and save texts of a language', async ({ employee }) => {
  const answers = [
    await sendTexts(employee, 'ABOUT', { lead: 'Mine' }, undefined, 'de'),
    await employee.gql(pageTextOperations.one, { slug: 'about', language: 'de' }),
    await employee.gql(pageTextOperations.list, { language: 'de' }),
  ];
  expect(answers.map(({ errors }) => errors?.[0]?.extensions.code)).toEqual(['FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN']);
});
