import type { Page, Route } from 'playwright-core';
import { expect } from 'vitest';
import { reviews } from '#server/clients/review/table.ts';
import { handsOver, meddle } from '#tests/kit/browser/meddle.ts';
import { forgetToasts, isToldFor, toast } from '#tests/kit/browser/toasts.ts';
import { at, faultAt, heading, leaveQuietly, TAKEN_OVER, type Visitor, visit } from '#tests/kit/browser/visitor.ts';
import { emptyReviews, issueLink, postReview } from '#tests/kit/content/review.ts';
import { casesOf } from '#tests/kit/long.ts';
import type { Person } from '#tests/kit/people/person.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test } from '#tests/kit/test.ts';

const DONE = 'Review submitted successfully!';
const FAULTS = 'Please fix the errors below.';
const DEAD = 'This review link is invalid, expired, or has already been used.';

let visitor: Visitor;
let page: Page;
test.beforeEach(({ product }) => emptyReviews(product));

const labels = ['Feedback', 'Name', 'Position', 'Company Name'] as const;
const sentences = [
  'Feedback must be at least 10 characters',
  'Name must be at least 2 characters',
  'Position must be at least 2 characters',
  'Company name must be at least 2 characters',
];
const noStars = 'Rating must be between 1 and 5';
const good = ['The phone rings again.', 'Devika Pillai', 'Practice Manager', 'Harbour Street Dental'];

const field = (label: string) => page.getByRole('textbox', { name: label, exact: true });
const stars = () => page.getByRole('radiogroup', { name: 'Rating' });
const star = (count: number) => stars().getByRole('radio', { name: new RegExp(`^${count} star`) });
const values = () => Promise.all(labels.map((label) => field(label).inputValue()));
const faults = () => Promise.all([...labels.map(field), stars()].map(faultAt));
const submit = () => page.getByRole('button', { name: 'Submit Review' }).click();
const stored = (product: Product) => product.services.db.select().from(reviews);
const leave = (status?: number) => leaveQuietly(visitor, status);

async function fill(texts: readonly string[] = good) {
  for (const [index, label] of labels.entries()) await field(label).fill(texts[index] ?? '');
}

async function writing(product: Product, employee: Person, options = {}) {
  const { link, token, id } = await issueLink(employee);
  visitor = await visit(product, undefined, options);
  page = visitor.page;
  return { path: new URL(link).pathname, token, id };
}

test('a review by keyboard is thanked for until the home page follows after three seconds', async ({
  product,
  employee,
}) => {
  const { path, token } = await writing(product, employee);
  await page.clock.install();
  await visitor.open(path);
  await heading(page, 'Share Your Experience').waitFor();
  await star(1).focus();
  for (const _ of [1, 2, 3]) await page.keyboard.press('ArrowRight');
  expect(await star(4).isChecked()).toBe(true);
  for (const text of good) {
    await page.keyboard.press('Tab');
    await page.keyboard.type(text);
  }
  const slow = await meddle(page, 'SubmitReview', 'slow');
  await page.keyboard.press('Enter');
  await slow.asked;
  const busy = page.getByRole('button', { name: 'Submitting...' });
  expect([await busy.isDisabled(), await field('Name').isDisabled(), await star(1).isDisabled()]).toEqual(
    Array.from({ length: 3 }, () => true),
  );
  await page.clock.pauseAt(Date.now() + 60_000);
  slow.release();
  await heading(page, 'Thank You!').waitFor();
  await expect.poll(() => page.evaluate(() => [scrollY, document.activeElement?.id])).toEqual([0, 'main']);
  await page.getByRole('main').getByText(DONE).waitFor();
  await toast(page, DONE).waitFor();
  expect(at(page)).toBe(path);
  await page.clock.runFor(2900);
  expect(at(page)).toBe(path);
  await page.clock.runFor(200);
  await heading(page, 'Elevate Your Business with Digital Excellence').waitFor();
  expect(at(page)).toBe('/');
  const [clientFeedback, name, position, companyName] = good;
  expect(await stored(product)).toMatchObject([
    { clientFeedback, name, position, companyName, rating: 4, isPublished: false },
  ]);
  expect((await postReview(product.nobody, token)).status).toBe(410);
  await expect.poll(() => visitor.operations).toEqual(['SubmitReview', 'Stories', 'PageTexts']);
  await leave();
});

test('the form keeps the text of a review with errors', async ({ product, employee }) => {
  const { path } = await writing(product, employee);
  await page.clock.install();
  await visitor.open(path);
  const filled = () =>
    stars()
      .locator('path')
      .evaluateAll((all) => all.filter((one) => getComputedStyle(one).fill !== 'none').length);
  expect(await filled()).toBe(0);
  await star(2).hover({ force: true });
  await expect.poll(filled).toBe(2);
  await field('Name').hover();
  await expect.poll(filled).toBe(0);

  // A toast lasts three seconds.
  await page.clock.pauseAt(Date.now() + 60_000);
  await submit();
  await isToldFor(page, FAULTS, 3000);
  await page.clock.resume();
  await expect.poll(faults).toEqual([...sentences, noStars]);
  await expect.poll(() => star(1).evaluate((one) => one === document.activeElement)).toBe(true);
  await star(4).click({ force: true });
  await expect.poll(filled).toBe(4);
  await expect.poll(faults).toEqual([...sentences, null]);
  await star(1).hover({ force: true });
  await expect.poll(filled).toBe(1);
  await field('Name').hover();
  await expect.poll(filled).toBe(4);
  await star(2).check({ force: true });
  for (const [index, label] of labels.entries()) {
    await field(label).pressSequentially('x');
    await expect.poll(faults).toEqual([...sentences.map((one, place) => (place <= index ? null : one)), null]);
  }
  await page.getByText('At least 10 characters. 1 of 2000.').waitFor();
  await submit();
  await expect.poll(faults).toEqual([...sentences, null]);
  expect([visitor.operations, await stored(product)]).toEqual([[], []]);

  await star(3).check({ force: true });
  await fill();
  for (const [how, sentence] of [
    ['failing', 'Failed to submit review.'],
    ['refusing', 'The server says no.'],
    ['empty', 'Failed to submit review.'],
  ] as const) {
    const broken = await meddle(page, 'SubmitReview', how);
    broken.release();
    await forgetToasts(page);
    await submit();
    await expect.poll(visitor.toasts).toEqual([sentence]);
    expect([await values(), await star(3).isChecked()]).toEqual([good, true]);
    await broken.stop();
  }
  await submit();
  await heading(page, 'Thank You!').waitFor();
  expect(await stored(product)).toMatchObject([{ rating: 3 }]);
  await leave(502);
});

test('the form reports a link as invalid that was used meanwhile or gets 400, 404 or 410', async ({
  product,
  employee,
}) => {
  const { path, token } = await writing(product, employee);
  for (const status of casesOf([400, 404, 410], (one) => one === 404)) {
    await visitor.open(path);
    const refuse = (route: Route) => route.fulfill({ status, contentType: 'text/plain', body: 'no' });
    await page.route('**/graphql', refuse);
    await handsOver(page);
    await star(5).check({ force: true });
    await fill();
    await submit();
    await heading(page, 'Invalid Link').waitFor();
    await page.getByText(DEAD, { exact: true }).waitFor();
    await page.unroute('**/graphql', refuse);
  }
  await visitor.open(path);
  await star(5).check({ force: true });
  await fill();
  expect((await postReview(product.nobody, token)).status).toBe(201);
  await submit();
  await heading(page, 'Invalid Link').waitFor();
  await visitor.open(path);
  await page.getByText(DEAD, { exact: true }).waitFor();
  await page.getByRole('link', { name: 'Back to Home', exact: true }).click();
  await expect.poll(() => at(page)).toBe('/');
  expect(await product.services.db.$count(reviews)).toBe(1);
  expect(visitor.complaints.filter((one) => !/status of (400|404|410)/.test(one))).toEqual([]);
  await visitor.leave();
});

test('without scripts the form shows errors and thanks on the page and redirects home', async ({
  product,
  employee,
}) => {
  const { path } = await writing(product, employee, {
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  });
  await page.goto(path);
  await star(2).check({ force: true });
  await fill(['Too short', 'Devika', '', 'Harbour']);
  await submit();
  await page.getByText(FAULTS, { exact: true }).waitFor();
  await page.waitForLoadState();
  expect(await faults()).toEqual([sentences[0], null, sentences[2], null, null]);
  expect([await values(), await star(2).isChecked()]).toEqual([['Too short', 'Devika', '', 'Harbour'], true]);
  expect([at(page), await stored(product)]).toEqual([path, []]);
  await star(5).check({ force: true });
  await fill();
  // The thanks last three seconds; the redirect is held until they were seen.
  const seen = Promise.withResolvers<void>();
  await page.route(`${product.url}/`, async (route) => {
    await seen.promise;
    await route.continue();
  });
  await submit();
  await heading(page, 'Thank You!').waitFor();
  seen.resolve();
  expect(await stored(product)).toMatchObject([{ name: 'Devika Pillai', rating: 5 }]);
  await heading(page, 'Elevate Your Business with Digital Excellence').waitFor();
  await leave(422);
});

test('values entered before the scripts load are used', async ({ product, employee }) => {
  const { path } = await writing(product, employee);
  const scripts = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await star(4).check({ force: true });
  await fill();
  scripts.resolve();
  await page.locator(TAKEN_OVER).waitFor({ state: 'attached' });
  expect([await values(), await star(4).isChecked()]).toEqual([good, true]);
  await submit();
  await heading(page, 'Thank You!').waitFor();
  expect((await stored(product)).map(({ rating }) => rating)).toEqual([4]);
  // Sent without leaving the page; the home page may be prefetched.
  expect(visitor.operations[0]).toBe('SubmitReview');
  await leave();
});
