import { expect } from 'vitest';
import { outgoingMail } from '#server/platform/mail/table.ts';
import { issueLink, postReview, review, tokenIn } from '#tests/kit/content/review.ts';
import { countMails } from '#tests/kit/network/signInEntries.ts';
import { startProduct } from '#tests/kit/product/product.ts';
import { test } from '#tests/kit/test.ts';
import ours from '../../../site.json' with { type: 'json' };

const office = 'office@agency.example';

test('the office is notified only of reviews that are accepted', async ({ onTestFinished }) => {
  const started = await startProduct({ OFFICE_EMAIL: office });
  onTestFinished(() => started.stop());
  const { mail, nobody, url } = started;
  const { token } = await issueLink(await started.signedIn('Employee'), { email: 'devika@harbour.example' });
  await postReview(nobody, token, { rating: 9 });
  await postReview(nobody, 'no-link');
  const sent = {
    name: 'Devika Pillai\r\nBcc: thief@mail.example',
    companyName: 'Harbour Street Dental',
    position: 'Practice Manager',
    clientFeedback: 'The phone rings with people who live round the corner.',
    rating: 4,
  };
  await Promise.all([1, 2, 3].map(() => postReview(nobody, token, sent)));
  const reported = await mail.mailTo(office);
  expect([reported.subject, reported.to?.length, reported.bcc]).toEqual(['A new review: 4 of 5 stars', 1, undefined]);
  for (const part of [
    'Devika Pillai Bcc: thief@mail.example, Practice Manager at',
    sent.companyName,
    sent.position,
    sent.clientFeedback,
    'devika@harbour.example',
  ]) {
    expect(reported.text).toContain(part);
  }
  expect(reported.text).toContain(`${url}/admin/manage-reviews`);
  expect(await countMails(started, office)).toBe(1);
});

test('without OFFICE_EMAIL the address of the brand is notified', async ({ product, employee }) => {
  const { mail, nobody } = product;
  await postReview(nobody, (await issueLink(employee)).token);
  expect((await mail.mailTo(ours.email)).subject).toBe('A new review: 5 of 5 stars');
});

test('the client gets a link that works by mail only on request', async ({ product, employee }) => {
  const { mail, nobody, services } = product;
  const before = await services.db.$count(outgoingMail);
  await issueLink(employee, { email: 'quiet@client.example' });
  await issueLink(employee, { email: 'quiet@client.example', sendMail: false });
  expect(await services.db.$count(outgoingMail)).toBe(before);
  const { link } = await issueLink(employee, { email: 'asked@client.example', sendMail: true });
  const invitation = await mail.mailTo('asked@client.example');
  expect(invitation.subject).toBe(`How was it to work with ${ours.name}?`);
  expect(invitation.text).toContain(`\n${link}\n`);
  expect(invitation.text).toContain('within 30 days');
  expect((await nobody.rest('POST', `/admin/reviews/${tokenIn(link)}`, review())).status).toBe(201);
});

test('a link is mailed over REST too', async ({ product, employee }) => {
  const { mail } = product;
  const { body } = await employee.rest('POST', '/admin/reviews/generate-link', {
    email: 'rest@client.example',
    sendMail: true,
  });
  expect((await mail.mailTo('rest@client.example')).text).toContain(body.link);
});
