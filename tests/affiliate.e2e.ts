import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { affiliates } from '#server/affiliate/table.ts';
import { emptyAffiliates } from '#tests/kit/affiliate.ts';
import { type Product, startProduct } from '#tests/kit/product.ts';
import { isToldFor, toast } from '#tests/kit/toasts.ts';
import { at, closeBrowser, faultAt, meddle, type Visitor, visit, withoutStatus } from '#tests/kit/visitor.ts';

const PATH = '/affiliate-marketing';
const THANKS = "Thank you! We'll contact you shortly.";
const FAULTS = 'Please fix the form errors';

let product: Product;
let visitor: Visitor;
let page: Page;
beforeAll(async () => {
  product = await startProduct();
});
beforeEach(() => emptyAffiliates(product));
afterAll(async () => {
  await closeBrowser();
  await product.stop();
});

const labels = ['Name', 'Company Name', 'Email', 'Phone'] as const;
const good = ['Neha Kulkarni', 'Kaveri Handlooms', 'neha@kaveri.example', '+919876500114'];
const dialog = (audience = 'Advertiser') => page.getByRole('dialog', { name: `${audience} Inquiry`, exact: true });
const field = (label: string) => page.getByRole('textbox', { name: label, exact: true });
const values = () => Promise.all(labels.map((label) => field(label).inputValue()));
const faults = () => Promise.all(labels.map((label) => faultAt(field(label))));
const opener = (audience: string) => page.getByRole('button', { name: new RegExp(`^Apply as an? ${audience}$`, 'i') });
const send = () => page.getByRole('button', { name: 'Submit Application' }).click();
const stored = () => product.services.db.select().from(affiliates);

async function fill(texts: readonly string[] = good) {
  for (const [index, label] of labels.entries()) await field(label).fill(texts[index] ?? '');
}

async function applying(audience = 'Advertiser', options = {}) {
  visitor = await visit(product, undefined, options);
  page = visitor.page;
  await visitor.open(PATH);
  await opener(audience).click();
  await dialog(audience).waitFor();
}

async function isQuiet(status?: number) {
  expect(status ? withoutStatus(visitor, status) : visitor.complaints).toEqual([]);
  await visitor.leave();
}

test('the page makes its claims, and each of its two cards opens a form of its own', async () => {
  visitor = await visit(product);
  page = visitor.page;
  await visitor.open('/');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Affiliate', exact: true }).click();
  await expect.poll(() => at(page)).toBe(PATH);
  for (const claim of ['500K+ publishers', '150+ verticals', '10K+ offers']) {
    await page.getByRole('listitem').filter({ hasText: claim }).waitFor();
  }
  for (const audience of ['Advertiser', 'Publisher']) {
    await page.getByRole('heading', { level: 2, name: audience, exact: true }).waitFor();
    await opener(audience).click();
    await dialog(audience).waitFor();
    expect(await dialog(audience).getByRole('textbox').count()).toBe(4);
    expect(await field('Name').evaluate((one) => one === document.activeElement)).toBe(true);
    await page.keyboard.press('Escape');
    await dialog(audience).waitFor({ state: 'hidden' });
    expect(await opener(audience).evaluate((one) => one === document.activeElement)).toBe(true);
  }
  expect([at(page), visitor.operations]).toEqual([PATH, []]);
  await isQuiet();
});

test.each(['Advertiser', 'Publisher'])(
  'an application as %s by keyboard alone is thanked for, and stored',
  async (as) => {
    visitor = await visit(product);
    page = visitor.page;
    await visitor.open(PATH);
    await opener(as).focus();
    await page.keyboard.press('Enter');
    await dialog(as).waitFor();
    await expect.poll(() => field('Name').evaluate((one) => one === document.activeElement)).toBe(true);
    for (const text of good) {
      await page.keyboard.type(text);
      await page.keyboard.press('Tab');
    }
    const slow = await meddle(page, 'Apply', 'slow');
    await page.keyboard.press('Enter');
    await slow.asked;
    const button = dialog(as).getByRole('button', { name: 'Submit Application' });
    expect([await button.isDisabled(), await button.locator('svg').count()]).toEqual([true, 1]);
    for (const label of labels) expect(await field(label).isDisabled()).toBe(true);
    await page.keyboard.press('Escape');
    slow.release();
    await visitor.hears(THANKS);
    await dialog(as).waitFor({ state: 'hidden' });
    const [name, companyName, email, phone] = good;
    expect(await stored()).toMatchObject([{ name, companyName, email, phone, service: as.toLowerCase() }]);
    expect(visitor.operations).toEqual(['Apply']);
    await isQuiet();
  },
);

test('faults are told at the fields before anything is sent, and no longer when the field is edited', async () => {
  await applying();
  await send();
  await visitor.hears(FAULTS);
  const sentences = [
    'Name is required',
    'Company name is required',
    'Invalid email address',
    'Invalid phone number format',
  ];
  await expect.poll(faults).toEqual(sentences);
  expect(await field('Name').evaluate((one) => one === document.activeElement)).toBe(true);
  for (const [index, label] of labels.entries()) {
    await field(label).pressSequentially('x');
    expect(await faults()).toEqual(sentences.map((sentence, at) => (at <= index ? null : sentence)));
  }
  await send();
  await expect.poll(faults).toEqual([null, null, 'Invalid email address', 'Invalid phone number format']);
  expect([visitor.operations, await stored()]).toEqual([[], []]);
  await isQuiet();
});

test('what the server refuses or does not answer is told, and the form can be sent again', async () => {
  await applying('Publisher');
  await fill();
  for (const [how, sentence] of [
    ['failing', 'Submission failed'],
    ['empty', 'Submission failed'],
    ['refusing', 'The server says no.'],
  ] as const) {
    const before = (await visitor.toasts()).length;
    const broken = await meddle(page, 'Apply', how);
    broken.release();
    await send();
    await expect.poll(async () => (await visitor.toasts()).slice(before)).toEqual([sentence]);
    expect(await values()).toEqual(good);
    await broken.stop();
  }
  await send();
  await visitor.hears(THANKS);
  expect(await stored()).toHaveLength(1);
  await isQuiet(502);
});

describe('by the clock', () => {
  test('the form is reset 300 ms after the dialog has closed', async () => {
    visitor = await visit(product);
    page = visitor.page;
    await page.clock.install();
    await visitor.open(PATH);
    await page.clock.pauseAt(Date.now() + 60_000);
    const reopened = async () => {
      await opener('Advertiser').click();
      await dialog().waitFor();
      return values();
    };
    const close = async () => {
      await page.keyboard.press('Escape');
      await dialog().waitFor({ state: 'hidden' });
    };
    expect(await reopened()).toEqual(['', '', '', '']);
    await fill();
    await close();
    await page.clock.runFor(299);
    expect(await reopened()).toEqual(good);
    await close();
    await page.clock.runFor(301);
    expect(await reopened()).toEqual(['', '', '', '']);
    await send();
    await expect.poll(faults).not.toEqual([null, null, null, null]);
    await close();
    await page.clock.runFor(301);
    await reopened();
    expect(await faults()).toEqual([null, null, null, null]);
    await isQuiet();
  });

  test.each([
    ['the thanks', THANKS, good],
    ['a fault', FAULTS, []],
  ])('%s stands for 4 s at the top centre', async (_, sentence, texts) => {
    visitor = await visit(product);
    page = visitor.page;
    await page.clock.install();
    await visitor.open(PATH);
    await opener('Advertiser').click();
    await dialog().waitFor();
    await fill(texts);
    await page.clock.pauseAt(Date.now() + 60_000);
    await send();
    await toast(page, sentence).waitFor();
    const { x, width, y } = (await toast(page, sentence).boundingBox()) ?? { x: 0, width: 0, y: 1000 };
    expect(Math.abs(x + width / 2 - 640)).toBeLessThan(40);
    expect(y).toBeLessThan(100);
    await isToldFor(page, sentence, 4000);
    await isQuiet();
  });
});

test('a form asked for before the scripts were there opens as soon as they are, unless one has begun to write', async () => {
  visitor = await visit(product);
  page = visitor.page;
  await visitor.open(`${PATH}?apply=publisher#inquiry`);
  await dialog('Publisher').waitFor();
  expect(new URL(page.url()).search).toBe('');
  await page.keyboard.press('Escape');
  await dialog('Publisher').waitFor({ state: 'hidden' });
  expect(await page.getByRole('textbox').count()).toBe(0);

  const scripts = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto(PATH, { waitUntil: 'commit' });
  await opener('Publisher').click();
  await page.getByRole('heading', { name: 'Publisher Inquiry', exact: true }).waitFor();
  await fill();
  scripts.resolve();
  await page.locator('[data-rht-toaster]').waitFor({ state: 'attached' });
  expect([await values(), await dialog('Publisher').count()]).toEqual([good, 0]);
  await send();
  await visitor.hears(THANKS);
  expect(await stored()).toMatchObject([{ name: 'Neha Kulkarni', service: 'publisher' }]);
  await expect.poll(values).toEqual(['', '', '', '']);
  expect(visitor.operations).toEqual(['Apply']);
  await isQuiet();
});

test('without scripts the card leads to the same form, which says its faults and its thanks on the page', async () => {
  visitor = await visit(product, undefined, { javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  page = visitor.page;
  await page.goto(PATH);
  await opener('Publisher').click();
  await page.getByRole('heading', { name: 'Publisher Inquiry', exact: true }).waitFor();
  await fill(['Neha Kulkarni', '', 'neha@', '12345']);
  await send();
  await expect
    .poll(faults)
    .toEqual([null, 'Company name is required', 'Invalid email address', 'Invalid phone number format']);
  await page.getByText(FAULTS, { exact: true }).waitFor();
  expect(await values()).toEqual(['Neha Kulkarni', '', 'neha@', '12345']);
  expect([at(page), await stored()]).toEqual([PATH, []]);
  await fill();
  await send();
  await page.getByText(THANKS, { exact: true }).waitFor();
  expect(await stored()).toMatchObject([{ name: 'Neha Kulkarni', service: 'publisher' }]);
  await isQuiet(422);
});
