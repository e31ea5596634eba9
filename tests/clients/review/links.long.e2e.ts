import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { holdStream, meddle, withoutStream } from '#tests/kit/browser/meddle.ts';
import { forgetToasts, toast } from '#tests/kit/browser/toasts.ts';
import { faultAt, heading, leaveQuietly, type Visitor, visit } from '#tests/kit/browser/visitor.ts';
import { emptyReviews, issueLink, postReview, reviewOperations, tokenIn } from '#tests/kit/content/review.ts';
import { countMails } from '#tests/kit/network/signInEntries.ts';
import type { Person } from '#tests/kit/people/person.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test } from '#tests/kit/test.ts';

const PATH = '/admin/generate-review-link';
const DAY = 24 * 3600 * 1000;
const BAD_EMAIL = 'Please enter a valid email address.';

let employee: Person;
let visitor: Visitor;
let page: Page;
test.beforeAll(async ({ product }) => {
  employee = await product.signedIn('Employee');
});
test.beforeEach(({ product }) => emptyReviews(product));

const field = () => page.getByRole('textbox', { name: 'Client email' });
const made = () => page.getByRole('textbox', { name: 'Generated link' });
const generate = () => page.getByRole('button', { name: 'Generate Link', exact: true }).click();
const row = (email: string) => page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: email }) });
const rows = async () => (await page.getByRole('row').allInnerTexts()).slice(1).map((text) => text.split(/\s*\t\s*/));
const dialog = () => page.getByRole('alertdialog', { name: 'Revoke Link' });
const button = (name: string) => page.getByRole('button', { name, exact: true });

async function isWhole(width: number) {
  const cut = await made().evaluate(({ scrollWidth, clientWidth, scrollHeight, clientHeight }) => [
    scrollWidth > clientWidth,
    scrollHeight > clientHeight,
  ]);
  expect(cut).toEqual([false, false]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
}

async function generating(product: Product, options = {}) {
  visitor = await visit(product, employee, options);
  page = visitor.page;
  await page.clock.install();
  await visitor.open(PATH);
  await heading(page, 'Generate Review Link').waitFor();
  await page.getByText('No link has been issued yet.').waitFor();
}

const leave = (status?: number) => leaveQuietly(visitor, status);

test('a link is issued by keyboard after validation, shown once, listed, copied and usable', async ({ product }) => {
  await generating(product, {
    permissions: ['clipboard-read', 'clipboard-write'],
    viewport: { width: 1440, height: 900 },
  });
  for (const email of ['', 'nobody', 'a@b']) {
    await field().fill(email);
    expect(await faultAt(field())).toBeNull();
    await generate();
    await expect.poll(() => faultAt(field())).toBe(BAD_EMAIL);
  }
  await visitor.hears(BAD_EMAIL);
  expect(visitor.operations).not.toContain('IssueReviewLink');

  await field().fill('client@company.example');
  for (const [how, sentence] of [
    ['failing', 'Failed to generate link.'],
    ['empty', 'Failed to generate link.'],
    ['refusing', 'The server says no.'],
  ] as const) {
    const broken = await meddle(page, 'IssueReviewLink', how);
    broken.release();
    await forgetToasts(page);
    await generate();
    await expect.poll(visitor.toasts).toEqual([sentence]);
    expect([await field().inputValue(), await made().count()]).toEqual(['client@company.example', 0]);
    await broken.stop();
  }

  await field().fill('');
  await field().focus();
  await page.keyboard.type('Client@Company.example');
  const slow = await meddle(page, 'IssueReviewLink', 'slow');
  await page.keyboard.press('Enter');
  await slow.asked;
  expect([await button('Generating...').isDisabled(), await field().isDisabled()]).toEqual([true, true]);
  slow.release();
  await visitor.hears('Review link generated successfully.');
  const link = await made().inputValue();
  expect(link).toMatch(new RegExp(`^${product.url}/submit-review/[\\w-]{43}$`));
  await expect.poll(() => field().inputValue()).toBe('');
  await row('client@company.example').getByText('Open', { exact: true }).waitFor();
  await isWhole(1440);

  await expect.poll(() => button('Copy Link').evaluate((one) => one === document.activeElement)).toBe(true);
  // The clock is paused to look at something shown for two seconds.
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.keyboard.press('Enter');
  await toast(page, 'Link copied to clipboard!').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  await button('Copied!').waitFor();
  await page.clock.runFor(1900);
  expect(await button('Copied!').count()).toBe(1);
  await page.clock.runFor(200);
  await button('Copy Link').waitFor();

  expect(await countMails(product, 'client@company.example')).toBe(0);
  expect((await postReview(product.nobody, tokenIn(link))).status).toBe(201);
  await page.clock.resume();
  await page.reload();
  await row('client@company.example').getByText('Used', { exact: true }).waitFor();
  expect([await made().count(), (await page.content()).includes(tokenIn(link))]).toEqual([0, false]);
  // Only the thanks were mailed.
  expect(await countMails(product, 'client@company.example')).toBe(1);
  await leave(502);
});

test('a mailed link is shown completely on a phone and can be selected without clipboard access', async ({
  product,
}) => {
  await generating(product, { viewport: { width: 390, height: 844 } });
  await field().fill('asked@client.example');
  await page.getByRole('checkbox', { name: 'Mail the link to this address' }).check();
  await generate();
  await page.getByText('on its way to their mailbox').waitFor();
  const { text } = await product.mail.mailTo('asked@client.example');
  expect(text).toContain(await made().inputValue());
  await isWhole(390);
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await button('Copy Link').click();
  await visitor.hears('Link copied to clipboard!');
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(await made().inputValue());
  await leave();
});

test('the list shows the state of every link and revokes an open one after a confirmation', async ({ product }) => {
  await issueLink(employee, { email: 'expired@client.example' });
  product.passTime(30 * DAY);
  employee = await product.signedIn('Employee');
  const revoked = await issueLink(employee, { email: 'revoked@client.example' });
  await employee.gql(reviewOperations.revoke, { id: revoked.id });
  const used = await issueLink(employee, { email: 'used@client.example' });
  await postReview(product.nobody, used.token);
  const { token } = await issueLink(employee, { email: 'open@client.example' });
  visitor = await visit(product, employee);
  page = visitor.page;
  // Without the stream nothing reloads the list.
  await holdStream(page);
  const noList = await meddle(page, 'ReviewLinks', 'failing');
  noList.release();
  await visitor.open(PATH);
  await page.getByRole('alert').getByText('Failed to load review links.').waitFor();
  await visitor.hears('Failed to load review links.');
  await noList.stop();
  await button('Try Again').click();
  await row('open@client.example').waitFor();
  expect((await rows()).map(([email, state]) => [email, state])).toEqual([
    ['open@client.example', 'Open'],
    ['used@client.example', 'Used'],
    ['revoked@client.example', 'Revoked'],
    ['expired@client.example', 'Expired'],
  ]);
  expect(await page.getByRole('button', { name: /^Revoke the link for/ }).count()).toBe(1);

  await button('Revoke the link for open@client.example').click();
  await dialog().getByText('the link for open@client.example?').waitFor();
  await dialog().getByRole('button', { name: 'Cancel' }).click();
  await dialog().waitFor({ state: 'hidden' });
  for (const [how, sentence] of [
    ['empty', 'Failed to revoke link.'],
    ['failing', 'Failed to revoke link.'],
    ['refusing', 'The server says no.'],
  ] as const) {
    const broken = await meddle(page, 'RevokeReviewLink', how);
    await button('Revoke the link for open@client.example').click();
    await dialog().getByRole('button', { name: 'Revoke' }).click();
    await broken.asked;
    expect(await dialog().getByRole('button', { name: 'Revoking...' }).isDisabled()).toBe(true);
    await forgetToasts(page);
    broken.release();
    await visitor.hears(sentence);
    await dialog().waitFor({ state: 'hidden' });
    await row('open@client.example').getByText('Open', { exact: true }).waitFor();
    await broken.stop();
  }
  await button('Revoke the link for open@client.example').click();
  await dialog().getByRole('button', { name: 'Revoke' }).click();
  await visitor.hears('Review link revoked.');
  await row('open@client.example').getByText('Revoked', { exact: true }).waitFor();
  expect((await postReview(product.nobody, token)).status).toBe(410);

  const quick = await issueLink(employee, { email: 'quick@client.example' });
  await withoutStream(page);
  await postReview(product.nobody, quick.token);
  await button('Revoke the link for quick@client.example').click();
  await dialog().getByRole('button', { name: 'Revoke' }).click();
  await visitor.hears('This link has already been used and cannot be revoked.');
  await row('quick@client.example').getByText('Used', { exact: true }).waitFor();
  expect(visitor.complaints.filter((one) => !/status of (502|409)/.test(one))).toEqual([]);
  await visitor.leave();
});
