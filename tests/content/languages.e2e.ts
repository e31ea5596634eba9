import { describe, expect } from 'vitest';
import { violations } from '#tests/kit/browser/axe.ts';
import { button, heading, visit } from '#tests/kit/browser/visitor.ts';
import { changeSite } from '#tests/kit/content/site.ts';
import {
  changeTranslated,
  makeTranslated,
  readTranslated,
  type TranslatedKind,
  tagsOf,
} from '#tests/kit/content/translation.ts';
import { test } from '#tests/kit/test.ts';

const kinds: [kind: TranslatedKind, edit: string][] = [
  ['post', '/admin/edit-blog/'],
  ['item', '/admin/edit-portfolio/'],
  ['page', '/admin/edit-page/'],
];

describe.for(kinds)('the editor of a %s', ([kind, edit]) => {
  test('the editor sets the language and links the translations', async ({ product, admin }) => {
    const english = await makeTranslated(admin, kind, { title: `Said in English: ${kind}` });
    const polish = await makeTranslated(admin, kind, { language: 'pl', title: `Po polsku: ${kind}` });
    await changeTranslated(admin, kind, polish.id, { linkTranslations: [english.id] });
    const german = await makeTranslated(admin, kind, { title: `Auf Deutsch: ${kind}` });
    const visitor = await visit(product, admin);
    const { page } = visitor;
    await visitor.open(edit + german.slug);
    await page.getByLabel('Language', { exact: true }).selectOption({ label: 'Deutsch' });
    await button(page, 'Link a translation').click();
    const select = page.getByLabel(`The same ${kind} in another language`);
    await select.selectOption({ label: `English: Said in English: ${kind}` });
    await page.getByText(`Said in English: ${kind}`).waitFor();
    expect(await violations(page)).toEqual([]);
    await button(page, 'Save Changes').click();
    await heading(page, `Auf Deutsch: ${kind}`).waitFor();
    await page.getByRole('link', { name: 'Polski' }).waitFor();
    expect(await readTranslated(admin, kind, german.id)).toMatchObject({ language: 'de' });
    expect(tagsOf(await readTranslated(admin, kind, german.id))).toEqual(['en', 'pl']);

    await visitor.open(edit + german.slug);
    expect(await page.getByLabel('Language', { exact: true }).inputValue()).toBe('de');
    await button(page, `Unlink Po polsku: ${kind}`).click();
    await button(page, 'Save Changes').click();
    await heading(page, `Auf Deutsch: ${kind}`).waitFor();
    expect(tagsOf(await readTranslated(admin, kind, german.id))).toEqual(['en']);
  });

  test('the editor says which translation has the language already', async ({ product, admin }) => {
    const english = await makeTranslated(admin, kind, { title: 'The only one in English' });
    const german = await makeTranslated(admin, kind, { language: 'de', linkTranslations: [english.id] });
    const visitor = await visit(product, admin);
    const { page } = visitor;
    await visitor.open(edit + german.slug);
    await page.getByLabel('Language', { exact: true }).selectOption({ label: 'English (the site)' });
    await button(page, 'Save Changes').click();
    await page
      .getByText(/^Only one of the translations can be in English/)
      .first()
      .waitFor();
    expect((await readTranslated(admin, kind, german.id)).language).toBe('de');
  });
});

test('a linked translation is kept in an autosave', async ({ product, admin }) => {
  const english = await makeTranslated(admin, 'post', { title: 'Linked and not stored' });
  const german = await makeTranslated(admin, 'post', { language: 'de' });
  const visitor = await visit(product, admin);
  const { page } = visitor;
  await visitor.open(`/admin/edit-blog/${german.slug}`);
  await button(page, 'Link a translation').click();
  await page.getByLabel('The same post in another language').selectOption({ label: 'English: Linked and not stored' });
  await page.getByText(/^Saved \d/).waitFor();
  await visitor.open(`/admin/edit-blog/${german.slug}`);
  await button(page, 'Unlink Linked and not stored').waitFor();
  expect(tagsOf(await readTranslated(admin, 'post', english.id))).toEqual([]);
});

test('the editor on a German site offers German as the language of the site', async ({ product, admin }) => {
  await changeSite(admin, { language: 'de' });
  const { slug, id } = await makeTranslated(admin, 'post', { title: 'A post in English', language: 'en' });
  const visitor = await visit(product, admin);
  await visitor.open(`/admin/edit-blog/${slug}`);
  const select = visitor.page.getByLabel('Language', { exact: true });
  expect(await select.inputValue()).toBe('en');
  await select.selectOption({ label: 'Deutsch (the site)' });
  await button(visitor.page, 'Save Changes').click();
  await heading(visitor.page, 'A post in English').waitFor();
  expect((await readTranslated(admin, 'post', id)).language).toBe('de');
  await changeSite(admin, { language: 'en' });
});
