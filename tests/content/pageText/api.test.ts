import { describe, expect } from 'vitest';
import { pageTextStrings } from '#schema/pageText.ts';
import { pictureStrings } from '#schema/picture.ts';
import { makePicture, mediaOperations, sendReplacement } from '#tests/kit/content/media.ts';
import { pageTextOperations, saveTexts, sendTexts } from '#tests/kit/content/pageText.ts';
import { canvas } from '#tests/kit/content/picture.ts';
import { revisionOperations } from '#tests/kit/content/revision.ts';
import { UNKNOWN } from '#tests/kit/network/rows/case.ts';
import type { Person } from '#tests/kit/people/person.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test as base, rows } from '#tests/kit/test.ts';

const test = base.extend('admin', { scope: 'file' }, ({ product }) =>
  product.signedIn('admin', { name: 'Asha Menon' }),
);

const shownOf = async (admin: Person, page: string) =>
  (await admin.gql(pageTextOperations.shown, { page })).data.pageTexts;
const pageOf = async (admin: Person, slug: string) =>
  (await admin.gql(pageTextOperations.one, { slug })).data.editedPage;
const htmlOf = async (product: Product, path: string) => (await fetch(product.url + path)).text();
type Field = { name: string; kind: string; original: string; text: string; isChanged: boolean };
const fieldOf = (page: { fields: Field[] }, name: string) => page.fields.find((field) => field.name === name);
async function resetAll(admin: Person) {
  for (const slug of ['home', 'services', 'about', 'affiliate', 'contact', 'privacy', 'terms']) {
    const { page, fields } = await pageOf(admin, slug);
    await saveTexts(admin, page, Object.fromEntries(fields.map(({ name }: Field) => [name, null])));
  }
}

test('a new installation has seven pages with original texts', async ({ admin }) => {
  const { data } = await admin.gql(pageTextOperations.list, { first: 5 });
  const { nodes, totalCount, pageInfo } = data.editedPages;
  expect([nodes.length, totalCount, pageInfo.hasNextPage]).toEqual([5, 7, true]);
  const rest = (await admin.gql(pageTextOperations.list, { after: pageInfo.endCursor })).data.editedPages.nodes;
  const pages = [...nodes, ...rest];
  expect(pages.map(({ page }: { page: string }) => page)).toEqual([
    ...['HOME', 'SERVICES', 'ABOUT', 'AFFILIATE', 'CONTACT', 'PRIVACY', 'TERMS'],
  ]);
  for (const page of pages) {
    expect([page.isTouched, page.changed, page.updatedBy]).toEqual([false, [], null]);
    for (const { text, original, isChanged } of page.fields) expect([text, isChanged]).toEqual([original, false]);
    expect((await shownOf(admin, page.page)).texts).toEqual([]);
  }
});

describe('a text of a page', () => {
  test.beforeEach(({ admin }) => resetAll(admin));

  test('a saved text replaces the original everywhere until a reset', async ({ product, admin }) => {
    const text = 'We buy <b>clicks</b> & "words".';
    const saved = await saveTexts(admin, 'SERVICES', { ppcText: text });
    expect(fieldOf(saved, 'ppcText')).toMatchObject({ text, isChanged: true });
    expect([saved.isTouched, saved.changed, saved.updatedBy]).toEqual([true, ['Pay-per-click: text'], 'Asha Menon']);
    const html = await htmlOf(product, '/services');
    expect(html).toContain('We buy &lt;b&gt;clicks&lt;/b&gt; &amp; &quot;words&quot;.');
    const reported = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
    expect(JSON.stringify(JSON.parse(reported))).toContain(JSON.stringify(text).slice(1, -1));
    expect(await htmlOf(product, '/llms.txt')).toContain('We buy \\<b\\>clicks');
    const back = await saveTexts(admin, 'SERVICES', { ppcText: null });
    expect([back.changed, fieldOf(back, 'ppcText')?.text]).toEqual([[], fieldOf(back, 'ppcText')?.original]);
    expect(await htmlOf(product, '/services')).not.toContain('We buy &lt;b&gt;');
  });

  test('a text equal to the original is not a change', async ({ admin }) => {
    const { original } = fieldOf(await pageOf(admin, 'about'), 'lead') as Field;
    const before = await saveTexts(admin, 'ABOUT', { lead: 'Another' });
    const after = await saveTexts(admin, 'ABOUT', { lead: `  ${original.replaceAll(' ', '  ')} ` });
    expect(after.changed).toEqual([]);
    expect(after.updatedAt).not.toBe(before.updatedAt);
  });

  test('a cleared text is stored as empty and becomes the original by null', async ({ admin }) => {
    const cleared = await saveTexts(admin, 'ABOUT', { lead: ' \r\n ' });
    expect(fieldOf(cleared, 'lead')).toMatchObject({ text: '', isChanged: true });
    expect(cleared.changed).toEqual(['Introduction']);
    expect((await shownOf(admin, 'ABOUT')).texts).toMatchObject([{ name: 'lead', text: '' }]);
    const reset = await saveTexts(admin, 'ABOUT', { lead: null });
    expect(fieldOf(reset, 'lead')).toMatchObject({ isChanged: false, text: fieldOf(reset, 'lead')?.original });
  });

  test('a list takes up to twelve entries whose filled texts are shown', async ({ product, admin }) => {
    const saved = await saveTexts(admin, 'ABOUT', {
      step5Title: 'Rest',
      step12Text: 'And begin again.',
      step2Title: '',
    });
    const names = saved.fields.map(({ name }: Field) => name).filter((name: string) => /^step\d/.test(name));
    expect(names.slice(-4)).toEqual(['step5Title', 'step5Text', 'step12Title', 'step12Text']);
    const html = await htmlOf(product, '/about');
    expect(html).toContain('And begin again.');
    expect(html).not.toContain('>Plan<');
    const { errors } = await sendTexts(admin, 'ABOUT', { step13Title: 'Too many' });
    expect(Object.values(errors?.[0]?.extensions.fields ?? {})).toEqual([pageTextStrings.unknown]);
  });

  test('restoring a version removes the entries that were added after it', async ({ product, admin }) => {
    await saveTexts(admin, 'AFFILIATE', { figure1: '7' });
    const { id } = await saveTexts(admin, 'AFFILIATE', { figure4: '99', figure4What: 'balloons' });
    const { nodes } = (await admin.gql(revisionOperations.list, { kind: 'PAGE_TEXT', id, first: 10 })).data.revisions;
    await admin.gql(revisionOperations.restore, { id: nodes[1].id });
    expect(await htmlOf(product, '/affiliate-marketing')).not.toContain('balloons');
    expect(await htmlOf(product, '/affiliate-marketing')).toMatch(/<strong[^>]*>7<\/strong>/);
  });

  test('a text is normalised by its kind: lines, paragraphs and lists', async ({ product, admin }) => {
    await saveTexts(admin, 'AFFILIATE', {
      figure1: ' 9K+\r\n',
      lead: 'One\r\ntwo\u2028three',
      advertiserPoints: ' a \r\n\r\n b\n',
    });
    expect((await shownOf(admin, 'AFFILIATE')).texts.map(({ text }: Field) => text)).toEqual([
      'One two three',
      'a\nb',
      '9K+',
    ]);
    const html = await htmlOf(product, '/affiliate-marketing');
    expect(html).toMatch(/<strong[^>]*>9K\+<\/strong>/);
  });

  test('saving a text keeps the other changed texts of the page', async ({ admin }) => {
    await saveTexts(admin, 'HOME', { heroLead: 'One' });
    await saveTexts(admin, 'HOME', { closingTitle: 'Two' });
    expect((await shownOf(admin, 'HOME')).texts.map(({ name, text }: Field) => [name, text])).toEqual([
      ['heroLead', 'One'],
      ['closingTitle', 'Two'],
    ]);
  });

  test.for(
    rows([
      ['a name that the page does not have', 'HOME', { lead: 'Text' }, pageTextStrings.unknown],
      ['a name that every object has', 'HOME', { constructor: 'Text' }, pageTextStrings.unknown],
      ['a line that is too long', 'HOME', { heroLead: 'x'.repeat(121) }, 'Please use at most 120 characters'],
      ['a paragraph that is too long', 'HOME', { heroText: 'x'.repeat(1001) }, 'Please use at most 1000 characters'],
      ['a list with too many entries', 'ABOUT', { industries: 'x\n'.repeat(21) }, 'Please use at most 20 lines'],
      ['a legal text that is too long', 'TERMS', { body: 'x'.repeat(60_001) }, 'Please use at most 60000 characters'],
      ['a picture without a valid id', 'SERVICES', { ppcPicture: '../x' }, pictureStrings.gone],
      ['the id of an unknown picture', 'SERVICES', { ppcPicture: UNKNOWN }, pictureStrings.gone],
      ['a zero byte', 'HOME', { heroLead: 'a\u0000b' }, 'Please use plain text without control characters.'],
    ]),
  )('a text is refused for %s without being stored', async ([_, page, texts, sentence], { admin }) => {
    const good = { HOME: 'closingTitle', TERMS: 'summary' }[page] ?? 'lead';
    const { errors } = await sendTexts(admin, page, { [good]: 'Good', ...(texts as Record<string, string>) });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT' });
    expect(Object.values(errors?.[0]?.extensions.fields ?? {})).toEqual([sentence]);
    expect((await shownOf(admin, page)).texts).toEqual([]);
  });

  test('a text of the maximum length is stored with any characters', async ({ product, admin }) => {
    const text = `${'א'.repeat(60)} \u202e${'🎪'.repeat(29)}`;
    expect(text).toHaveLength(120);
    await saveTexts(admin, 'HOME', { heroLead: text });
    expect((await shownOf(admin, 'HOME')).texts).toMatchObject([{ name: 'heroLead', text }]);
    expect(await htmlOf(product, '/')).toContain(text);
  });

  test('a text sent twice in one request is refused', async ({ admin }) => {
    const texts = ['One', 'Two'].map((text) => ({ name: 'heroLead', text }));
    const { errors } = await admin.gql(pageTextOperations.save, { input: { page: 'HOME', texts } });
    expect(errors?.[0]?.extensions.fields).toEqual({ heroLead: pageTextStrings.twice });
  });

  test('a save over an unseen change is a CONFLICT, unless it is forced', async ({ admin }) => {
    const read = await pageOf(admin, 'contact');
    await saveTexts(admin, 'CONTACT', { lead: 'Theirs' });
    const { errors } = await sendTexts(admin, 'CONTACT', { lead: 'Mine' }, read.updatedAt);
    expect(errors?.[0]).toMatchObject({
      message: pageTextStrings.changedMeanwhile,
      extensions: { code: 'CONFLICT' },
    });
    expect(fieldOf(await pageOf(admin, 'contact'), 'lead')?.text).toBe('Theirs');
    await saveTexts(admin, 'CONTACT', { lead: 'Mine' });
    expect(fieldOf(await pageOf(admin, 'contact'), 'lead')?.text).toBe('Mine');
  });

  test('of concurrent saves with one updatedAt one succeeds and the others are conflicts', async ({ admin }) => {
    const { updatedAt } = await pageOf(admin, 'about');
    const answers = await Promise.all(
      ['One', 'Two', 'Three'].map((lead) => sendTexts(admin, 'ABOUT', { lead }, updatedAt)),
    );
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    expect(answers.flatMap(({ errors }) => errors?.[0]?.extensions.code ?? [])).toEqual(['CONFLICT', 'CONFLICT']);
  });

  test('only admins edit texts', async ({ employee }) => {
    const { errors } = await sendTexts(employee, 'HOME', { heroLead: 'Mine' });
    expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    expect((await employee.gql(pageTextOperations.one, { slug: 'home' })).errors?.[0]?.extensions.code).toBe(
      'FORBIDDEN',
    );
  });

  test('employees read published texts', async ({ employee }) => {
    expect((await employee.gql(pageTextOperations.shown, { page: 'HOME' })).data.pageTexts.texts).toEqual([]);
  });

  test('a text of an unknown page is NOT_FOUND', async ({ admin }) => {
    for (const slug of ['nothing', 'constructor', 'HOME', '']) {
      const { errors } = await admin.gql(pageTextOperations.one, { slug });
      expect([slug, errors?.[0]?.message]).toEqual([slug, pageTextStrings.notFound]);
    }
  });
});

describe('the picture of a service', () => {
  test.beforeEach(({ admin }) => resetAll(admin));

  test('a picture replaces the drawing with its alternative text and cannot be deleted', async ({ product, admin }) => {
    const picture = await makePicture(admin, { altText: 'A desk in the sun' });
    await saveTexts(admin, 'SERVICES', { emailPicture: picture.id });
    const html = await htmlOf(product, '/services');
    expect(html).toMatch(new RegExp(`<img[^>]*src="${picture.url}"[^>]*alt="A desk in the sun"`));
    expect(html).not.toContain('A letter rises from its envelope');
    const { data } = await admin.gql(mediaOperations.uses, { id: picture.id });
    expect(data.mediaUses.nodes).toMatchObject([
      { kind: 'PAGE_TEXT', title: 'Services', slug: 'services', isInText: true },
    ]);
    const { errors } = await admin.gql(mediaOperations.remove, { id: picture.id });
    expect(errors?.[0]?.extensions.code).toBe('CONFLICT');
    await admin.gql(mediaOperations.update, { id: picture.id, input: { name: 'Desk', altText: 'Another desk' } });
    expect(await htmlOf(product, '/services')).toContain('alt="Another desk"');
    await saveTexts(admin, 'SERVICES', { emailPicture: null });
    expect(await htmlOf(product, '/services')).toContain('A letter rises from its envelope');
    expect((await admin.gql(mediaOperations.remove, { id: picture.id })).errors).toBeUndefined();
  });

  test('a picture replaced in the library is replaced on the page and in legal texts', async ({ product, admin }) => {
    const picture = await makePicture(admin, { altText: 'Before' });
    await saveTexts(admin, 'SERVICES', { ppcPicture: picture.id });
    await saveTexts(admin, 'TERMS', { body: `## One\n\n![Before](${picture.url})` });
    const { data } = await sendReplacement(admin, picture.id, await canvas(60, 30).png().toBuffer());
    const { url } = data.replacePicture;
    expect(url).not.toBe(picture.url);
    for (const path of ['/services', '/terms-of-service']) {
      const html = await htmlOf(product, path);
      expect([path, html.includes(url), html.includes(picture.url)]).toEqual([path, true, false]);
    }
  });
});
