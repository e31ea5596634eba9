import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { pageTextStrings } from '#schema/pageText.ts';
import { pageTexts } from '#server/content/pageText/table.ts';
import { violations } from '#tests/kit/browser/axe.ts';
import { button, leaveQuietly, link, visit } from '#tests/kit/browser/visitor.ts';
import { saveCatalogue, sentServices } from '#tests/kit/content/catalogue.ts';
import { makePicture } from '#tests/kit/content/media.ts';
import { saveTexts } from '#tests/kit/content/pageText.ts';
import { offerLanguages } from '#tests/kit/content/severalLanguages.ts';
import { changeSite } from '#tests/kit/content/site.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test } from '#tests/kit/test.ts';

test.afterEach(({ product }) => product.services.db.delete(pageTexts));

const choice = (page: Page, name: string) => button(page.getByRole('group', { name: 'Language' }), name);
const text = (page: Page) => page.getByRole('textbox', { name: 'Text' });
const htmlOf = async ({ url }: Product, path: string) => (await fetch(url + path)).text();

test('an admin saves the texts of a page in another language after choosing it', async ({ product, admin }) => {
  await offerLanguages(admin);
  await saveTexts(admin, 'ABOUT', { lead: 'Our own lead.' });
  const visitor = await visit(product, admin, { reducedMotion: 'reduce' });
  const { page } = visitor;
  await visitor.open('/admin/texts/about');
  const frame = page.frameLocator('iframe');
  await frame.getByText('Our own lead.').waitFor();
  await choice(page, 'Deutsch').click();
  await expect.poll(() => choice(page, 'Deutsch').getAttribute('aria-pressed')).toBe('true');
  await expect.poll(() => choice(page, 'Deutsch').evaluate((one) => one === document.activeElement)).toBe(true);
  await frame.getByRole('heading', { name: 'Unsere Mission' }).waitFor();
  expect(await frame.getByText('Our own lead.').count()).toBe(0);
  await button(page, /^Introduction/).click();
  await text(page).fill('Unsere Einleitung.');
  await frame.getByText('Unsere Einleitung.').waitFor();
  expect(await violations(page)).toEqual([]);
  await button(page, 'Save').click();
  await visitor.hears(pageTextStrings.saved);
  await expect.poll(() => button(page, 'Save').isDisabled()).toBe(true);
  expect(await htmlOf(product, '/de/about')).toContain('Unsere Einleitung.');
  expect(await htmlOf(product, '/about')).not.toContain('Unsere Einleitung.');
  expect(await link(page, 'View Page').getAttribute('href')).toBe('/de/about');

  await saveTexts(admin, 'ABOUT', { lead: 'Eine spätere.' }, 'de');
  await frame.getByText('Eine spätere.').waitFor();
  await link(page, 'Versions').click();
  await page.getByText('About (Deutsch)').waitFor();
  await page
    .getByRole('link', { name: /^\d+\. Changed/ })
    .nth(1)
    .click();
  await button(page, 'Restore this version').click();
  await button(page, 'Restore').click();
  await expect.poll(() => htmlOf(product, '/de/about')).toContain('Unsere Einleitung.');
  await link(page, 'Edit Texts').click();
  await expect.poll(() => choice(page, 'Deutsch').getAttribute('aria-pressed')).toBe('true');
  await leaveQuietly(visitor);
});

test('another language is chosen only after unsaved edits are given up', async ({ product, admin }) => {
  await offerLanguages(admin);
  const visitor = await visit(product, admin, { reducedMotion: 'reduce' });
  const { page } = visitor;
  await visitor.open('/admin/texts/contact?language=de');
  await button(page, /^Introduction/).click();
  await text(page).fill('Ungespeichert.');
  await choice(page, 'English').click();
  const question = page.getByRole('alertdialog');
  await button(question, 'Stay').click();
  await question.waitFor({ state: 'detached' });
  expect(await text(page).inputValue()).toBe('Ungespeichert.');
  expect(await choice(page, 'Deutsch').getAttribute('aria-pressed')).toBe('true');
  await choice(page, 'English').click();
  await button(question, 'Leave').click();
  await expect.poll(() => choice(page, 'English').getAttribute('aria-pressed')).toBe('true');
  await button(page, /^Introduction/).click();
  expect(await text(page).inputValue()).toContain('Tell us what should grow.');
  await leaveQuietly(visitor);
});

test('a site with one language has no choice of languages at its texts', async ({ product, admin }) => {
  await changeSite(admin, { furtherLanguages: [] });
  const visitor = await visit(product, admin, { reducedMotion: 'reduce' });
  await visitor.open('/admin/texts/contact');
  await button(visitor.page, /^Introduction/).waitFor();
  expect(await visitor.page.getByRole('group', { name: 'Language' }).count()).toBe(0);
  await leaveQuietly(visitor);
});

test('the preview of the home page shows the pictures of services on their cards', async ({ product, admin }) => {
  const { id: pictureId } = await makePicture(admin, { name: 'Site', altText: 'A website on a desk' }, [800, 1000]);
  await saveCatalogue(admin, {
    services: (await sentServices(admin)).map((one) => (one.id === 'WEBDEV' ? { ...one, pictureId } : one)),
  });
  const visitor = await visit(product, admin, { reducedMotion: 'reduce' });
  await visitor.open('/admin/texts/home');
  const frame = visitor.page.frameLocator('iframe');
  await frame.getByRole('img', { name: 'A website on a desk', includeHidden: true }).waitFor();
  await leaveQuietly(visitor);
});
