import { expect } from 'vitest';
import { catalogueStrings } from '#schema/catalogueStrings.ts';
import { pageTextStrings } from '#schema/pageText.ts';
import { violations } from '#tests/kit/browser/axe.ts';
import { button, heading, leaveQuietly, visit } from '#tests/kit/browser/visitor.ts';
import { test as base } from '#tests/kit/test.ts';

const test = base.extend('admin', { scope: 'file' }, ({ product }) => product.signedIn('admin'));

test('services that are added, renamed, moved and removed are saved as a whole', async ({ product, admin }) => {
  const visitor = await visit(product, admin, { reducedMotion: 'reduce' });
  const { page } = visitor;
  await visitor.open('/admin/services');
  await heading(page, 'Services of the Agency').waitFor();
  await button(page, 'Add a service').click();
  await page.getByRole('textbox', { name: 'Service name' }).fill('Search films');
  await expect.poll(() => page.getByRole('textbox', { name: 'Anchor' }).inputValue()).toBe('search-films');
  await page.getByRole('textbox', { name: 'Choice in forms' }).fill('Films');
  await page.getByRole('textbox', { name: 'Description' }).fill('Films that are found.');
  await button(page, 'Move up: Search films').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
    .toBe('Move up: Search films');
  await button(page, 'Remove: Email Marketing').click();
  expect(await violations(page)).toEqual([]);
  await button(page, 'Save').click();
  await visitor.hears(catalogueStrings.saved);
  const html = await (await fetch(`${product.url}/services`)).text();
  expect(html).toContain('Films that are found.');
  expect(html).not.toMatch(/>Email Marketing</);
  const at = (id: string) => html.indexOf(`<section id="${id}"`);
  expect(at('search-films')).toBeLessThan(at('affiliate'));
  await button(page, 'Put back: Email Marketing').waitFor();
  await leaveQuietly(visitor);
});

test('forms and the card of a service follow its name until they are changed by hand', async ({ product, admin }) => {
  const visitor = await visit(product, admin, { reducedMotion: 'reduce' });
  const { page } = visitor;
  const field = (name: string) => page.getByRole('textbox', { name });
  await visitor.open('/admin/services');
  await button(page, 'Add a service').click();
  await field('Service name').fill('Brand films');
  await expect.poll(() => field('Choice in forms').inputValue()).toBe('Brand films');
  await page.getByRole('checkbox', { name: 'Card on the home page' }).check();
  await expect.poll(() => field('Headline of the card').inputValue()).toBe('Brand films');
  await field('Choice in forms').fill('Moving pictures');
  await field('Service name').fill('Brand and product films');
  expect(await field('Choice in forms').inputValue()).toBe('Moving pictures');

  await page.getByRole('button', { name: /^Pay-Per-Click advertising/ }).click();
  await field('Service name').fill('Paid search');
  await button(page, 'Use the new name for the choice').click();
  await button(page, 'Use the new name for the card').click();
  expect([await field('Choice in forms').inputValue(), await field('Headline of the card').inputValue()]).toEqual([
    'Paid search',
    'Paid search',
  ]);
  expect(await violations(page)).toEqual([]);
  await button(page, 'Save').click();
  await visitor.hears(catalogueStrings.saved);
  const [home, contact] = await Promise.all(
    ['/', '/contact'].map(async (path) => (await fetch(product.url + path)).text()),
  );
  for (const text of ['Paid search', 'Brand and product films']) expect(home).toContain(text);
  for (const text of ['Paid search', '>Moving pictures<']) expect(contact).toContain(text);
  await leaveQuietly(visitor);
});

test('the entries of a list are added, sorted by keyboard and removed', async ({ product, admin }) => {
  const visitor = await visit(product, admin, { reducedMotion: 'reduce' });
  const { page } = visitor;
  await visitor.open('/admin/texts/about');
  await button(page, 'Add a step').click();
  await page.getByRole('textbox', { name: 'Text' }).fill('Rest');
  await button(page, 'Done').click();
  await button(page, 'Move up: Rest').focus();
  await page.keyboard.press('Enter');
  await button(page, 'Remove: Listen').click();
  await button(page, 'Save').click();
  await visitor.hears(pageTextStrings.saved);
  const html = await (await fetch(`${product.url}/about`)).text();
  const titles = [...html.matchAll(/<h3 [^>]*data-text="step\d+Title"[^>]*>([^<]*)</g)].map(([, title]) => title);
  expect(titles).toEqual(['Plan', 'Make', 'Rest', 'Measure']);
  await leaveQuietly(visitor);
});
