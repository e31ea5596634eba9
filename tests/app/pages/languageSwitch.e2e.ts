import { describe, expect } from 'vitest';
import { messageStrings } from '#schema/messageStrings.ts';
import { at, button, leaveQuietly, link, loaded, TAKEN_OVER, visit } from '#tests/kit/browser/visitor.ts';
import { offerLanguages } from '#tests/kit/content/severalLanguages.ts';
import { makeTranslated } from '#tests/kit/content/translation.ts';
import { test } from '#tests/kit/test.ts';
import { loadLanguage } from '#web/shared/language/load.ts';
import { paths } from '#web/shared/paths.ts';
import { looker, phone, wide } from './looker.ts';

const { t } = await loadLanguage('de');

test.beforeAll(async ({ admin }) => {
  await offerLanguages(admin);
  const english = await makeTranslated(admin, 'post', { title: 'Said in English', slug: 'said-in-english' });
  const linkTranslations = [english.id];
  await makeTranslated(admin, 'post', {
    ...{ title: 'Auf Deutsch gesagt', slug: 'auf-deutsch-gesagt', language: 'de', linkTranslations },
  });
});

describe('a site in several languages', () => {
  test('a visitor who chooses German at the foot of a page stays in German until a message is answered', async ({
    product,
  }) => {
    const visitor = await visit(product);
    const { page } = visitor;
    const foot = page.getByRole('contentinfo');
    await visitor.open('/services');
    await link(foot, 'Deutsch').click();
    await page.waitForURL('**/de/services');
    await page.locator(TAKEN_OVER).waitFor({ state: 'attached' });
    await link(page.getByRole('navigation', { name: t('Main') }), t('Blog')).click();
    await link(page.getByRole('main'), 'Auf Deutsch gesagt').first().click();
    await page.getByRole('heading', { level: 1, name: 'Auf Deutsch gesagt' }).waitFor();
    expect(at(page)).toBe('/de/blog/auf-deutsch-gesagt');
    expect(await page.locator('html').getAttribute('lang')).toBe('de');
    expect(visitor.operations).toEqual(['BlogsPage', 'BlogPostPage']);
    await link(foot, t('Contact')).click();
    const form = page.getByRole('form', { name: t('Send Us a Message') });
    await form.getByRole('textbox', { name: t('Name') }).fill('Asha Menon');
    await form.getByRole('textbox', { name: t('Email') }).fill('asha@client.example');
    await form.locator('[name=contactNumber]').fill('9876543210');
    await form.getByRole('combobox', { name: t('Service') }).selectOption({ index: 1 });
    await button(form, t('Send Message')).click();
    await visitor.hears(t(messageStrings.sent));
    expect((await product.mail.mailTo('asha@client.example')).subject).toBe('Ihre Nachricht an Marquee');
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Auf Deutsch gesagt' }).waitFor();
    await leaveQuietly(visitor);
  });

  test('the foot of a post leads to its translation after a navigation within the page', async ({ product }) => {
    const visitor = await visit(product);
    const { page } = visitor;
    await visitor.open('/blogs');
    await link(page.getByRole('main'), 'Said in English').first().click();
    await page.getByRole('heading', { level: 1, name: 'Said in English' }).waitFor();
    await link(page.getByRole('contentinfo'), 'Deutsch').click();
    await page.waitForURL('**/de/blog/auf-deutsch-gesagt');
    await link(page.getByRole('main'), 'English').click();
    await page.waitForURL('**/blog/said-in-english');
    await page.getByRole('heading', { level: 1, name: 'Said in English' }).waitFor();
    await leaveQuietly(visitor);
  });

  test('a link to the office leads from a prefixed page to its plain address', async ({ product, admin }) => {
    const visitor = await visit(product, admin);
    const { page } = visitor;
    await visitor.open('/de/about');
    await link(page.getByRole('navigation', { name: t('Main') }), 'Dashboard').click();
    await page.waitForURL((url) => url.pathname === paths.dashboard);
    await loaded(page);
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
    await leaveQuietly(visitor);
  });

  test('a prefixed page has no accessibility violation', async ({ product }) => {
    const { visitor, page, look, found } = await looker(product);
    await visitor.open('/de/services');
    await page.getByRole('heading', { level: 1 }).waitFor();
    for (const viewport of [wide, phone]) await look('/de/services', [{ viewport, colorScheme: 'light' }]);
    expect(found).toEqual([]);
    await visitor.leave();
  });
});
