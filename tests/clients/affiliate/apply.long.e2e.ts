import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { affiliates } from '#server/clients/affiliate/table.ts';
import { meddle } from '#tests/kit/browser/meddle.ts';
import { forgetToasts, isToldFor, toast } from '#tests/kit/browser/toasts.ts';
import { at, leaveQuietly, type Visitor, visit } from '#tests/kit/browser/visitor.ts';
import { emptyAffiliates } from '#tests/kit/content/affiliate.ts';
import { FAULTS, good, inquiryOn, labels, PROGRAMME, THANKS } from '#tests/kit/content/inquiry.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test } from '#tests/kit/test.ts';

let visitor: Visitor;
let page: Page;
let form: ReturnType<typeof inquiryOn>;
test.beforeEach(({ product }) => emptyAffiliates(product));

const stored = (product: Product) => product.services.db.select().from(affiliates);

async function arrive(product: Product) {
  visitor = await visit(product);
  page = visitor.page;
  form = inquiryOn(page);
}

const isFocused = () => form.field('Name').evaluate((one) => one === document.activeElement);

/** A toast lasts four seconds at the top centre. The page's clock must be paused. */
async function isToldAtTheTop(sentence: string) {
  await toast(page, sentence).waitFor();
  const { x, width, y } = (await toast(page, sentence).boundingBox()) ?? { x: 0, width: 0, y: 1000 };
  expect(Math.abs(x + width / 2 - 640)).toBeLessThan(40);
  expect(y).toBeLessThan(100);
  await isToldFor(page, sentence, 4000);
}

test('each card of the page opens its own form, which sends an application by keyboard', async ({ product }) => {
  await arrive(product);
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
    await expect.poll(isFocused).toBe(true);
    await page.keyboard.press('Escape');
    await form.dialog(audience).waitFor({ state: 'hidden' });
    await expect.poll(() => form.opener(audience).evaluate((one) => one === document.activeElement)).toBe(true);
  }
  // The page queried only its own texts.
  expect([at(page), visitor.operations]).toEqual([PROGRAMME, ['PageTexts']]);

  for (const as of ['Advertiser', 'Publisher']) {
    await emptyAffiliates(product);
    // An earlier toast would hide the new one.
    await toast(page, THANKS).waitFor({ state: 'detached' });
    await forgetToasts(page);
    visitor.operations.splice(0);
    // Set up early: the browser needs a moment to intercept requests, and Enter does not wait.
    const slow = await meddle(page, 'Apply', 'slow');
    await form.opener(as).focus();
    await page.keyboard.press('Enter');
    await form.dialog(as).waitFor();
    await expect.poll(isFocused).toBe(true);
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
    expect(await stored(product)).toMatchObject([{ name, companyName, email, phone, service: as.toLowerCase() }]);
    expect(visitor.operations).toEqual(['Apply']);
    await slow.stop();
  }
  await leaveQuietly(visitor);
});

test('the form keeps its text through errors and failed requests until 300 ms after its dialog closes', async ({
  product,
}) => {
  await arrive(product);
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
  await isToldAtTheTop(FAULTS);
  const sentences = [
    'Name is required',
    'Company name is required',
    'Invalid email address',
    'Invalid phone number format',
  ];
  await expect.poll(form.faults).toEqual(sentences);
  await close();
  await page.clock.runFor(301);
  await reopened();
  expect(await form.faults()).toEqual([null, null, null, null]);

  await page.clock.resume();
  await form.send();
  await expect.poll(form.faults).toEqual(sentences);
  await expect.poll(isFocused).toBe(true);
  for (const [index, label] of labels.entries()) {
    await form.field(label).pressSequentially('x');
    expect(await form.faults()).toEqual(sentences.map((sentence, at) => (at <= index ? null : sentence)));
  }
  await form.send();
  await expect.poll(form.faults).toEqual([null, null, 'Invalid email address', 'Invalid phone number format']);
  expect([visitor.operations, await stored(product)]).toEqual([[], []]);
  await close();

  await form.opener('Publisher').click();
  await form.dialog('Publisher').waitFor();
  await form.fill();
  for (const [how, sentence] of [
    ['failing', 'Submission failed'],
    ['refusing', 'The server says no.'],
    ['empty', 'Submission failed'],
  ] as const) {
    await forgetToasts(page);
    const broken = await meddle(page, 'Apply', how);
    broken.release();
    await form.send();
    await expect.poll(visitor.toasts).toEqual([sentence]);
    expect(await form.values()).toEqual(good);
    await broken.stop();
  }
  await page.clock.pauseAt(Date.now() + 3600_000);
  await form.send();
  await isToldAtTheTop(THANKS);
  expect(await stored(product)).toHaveLength(1);
  await leaveQuietly(visitor, 502);
});
