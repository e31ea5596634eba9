import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { affiliates } from '#server/affiliate/table.ts';
import { meddle } from '#tests/kit/browser/meddle.ts';
import { isToldFor, toast } from '#tests/kit/browser/toasts.ts';
import { at, closeBrowser, leaveQuietly, type Visitor, visit } from '#tests/kit/browser/visitor.ts';
import { emptyAffiliates } from '#tests/kit/content/affiliate.ts';
import { FAULTS, good, inquiryOn, labels, PROGRAMME, THANKS } from '#tests/kit/content/inquiry.ts';
import { type Product, startProduct } from '#tests/kit/product/product.ts';

let product: Product;
let visitor: Visitor;
let page: Page;
let form: ReturnType<typeof inquiryOn>;
beforeAll(async () => {
  product = await startProduct();
});
beforeEach(() => emptyAffiliates(product));
afterAll(async () => {
  await closeBrowser();
  await product.stop();
});

const stored = () => product.services.db.select().from(affiliates);

async function arrive(options: Parameters<typeof visit>[2] = {}) {
  visitor = await visit(product, undefined, options);
  page = visitor.page;
  form = inquiryOn(page);
}

async function applying(audience = 'Advertiser') {
  await arrive();
  await visitor.open(PROGRAMME);
  await form.opener(audience).click();
  await form.dialog(audience).waitFor();
}

const isQuiet = (status?: number) => leaveQuietly(visitor, status);

test('the page makes its claims, and each of its two cards opens a form of its own', async () => {
  await arrive();
  await visitor.open('/');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Affiliate', exact: true }).click();
  await expect.poll(() => at(page)).toBe(PROGRAMME);
  for (const claim of ['500K+ publishers', '150+ verticals', '10K+ offers']) {
    await page.getByRole('listitem').filter({ hasText: claim }).waitFor();
  }
  for (const audience of ['Advertiser', 'Publisher']) {
    await page.getByRole('heading', { level: 2, name: audience, exact: true }).waitFor();
    await form.opener(audience).click();
    await form.dialog(audience).waitFor();
    expect(await form.dialog(audience).getByRole('textbox').count()).toBe(4);
    await expect.poll(() => form.field('Name').evaluate((one) => one === document.activeElement)).toBe(true);
    await page.keyboard.press('Escape');
    await form.dialog(audience).waitFor({ state: 'hidden' });
    await expect.poll(() => form.opener(audience).evaluate((one) => one === document.activeElement)).toBe(true);
  }
  expect([at(page), visitor.operations]).toEqual([PROGRAMME, []]);
  await isQuiet();
});

test.each(['Advertiser', 'Publisher'])(
  'an application as %s by keyboard alone is thanked for, and stored',
  async (as) => {
    await arrive();
    await visitor.open(PROGRAMME);
    // Early: the browser takes a moment to hold requests back, and Enter does not wait for it.
    const slow = await meddle(page, 'Apply', 'slow');
    await form.opener(as).focus();
    await page.keyboard.press('Enter');
    await form.dialog(as).waitFor();
    await expect.poll(() => form.field('Name').evaluate((one) => one === document.activeElement)).toBe(true);
    for (const text of good) {
      await page.keyboard.type(text);
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
    await slow.asked;
    const button = form.dialog(as).getByRole('button', { name: 'Submit Application' });
    expect([await button.isDisabled(), await button.locator('svg').count()]).toEqual([true, 1]);
    for (const label of labels) expect(await form.field(label).isDisabled()).toBe(true);
    await page.keyboard.press('Escape');
    slow.release();
    await visitor.hears(THANKS);
    await form.dialog(as).waitFor({ state: 'hidden' });
    const [name, companyName, email, phone] = good;
    expect(await stored()).toMatchObject([{ name, companyName, email, phone, service: as.toLowerCase() }]);
    expect(visitor.operations).toEqual(['Apply']);
    await isQuiet();
  },
);

test('faults are told at the fields before anything is sent, and no longer when the field is edited', async () => {
  await applying();
  await form.send();
  await visitor.hears(FAULTS);
  const sentences = [
    'Name is required',
    'Company name is required',
    'Invalid email address',
    'Invalid phone number format',
  ];
  await expect.poll(form.faults).toEqual(sentences);
  await expect.poll(() => form.field('Name').evaluate((one) => one === document.activeElement)).toBe(true);
  for (const [index, label] of labels.entries()) {
    await form.field(label).pressSequentially('x');
    expect(await form.faults()).toEqual(sentences.map((sentence, at) => (at <= index ? null : sentence)));
  }
  await form.send();
  await expect.poll(form.faults).toEqual([null, null, 'Invalid email address', 'Invalid phone number format']);
  expect([visitor.operations, await stored()]).toEqual([[], []]);
  await isQuiet();
});

test('what the server refuses or does not answer is told, and the form can be sent again', async () => {
  await applying('Publisher');
  await form.fill();
  for (const [how, sentence] of [
    ['failing', 'Submission failed'],
    ['refusing', 'The server says no.'],
    ['empty', 'Submission failed'],
  ] as const) {
    const before = (await visitor.toasts()).length;
    const broken = await meddle(page, 'Apply', how);
    broken.release();
    await form.send();
    await expect.poll(async () => (await visitor.toasts()).slice(before)).toEqual([sentence]);
    expect(await form.values()).toEqual(good);
    await broken.stop();
  }
  await form.send();
  await visitor.hears(THANKS);
  expect(await stored()).toHaveLength(1);
  await isQuiet(502);
});

describe('by the clock', () => {
  test('the form is reset 300 ms after the dialog has closed', async () => {
    await arrive();
    await page.clock.install();
    await visitor.open(PROGRAMME);
    await page.clock.pauseAt(Date.now() + 60_000);
    const reopened = async () => {
      await form.opener('Advertiser').click();
      await form.dialog().waitFor();
      return form.values();
    };
    const close = async () => {
      await page.keyboard.press('Escape');
      await form.dialog().waitFor({ state: 'hidden' });
    };
    expect(await reopened()).toEqual(['', '', '', '']);
    await form.fill();
    await close();
    await page.clock.runFor(299);
    expect(await reopened()).toEqual(good);
    await close();
    await page.clock.runFor(301);
    expect(await reopened()).toEqual(['', '', '', '']);
    await form.send();
    await expect.poll(form.faults).not.toEqual([null, null, null, null]);
    await close();
    await page.clock.runFor(301);
    await reopened();
    expect(await form.faults()).toEqual([null, null, null, null]);
    await isQuiet();
  });

  test.each([
    ['the thanks', THANKS, good],
    ['a fault', FAULTS, []],
  ])('%s stands for 4 s at the top centre', async (_, sentence, texts) => {
    await arrive();
    await page.clock.install();
    await visitor.open(PROGRAMME);
    await form.opener('Advertiser').click();
    await form.dialog().waitFor();
    await form.fill(texts);
    await page.clock.pauseAt(Date.now() + 60_000);
    await form.send();
    await toast(page, sentence).waitFor();
    const { x, width, y } = (await toast(page, sentence).boundingBox()) ?? { x: 0, width: 0, y: 1000 };
    expect(Math.abs(x + width / 2 - 640)).toBeLessThan(40);
    expect(y).toBeLessThan(100);
    await isToldFor(page, sentence, 4000);
    await isQuiet();
  });
});
