import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { pageTextStrings } from '#schema/pageText.ts';
import { pageTexts } from '#server/content/pageText/table.ts';
import { violations } from '#tests/kit/browser/axe.ts';
import { button, heading, leaveQuietly, link, loaded, visit } from '#tests/kit/browser/visitor.ts';
import { makePicture } from '#tests/kit/content/media.ts';
import { saveTexts } from '#tests/kit/content/pageText.ts';
import type { Person } from '#tests/kit/people/person.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test as base } from '#tests/kit/test.ts';

const test = base.extend('admin', { scope: 'file' }, ({ product }) =>
  product.signedIn('admin', { name: 'Asha Menon' }),
);
test.afterEach(({ product }) => product.services.db.delete(pageTexts));

const PHONE = { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' } as const;

/** Opens the editor of a page and waits for its edit buttons. */
async function opened(
  product: Product,
  admin: Person,
  slug: string,
  options: Parameters<typeof visit>[2] = { reducedMotion: 'reduce' },
) {
  const visitor = await visit(product, admin, options);
  await visitor.open(`/admin/texts/${slug}`);
  const frame = visitor.page.frameLocator('iframe');
  await button(frame.locator('body'), /^Edit: /)
    .first()
    .waitFor();
  return { visitor, page: visitor.page, frame: frame.locator('body') };
}
const text = (page: Page) => page.getByRole('textbox', { name: 'Text' });

/** Texts that these pages do not show here: those of lists, of posts, projects and reviews, and that of a site with tags. */
const shownElsewhere = /^At the end of|^(?:Blog|Portfolio|Reviews): |^Question to visitors of a site with tags$/;

test('every editable text that a page shows has an edit button', async ({ product, admin }) => {
  const visitor = await visit(product, admin);
  for (const slug of ['home', 'services', 'about', 'affiliate', 'contact', 'privacy', 'terms']) {
    await visitor.open(`/admin/texts/${slug}`);
    const entries = visitor.page.getByRole('navigation', { name: 'Texts of the page' }).getByRole('button');
    const pencils = visitor.page.frameLocator('iframe').getByRole('button', { name: /^Edit: / });
    await entries.first().waitFor();
    const labels = (await entries.allTextContents()).filter((label) => !shownElsewhere.test(label)).toSorted();
    const read = async () =>
      (await pencils.evaluateAll((all) => all.map((one) => one.ariaLabel?.replace('Edit: ', '')))).toSorted();
    await expect.poll(read).toEqual(labels);
  }
  await leaveQuietly(visitor);
});

test('an edited hero shows in the editor immediately and for visitors after saving', async ({ product, admin }) => {
  const { visitor, page, frame } = await opened(product, admin, 'home');
  await button(frame, 'Edit: Line below the headline').click();
  await text(page).fill('We are quick.');
  await frame.getByText('We are quick.').waitFor();
  expect(await (await fetch(product.url)).text()).not.toContain('We are quick.');
  await button(page, 'Done').click();
  await page.getByText('Not saved').waitFor();
  await button(page, 'Save').click();
  await visitor.hears(pageTextStrings.saved);
  await expect.poll(() => button(page, 'Save').isDisabled()).toBe(true);
  expect(await (await fetch(product.url)).text()).toContain('We are quick.');

  await link(page.getByRole('navigation', { name: 'Back office' }), 'Texts of the pages').click();
  await heading(page, 'Texts of the Pages').waitFor();
  await page.getByRole('row', { name: /Home Line below the headline .* by Asha Menon/ }).waitFor();
  expect(await violations(page)).toEqual([]);
  await link(page, 'Home').last().click();
  await leaveQuietly(visitor);
});

test('the list and the picture of a service can be edited on a phone, the picture also reset alone', async ({
  product,
  admin,
}) => {
  await makePicture(admin, { name: 'A desk', altText: 'A desk in the sun' });
  const { visitor, page, frame } = await opened(product, admin, 'services', PHONE);
  await button(frame, 'Edit: Pay-per-click: points').click();
  await text(page).fill('One\n\n  Two  ');
  await expect
    .poll(() =>
      frame
        .getByRole('listitem', { includeHidden: true })
        .filter({ hasText: /^(One|Two)$/ })
        .count(),
    )
    .toBe(2);
  await button(page, 'Done').click();
  await button(frame, 'Edit: Pay-per-click: picture').click();
  await page.getByText('The drawing stands here.').waitFor();
  await button(page, 'Choose from the Library').click();
  await button(page, /A desk/)
    .first()
    .click();
  await frame.locator('img[alt="A desk in the sun"]').waitFor();
  expect(await violations(page)).toEqual([]);
  await button(page, 'Save').click();
  await visitor.hears(pageTextStrings.saved);
  const html = await (await fetch(`${product.url}/services`)).text();
  expect(html).toContain('alt="A desk in the sun"');
  await button(page, 'Back to the original').click();
  await button(page, 'Back to the Original').click();
  await page.getByText('The drawing stands here.').waitFor();
  await button(page, 'Save').click();
  await expect.poll(async () => (await fetch(`${product.url}/services`)).text()).not.toContain('A desk in the sun');
  await leaveQuietly(visitor);
});

test('the terms are edited in Markdown until their page is reset as a whole', async ({ product, admin }) => {
  await saveTexts(admin, 'TERMS', { summary: 'In short.' });
  const { visitor, page, frame } = await opened(product, admin, 'terms');
  await button(page.getByRole('navigation', { name: 'Texts of the page' }), /^Sections/).click();
  await page.getByRole('tab', { name: 'Markdown' }).click();
  await page.getByRole('textbox', { name: 'Text' }).fill('## Ours\n\nAll by **{name}**.');
  await frame.getByText('1. Ours').waitFor();
  await button(page, 'Save').click();
  await visitor.hears(pageTextStrings.saved);
  expect(await (await fetch(`${product.url}/terms-of-service`)).text()).toContain('<strong>Marquee</strong>');
  await button(page, 'Reset the Page').click();
  await button(page, 'Back to the Originals').click();
  await frame.getByText('12. Governing law and disputes').waitFor();
  await button(page, 'Save').click();
  await expect.poll(async () => (await fetch(`${product.url}/terms-of-service`)).text()).not.toContain('In short.');
  await leaveQuietly(visitor);
});

test('a text that is too long is reported at its field without being sent', async ({ product, admin }) => {
  const { visitor, page } = await opened(product, admin, 'contact');
  await button(page, /^Introduction/).click();
  await text(page).fill('x'.repeat(1001));
  await page.getByText('Please use at most 1000 characters').waitFor();
  await button(page, 'Done').click();
  await button(page, 'Save').click();
  await page.getByText('Please use at most 1000 characters').waitFor();
  expect(visitor.operations).not.toContain('SavePageTexts');
  await text(page).fill('Short.');
  await button(page, 'Save').click();
  await visitor.hears(pageTextStrings.saved);
  await leaveQuietly(visitor);
});

test('a text is edited by keyboard from its edit button and back', async ({ product, admin }) => {
  const { visitor, page, frame } = await opened(product, admin, 'contact');
  await button(frame, 'Edit: Introduction').focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => text(page).evaluate((field) => field === document.activeElement)).toBe(true);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('By keyboard.');
  await page.keyboard.press('Escape');
  const hasFocus = () =>
    button(frame, 'Edit: Introduction').evaluate((pencil) => pencil === pencil.ownerDocument.activeElement);
  await expect.poll(hasFocus).toBe(true);
  await button(page, 'Save').press('Enter');
  await visitor.hears(pageTextStrings.saved);
  expect(await violations(page)).toEqual([]);
  await leaveQuietly(visitor);
});

test('leaving with unsaved texts asks first', async ({ product, admin }) => {
  const { visitor, page } = await opened(product, admin, 'contact');
  await button(page, /^Introduction/).click();
  await text(page).fill('Unsaved.');
  await link(page, 'Versions').click();
  await page.getByRole('alertdialog').getByRole('button').first().click();
  expect(await text(page).inputValue()).toBe('Unsaved.');
  await text(page).fill('');
  await leaveQuietly(visitor);
});

test('a save over a change by another admin asks, then keeps the edit or loads their version', async ({
  product,
  admin,
}) => {
  const { visitor, page, frame } = await opened(product, admin, 'contact');
  await saveTexts(admin, 'CONTACT', { lead: 'Theirs, seen at once.' });
  await frame.getByText('Theirs, seen at once.').waitFor();
  await button(page, /^Introduction/).click();
  await text(page).fill('Mine.');
  await saveTexts(admin, 'CONTACT', { lead: 'Theirs, meanwhile.' });
  await button(page, 'Save').click();
  await page.getByRole('dialog', { name: 'Somebody else has saved this' }).waitFor();
  await button(page, 'Keep editing').click();
  expect(await text(page).inputValue()).toBe('Mine.');
  await button(page, 'Save').click();
  await button(page, 'Load their version').click();
  await expect.poll(() => text(page).inputValue()).toBe('Theirs, meanwhile.');
  await text(page).fill('Mine again.');
  await button(page, 'Save').click();
  await expect.poll(async () => (await fetch(`${product.url}/contact`)).text()).toContain('Mine again.');
  await leaveQuietly(visitor, 409);
});

test('a change that arrives while the conflict dialog is open is reported before it is overwritten', async ({
  product,
  admin,
}) => {
  const { visitor, page } = await opened(product, admin, 'contact');
  await button(page, /^Introduction/).click();
  await text(page).fill('Mine.');
  await saveTexts(admin, 'CONTACT', { lead: 'The second one.' });
  await button(page, 'Save').click();
  const question = page.getByRole('dialog', { name: 'Somebody else has saved this' });
  await question.waitFor();
  await saveTexts(admin, 'CONTACT', { lead: 'The third one.' });
  await button(question, 'Overwrite it').click();
  await question.getByText('It has changed again while you were deciding.').waitFor();
  expect(await (await fetch(`${product.url}/contact`)).text()).toContain('The third one.');
  await button(question, 'Overwrite it').click();
  await expect.poll(async () => (await fetch(`${product.url}/contact`)).text()).toContain('Mine.');
  await leaveQuietly(visitor, 409);
});

test('the revisions of a page can be opened, compared and restored', async ({ product, admin }) => {
  await saveTexts(admin, 'CONTACT', { lead: 'As it was.' });
  await saveTexts(admin, 'CONTACT', { lead: 'As it is.' });
  const { visitor, page } = await opened(product, admin, 'contact');
  await link(page, 'Versions').click();
  await page
    .getByRole('link', { name: /^\d+\. Changed/ })
    .nth(1)
    .click();
  await loaded(page);
  await page.getByText('As it was.').first().waitFor();
  await button(page, 'Restore this version').click();
  await button(page, 'Restore').click();
  await expect.poll(async () => (await fetch(`${product.url}/contact`)).text()).toContain('As it was.');
  await leaveQuietly(visitor);
});
