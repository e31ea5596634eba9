import type { Email } from 'postal-mime';
import { expect } from 'vitest';
import { writeBounce } from '#tests/kit/content/incomingMail.ts';
import {
  forgetReaders,
  insertReader,
  issueOf,
  newsletterOperations,
  sendPost,
  switchOn,
} from '#tests/kit/content/newsletter.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { test as base } from '#tests/kit/test.ts';

const test = base.extend('settings', { scope: 'file' }, ({ imapServer }) => ({
  IMAP_URL: imapServer.url,
  OFFICE_EMAIL: 'office@agency.example',
}));
test.beforeAll(({ admin }) => switchOn(admin));
test.beforeEach(({ product }) => forgetReaders(product));

const readerOf = async (staff: Person, email: string) =>
  (await staff.gql(newsletterOperations.subscribers, { search: email })).data.newsletterSubscribers.nodes[0];

/** A report of a mail service that a reader marked a mail as spam (RFC 5965). */
const complaintAbout = ({ messageId, subject }: Email, type = 'abuse') =>
  [
    'From: <fbl@mail-service.example>',
    'To: office@agency.example',
    `Subject: FW: ${subject}`,
    `Message-ID: <${type}-${Math.random()}@mail-service.example>`,
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=feedback-report; boundary="part"',
    '',
    '--part',
    'Content-Type: text/plain; charset=us-ascii',
    '',
    'This is an email abuse report for an email message received from you.',
    '',
    '--part',
    'Content-Type: message/feedback-report',
    '',
    `Feedback-Type: ${type}`,
    'User-Agent: Service/1.0',
    'Version: 1',
    '',
    '--part',
    'Content-Type: message/rfc822',
    '',
    'From: office@agency.example',
    `Message-ID: ${messageId}`,
    `Subject: ${subject}`,
    '',
    'The text of the mail.',
    '--part--',
    '',
  ].join('\r\n');

test('a mail that comes back takes its reader out of the newsletter', async ({ product, imapServer, employee }) => {
  const { email } = await insertReader(product);
  const id = await sendPost(employee);
  imapServer.deliver(writeBounce(await product.mail.mailTo(email), '550 5.1.1 user unknown'));
  await expect
    .poll(() => readerOf(employee, email))
    .toMatchObject({ state: 'BOUNCED', reason: '550 5.1.1 user unknown' });
  expect(await issueOf(employee, id)).toMatchObject({ figures: { refused: 1, sent: 0 } });
});

test('a reader whose mailbox is full is not taken out', async ({ product, imapServer, employee }) => {
  const { email } = await insertReader(product);
  const id = await sendPost(employee);
  imapServer.deliver(writeBounce(await product.mail.mailTo(email), '552 5.2.2 mailbox full'));
  await expect.poll(() => issueOf(employee, id)).toMatchObject({ figures: { refused: 1 } });
  expect(await readerOf(employee, email)).toMatchObject({ state: 'CONFIRMED' });
});

test('a complaint takes its reader out', async ({ product, imapServer, employee }) => {
  const { email } = await insertReader(product);
  const id = await sendPost(employee);
  imapServer.deliver(complaintAbout(await product.mail.mailTo(email)));
  await expect.poll(() => readerOf(employee, email)).toMatchObject({ state: 'COMPLAINED' });
  expect(await issueOf(employee, id)).toMatchObject({ figures: { complained: 1, sent: 1 } });
});

test('a report about an unknown mail or of another type changes nothing', async ({ product, imapServer, employee }) => {
  const { email } = await insertReader(product);
  const other = await insertReader(product);
  await sendPost(employee);
  const mail = await product.mail.mailTo(email);
  imapServer.deliver(complaintAbout({ ...mail, messageId: '<019a0000-0000-7000-8000-000000000000@agency.example>' }));
  imapServer.deliver(complaintAbout(mail, 'not-spam'));
  imapServer.deliver(complaintAbout(await product.mail.mailTo(other.email)));
  await expect.poll(() => readerOf(employee, other.email)).toMatchObject({ state: 'COMPLAINED' });
  expect(await readerOf(employee, email)).toMatchObject({ state: 'CONFIRMED' });
});
