import { expect } from 'vitest';
import { messageStrings } from '#schema/messageStrings.ts';
import { button, leaveQuietly, link, visit } from '#tests/kit/browser/visitor.ts';
import { changeSite } from '#tests/kit/content/site.ts';
import { test } from '#tests/kit/test.ts';
import { loadLanguage } from '#web/shared/language/load.ts';

const { t } = await loadLanguage('de');

test.beforeAll(async ({ admin }) => {
  await changeSite(admin, { language: 'de' });
});

test('a German site stays German from page to page', async ({ product }) => {
  const visitor = await visit(product);
  const { page } = visitor;
  await visitor.open('/');
  await page.getByRole('heading', { name: t('Elevate Your Business with Digital Excellence') }).waitFor();
  await link(page.getByRole('contentinfo'), t('Contact')).click();
  await page.getByRole('heading', { name: t('Send Us a Message') }).waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('de');
  await leaveQuietly(visitor);
});

test('a German contact form answers in German to a valid and to an incomplete enquiry', async ({ product }) => {
  const visitor = await visit(product);
  const { page } = visitor;
  await visitor.open('/contact');
  const form = page.getByRole('form', { name: t('Send Us a Message') });
  await button(form, t('Send Message')).click();
  await visitor.hears(t(messageStrings.faults));
  await form.getByText(t('Name must be at least 2 characters')).waitFor();
  await form.getByRole('textbox', { name: t('Name') }).fill('Asha Menon');
  await form.getByRole('textbox', { name: t('Email') }).fill('asha@client.example');
  await form.locator('[name=contactNumber]').fill('9876543210');
  await form.getByRole('combobox', { name: t('Service') }).selectOption({ index: 1 });
  await button(form, t('Send Message')).click();
  await visitor.hears(t(messageStrings.sent));
  await leaveQuietly(visitor);
});

test('the language that the document names changes between site and office', async ({ product }) => {
  const visitor = await visit(product);
  const { page } = visitor;
  const lang = () => page.locator('html').getAttribute('lang');
  await visitor.open('/admin/login');
  expect(await lang()).toBe('en');
  await link(page.getByRole('contentinfo'), 'Contact').click();
  await page.getByRole('heading', { name: t('Send Us a Message') }).waitFor();
  await expect.poll(lang).toBe('de');
  await page.goBack();
  await page.getByLabel('Password', { exact: true }).waitFor();
  await expect.poll(lang).toBe('en');
  await leaveQuietly(visitor);
});
