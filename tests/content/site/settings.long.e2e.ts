import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { violations } from '#tests/kit/browser/axe.ts';
import { excuse, goAnew, goingOn } from '#tests/kit/browser/goingOn.ts';
import { meddle } from '#tests/kit/browser/meddle.ts';
import { button, faultAt, loaded, visit } from '#tests/kit/browser/visitor.ts';
import { makePicture } from '#tests/kit/content/media.ts';
import { changeSite, forgetSite, siteOperations } from '#tests/kit/content/site.ts';
import type { Person } from '#tests/kit/people/person.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test } from '#tests/kit/test.ts';
import ours from '../../../site.json' with { type: 'json' };

test.beforeEach(({ product }) => forgetSite(product));

const goOn = goingOn(async (product: Product, admin: Person) => {
  const visitor = await visit(product, admin);
  await visitor.open('/admin/redirects');
  return visitor;
});
async function opened(product: Product, admin: Person) {
  const visitor = await goOn(product, admin);
  await goAnew(visitor, '/admin/site', 'Settings of the site');
  return visitor;
}
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const read = async (admin: Person) => (await admin.gql(siteOperations.read)).data.site;
const brandLink = (page: Page) => page.getByRole('navigation', { name: 'Main' }).getByRole('link').first();

test('saved settings show on the open page until they are reset to the site file', async ({ product, admin }) => {
  const visitor = await opened(product, admin);
  const { page } = visitor;
  await field(page, 'Name').fill('Heron');
  await field(page, 'Signal colour').fill('#b0307a');
  await button(page, 'Save Settings').click();
  await visitor.hears('The settings of the site have been saved.');
  await expect.poll(() => brandLink(page).innerText()).toBe('Heron');
  const signal = () => page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--signal'));
  expect(await signal()).toBe('#b0307a');
  expect(await read(admin)).toMatchObject({ ...ours, name: 'Heron', colours: { ...ours.colours, signal: '#b0307a' } });

  await page.getByText(`The file of this installation says “${ours.name}”.`).getByRole('button').click();
  expect(await field(page, 'Name').inputValue()).toBe(ours.name);
  await button(page, 'Save Settings').click();
  await expect.poll(async () => (await read(admin)).name).toBe(ours.name);
  expect(visitor.complaints).toEqual([]);
});

test('an unreadable colour is refused while typing with its contrast', async ({ product, admin }) => {
  const visitor = await opened(product, admin);
  const { page } = visitor;
  await field(page, 'Depth colour').fill('#8899aa');
  expect(await faultAt(field(page, 'Depth colour'))).toMatch(/has a contrast of 2\.52:1, and texts need 4\.5:1/);
  await field(page, 'Tagline').fill('');
  await button(page, 'Save Settings').click();
  await expect.poll(() => faultAt(field(page, 'Tagline'))).toBe('Please enter a tagline.');
  expect(await read(admin)).toMatchObject(ours);
  await field(page, 'Depth colour').fill(ours.colours.depth);
  await field(page, 'Tagline').fill(ours.tagline);
});

test('settings saved by a colleague update untouched fields only', async ({ product, admin }) => {
  const visitor = await opened(product, admin);
  const { page } = visitor;
  await field(page, 'Tagline').fill('By the water');
  await changeSite(admin, { name: 'Heron', tagline: 'Of somebody else' });
  await expect.poll(() => field(page, 'Name').inputValue()).toBe('Heron');
  expect(await field(page, 'Tagline').inputValue()).toBe('By the water');
  await button(page, 'Save Settings').click();
  await expect
    .poll(async () => [(await read(admin)).name, (await read(admin)).tagline])
    .toEqual(['Heron', 'By the water']);
});

test('logo, icon and opening hours are set and shown on the contact page', async ({ product, admin }) => {
  await makePicture(admin, { name: 'Heron logo' }, [600, 600]);
  const visitor = await opened(product, admin);
  const { page } = visitor;
  for (const place of ['Logo', 'Icon']) {
    const part = page.getByRole('region', { name: place, exact: true });
    await button(part, 'Choose or upload').click();
    await page.getByRole('button', { name: /Heron logo/ }).click();
    await part.getByRole('img', { name: place }).waitFor();
  }
  await button(page, 'Add an opening time').click();
  await button(page, 'Save Settings').click();
  await visitor.hears('The settings of the site have been saved.');
  await brandLink(page).getByRole('img', { name: ours.name }).waitFor();
  expect((await read(admin)).openingHours).toEqual([
    { days: ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY'], opens: '09:30', closes: '18:00' },
  ]);
  const reader = await visit(product);
  await reader.open('/contact');
  await reader.page.getByText('Monday to Friday, 09:30 to 18:00').waitFor();
  await reader.leave();

  const part = page.getByRole('region', { name: 'Logo', exact: true });
  await button(part, 'Remove').click();
  await button(page, 'Save Settings').click();
  await expect.poll(async () => (await read(admin)).logo).toBeNull();
  expect((await read(admin)).icon).not.toBeNull();
});

test('reminder days are set unless they are invalid', async ({ product, admin }) => {
  const visitor = await opened(product, admin);
  const { page } = visitor;
  const days = (which: string) => page.getByRole('spinbutton', { name: `${which} reminder, after days` });
  const stored = async () =>
    (await admin.gql('{ site { reviewReminderDays } }')).data.site.reviewReminderDays as number[];
  const typed = async () => [await days('First').inputValue(), await days('Second').inputValue()];
  expect(await typed()).toEqual(['7', '14']);
  await days('First').fill('20');
  await button(page, 'Save Settings').click();
  await page.getByText('Please give up to two whole numbers of days from 1 to 29, the smaller one first.').waitFor();
  expect(await violations(page)).toEqual([]);
  await days('First').fill('3');
  await button(page, 'Save Settings').click();
  await expect.poll(stored).toEqual([3, 14]);
  await days('Second').fill('');
  await days('First').fill('0');
  await button(page, 'Save Settings').click();
  await expect.poll(stored).toEqual([]);
  await changeSite(admin, { reviewReminderDays: [5] });
  await expect.poll(typed).toEqual(['5', '']);
});

test('settings that failed to load can be retried', async ({ product, admin }) => {
  const visitor = await visit(product, admin);
  const { page } = visitor;
  const meddling = await meddle(page, 'Site', 'failing');
  meddling.release();
  await visitor.open('/admin/site');
  await page.getByRole('heading', { name: 'Error Loading the Settings' }).waitFor();
  expect(await violations(page)).toEqual([]);
  await meddling.stop();
  excuse(visitor, 502);
  await button(page, 'Try Again').click();
  await field(page, 'Name').waitFor();
  await visitor.leave();
});

test('a failed save loses nothing before it is repeated', async ({ product, admin }) => {
  const visitor = await opened(product, admin);
  const { page } = visitor;
  await field(page, 'Name').fill('Heron');
  const meddling = await meddle(page, 'SaveSite', 'failing');
  meddling.release();
  await button(page, 'Save Settings').click();
  await visitor.hears('The settings of the site could not be saved.');
  expect(await field(page, 'Name').inputValue()).toBe('Heron');
  await meddling.stop();
  excuse(visitor, 502);
  await button(page, 'Save Settings').click();
  await expect.poll(async () => (await read(admin)).name).toBe('Heron');
});

test.for([390, 1440])(
  'the settings have no accessibility violation or horizontal overflow at %i pixels',
  async (width, { product, admin }) => {
    const visitor = await visit(product, admin, { viewport: { width, height: 900 }, reducedMotion: 'reduce' });
    const { page } = visitor;
    await visitor.open('/admin/site');
    await loaded(page);
    expect(await violations(page)).toEqual([]);
    await field(page, 'Signal colour').fill('#ffd0c0');
    await button(page, 'Add an opening time').click();
    await button(page, 'Save Settings').click();
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await button(page.getByRole('region', { name: 'Logo', exact: true }), 'Choose or upload').click();
    await page.getByRole('dialog').waitFor();
    expect(await violations(page)).toEqual([]);
  },
);

test('the name of the site can be changed by keyboard', async ({ product, admin }) => {
  const { page } = await opened(product, admin);
  await field(page, 'Name').focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Heron');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await read(admin)).name).toBe('Heron');
});
