import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { violations } from '#tests/kit/browser/axe.ts';
import { button, heading, leaveQuietly, link, loaded, visit } from '#tests/kit/browser/visitor.ts';
import { deskOperations } from '#tests/kit/content/desk.ts';
import { makeMessage } from '#tests/kit/content/message.ts';
import { emptyReviews, issueLink, review, reviewOperations, tokenOf } from '#tests/kit/content/review.ts';
import type { Person } from '#tests/kit/people/person.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test } from '#tests/kit/test.ts';

const DAY = 24 * 3600 * 1000;
const CONSENT = 'I agree that Marquee may publish this review, with my name, position and company.';

const desk = (page: Page) => page.getByRole('region', { name: 'Where It Stands' });
const ofDesk = (page: Page) => desk(page).getByRole('group', { name: 'Review', exact: true });
const consent = (page: Page) => page.getByRole('checkbox', { name: CONSENT });

async function write(page: Page, isAgreed: boolean) {
  await page.getByRole('radiogroup', { name: 'Rating' }).getByRole('radio').nth(4).check({ force: true });
  await page.getByRole('textbox', { name: 'Feedback' }).fill('The phone rings again.');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Devika Pillai');
  await page.getByRole('textbox', { name: 'Position' }).fill('Practice Manager');
  await page.getByRole('textbox', { name: 'Company Name' }).fill('Harbour Street Dental');
  expect(await consent(page).isChecked()).toBe(false);
  if (isAgreed) await consent(page).check();
  await button(page, 'Submit Review').click();
}

const managed = async (product: Product, person: Person) => {
  const visitor = await visit(product, person);
  await visitor.open('/admin/manage-reviews');
  await loaded(visitor.page);
  return visitor;
};
const card = (page: Page) => page.getByRole('listitem').filter({ hasText: 'Devika Pillai' });

test('a won message shows when its client was asked for a review', async ({ product }) => {
  const email = 'devika@harbour.example';
  const employee = await product.signedIn('Employee');
  const { id, name } = await makeMessage(product, { name: 'Devika Pillai', email });
  const staff = await visit(product, employee);
  const { page } = staff;
  await staff.open(`/contact-details/${id}`);
  await heading(page, name).waitFor();
  expect(await ofDesk(page).count()).toBe(0);
  await employee.gql(deskOperations.stage, { id, stage: 'WON' });
  await link(ofDesk(page), 'Ask for a review').click();
  await heading(page, 'Generate Review Link').waitFor();
  await page.getByText('For the enquiry of').waitFor();
  expect(await page.getByRole('textbox', { name: 'Client email' }).inputValue()).toBe(email);
  expect(await page.getByRole('checkbox', { name: 'Mail the link to this address' }).isChecked()).toBe(true);
  expect(await violations(page)).toEqual([]);
  await button(page, 'Generate Link').click();
  await staff.hears('Review link generated successfully.');
  // The first mail is the acknowledgement.
  expect((await product.mail.mailTo(email, 1)).subject).toBe('How was it to work with Marquee?');
  await expect.poll(() => new URL(page.url()).search).toBe('');
  await page.goBack();
  await ofDesk(page).getByText('Asked for, not there yet').waitFor();
  await ofDesk(page)
    .getByText(/^Asked by mail on /)
    .waitFor();
  expect(staff.complaints).toEqual([]);
  await staff.leave();
});

test('a reminded client submits a review with consent, which is published on its pages', async ({ product }) => {
  await emptyReviews(product);
  const email = 'reminded@harbour.example';
  const employee = await product.signedIn('Employee');
  const { id } = await makeMessage(product, { name: 'Devika Pillai', email });
  await employee.gql(deskOperations.stage, { id, stage: 'WON' });
  await issueLink(employee, { email, messageId: id, sendMail: true });
  // A waiting mail is given up after five days.
  await product.mail.mailTo(email, 1);
  product.passTime(7 * DAY);
  const reminder = await product.mail.mailTo(email, 2);
  const client = await visit(product);
  await client.open(`/submit-review/${tokenOf(reminder.text, 'submit-review')}`);
  expect(await violations(client.page)).toEqual([]);
  await write(client.page, true);
  await heading(client.page, 'Thank You!').waitFor();

  const managing = await managed(product, await product.signedIn('Employee'));
  await card(managing.page)
    .getByText(/^Consent given on /)
    .click();
  await card(managing.page).getByText(`“${CONSENT}”`).waitFor();
  await button(managing.page, 'Belongs to: the review by Devika Pillai').click();
  const dialog = managing.page.getByRole('dialog', { name: 'Where It Belongs' });
  await dialog.getByRole('combobox', { name: 'Service' }).selectOption('Social Media Marketing');
  expect(await violations(managing.page)).toEqual([]);
  await button(dialog, 'Save').click();
  await card(managing.page).getByText('Belongs to Social Media Marketing').waitFor();
  await button(managing.page, 'Publish the review by Devika Pillai').click();
  await managing.hears('Review published successfully.');
  await managing.open(`/contact-details/${id}`);
  await ofDesk(managing.page)
    .getByText(/^Came on /)
    .waitFor();
  await leaveQuietly(managing);

  await client.open('/services');
  await client.page.getByRole('region', { name: 'What clients say' }).getByText('“The phone rings again.”').waitFor();
  await link(client.page.getByRole('region', { name: 'What clients say' }), 'Read all reviews').click();
  await heading(client.page, 'Reviews').waitFor();
  await client.page.getByText('“The phone rings again.”').waitFor();
  expect(await violations(client.page)).toEqual([]);
  await leaveQuietly(client);
});

test('a review that a client withdraws cannot be published by staff', async ({ product }) => {
  await emptyReviews(product);
  const email = 'withdrawing@harbour.example';
  const employee = await product.signedIn('Employee');
  const { token } = await issueLink(employee, { email });
  const words = { name: 'Devika Pillai', clientFeedback: 'The phone rings again.', consent: true };
  const { data } = await product.nobody.gql(reviewOperations.submit, { token, input: review(words) });
  await employee.gql(reviewOperations.publish, { id: data.submitReview.id, isPublished: true });
  const thanks = await product.mail.mailTo(email);
  const client = await visit(product);
  await client.open('/reviews');
  await client.page.getByText('“The phone rings again.”').waitFor();
  await client.open(`/withdraw-review/${tokenOf(thanks.text, 'withdraw-review')}`);
  await heading(client.page, 'Withdraw Your Review').waitFor();
  await client.page.getByText('The phone rings again.').waitFor();
  expect(await violations(client.page)).toEqual([]);
  await button(client.page, 'Withdraw Review').click();
  await heading(client.page, 'Review Withdrawn').waitFor();
  await client.open('/reviews');
  await heading(client.page, 'Reviews').waitFor();
  expect(await client.page.getByText('The phone rings again.').count()).toBe(0);
  await leaveQuietly(client);

  const managing = await managed(product, employee);
  await card(managing.page)
    .getByText(/^Withdrawn by the client on /)
    .waitFor();
  expect(await button(managing.page, 'Publish the review by Devika Pillai').count()).toBe(0);
  await leaveQuietly(managing);
});

test('a review is submitted and withdrawn without scripts', async ({ product }) => {
  await emptyReviews(product);
  const email = 'quiet@harbour.example';
  let employee = await product.signedIn('Employee');
  await issueLink(employee, { email, sendMail: true });
  // A waiting mail is given up after five days.
  await product.mail.mailTo(email);
  product.passTime(7 * DAY);
  const reminder = await product.mail.mailTo(email, 1);
  const { page, leave } = await visit(product, undefined, {
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  });
  await page.goto(`/stop-review-reminders/${tokenOf(reminder.text, 'stop-review-reminders')}`);
  await heading(page, 'Stop Reminders').waitFor();
  await button(page, 'Stop Reminders').click();
  await heading(page, 'Reminders Stopped').waitFor();

  await page.goto(`/submit-review/${tokenOf(reminder.text, 'submit-review')}`);
  await consent(page).check();
  await button(page, 'Submit Review').click();
  await page.getByRole('alert').waitFor();
  expect(await consent(page).isChecked()).toBe(true);
  await consent(page).uncheck();
  await write(page, false);
  await page.getByText('Review submitted successfully!').waitFor();

  employee = await product.signedIn('Employee');
  const managing = await managed(product, employee);
  await card(managing.page).getByText('Consent not given', { exact: true }).waitFor();
  await managing.leave();

  const thanks = await product.mail.mailTo(email, 2);
  await page.goto(`/withdraw-review/${tokenOf(thanks.text, 'withdraw-review')}`);
  await button(page, 'Withdraw Review').click();
  await heading(page, 'Review Withdrawn').waitFor();
  await page.goto('/withdraw-review/nothing-here');
  await heading(page, 'Invalid Link').waitFor();
  await leave();
});
