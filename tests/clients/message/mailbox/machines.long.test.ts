import { expect } from 'vitest';
import { MAX_AUTOMATIC } from '#server/clients/message/conversation/answers.ts';
import {
  conversationOf,
  corresponded,
  countOf,
  entriesOf,
  writeAnswer,
  writeBounce,
} from '#tests/kit/content/incomingMail.ts';
import { messageOperations } from '#tests/kit/content/message.ts';
import type { Person } from '#tests/kit/people/person.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test as base } from '#tests/kit/test.ts';

const test = base
  .extend('settings', { scope: 'file' }, ({ imapServer }) => ({
    IMAP_URL: imapServer.url,
    IMAP_NEW: 'on',
    OFFICE_EMAIL: 'office@agency.example',
  }))
  .extend('staff', { scope: 'file' }, ({ product }) => product.signedIn('Employee'));

const readMessage = async (product: Product, staff: Person) => {
  const found = await corresponded(product, staff);
  await staff.gql(messageOperations.mark, { id: found.message.id, isRead: true });
  return found;
};
const away = { text: 'I am away until Monday.', headers: { 'Auto-Submitted': 'auto-replied' } };

test('an automatic reply keeps its message read without causing a mail', async ({ product, imapServer, staff }) => {
  const { message, mail } = await readMessage(product, staff);
  const sent = product.mail.mails.length;
  imapServer.deliver(await writeAnswer(mail, away));
  await expect.poll(() => entriesOf(staff, message.id, 'Answer')).toMatchObject([{ isAutomatic: true }]);
  expect(await conversationOf(staff, message.id)).toMatchObject({ isRead: true, lastAnswerAt: null });
  expect(product.mail.mails.length).toBe(sent);
});

test('at most twenty automatic mails per sender, message and day are stored', async ({
  product,
  imapServer,
  staff,
}) => {
  const { message, mail } = await readMessage(product, staff);
  for (let count = 0; count <= MAX_AUTOMATIC; count++) imapServer.deliver(await writeAnswer(mail, away));
  imapServer.deliver(await writeAnswer(mail, { ...away, from: 'other@client.example' }));
  const fromOther = async () =>
    (await entriesOf(staff, message.id, 'Answer')).filter(({ isFromOther }) => isFromOther).length;
  // So many mails take long on a busy machine.
  await expect.poll(fromOther).toBe(1);
  expect(await entriesOf(staff, message.id, 'Answer')).toHaveLength(MAX_AUTOMATIC + 1);
  imapServer.deliver(await writeAnswer(mail, { text: 'I am back.' }));
  await expect.poll(async () => (await conversationOf(staff, message.id)).isRead).toBe(false);
});

test('a bounce is shown once at its reply and in the conversation', async ({ product, imapServer, staff }) => {
  const { message, mail } = await readMessage(product, staff);
  imapServer.deliver(writeBounce(mail, '550 5.1.1 <nobody@client.example>: user unknown'));
  imapServer.deliver(writeBounce(mail, '550 5.1.1 another time'));
  await expect.poll(() => countOf(product, 'bounce')).toBe(2);
  const [reply] = await entriesOf(staff, message.id, 'Reply');
  expect(reply.bounce.reason).toContain('user unknown');
  const events = (await entriesOf(staff, message.id, 'ThreadEvent')).filter(({ kind }) => kind === 'BOUNCED');
  expect(events).toMatchObject([{ summary: expect.stringContaining('user unknown') }]);
  expect(await entriesOf(staff, message.id, 'Answer')).toEqual([]);
  expect((await conversationOf(staff, message.id)).isRead).toBe(true);
});

test('a bounce of the acknowledgement is shown in the conversation only', async ({ product, imapServer, staff }) => {
  const { message, acknowledgement } = await readMessage(product, staff);
  imapServer.deliver(writeBounce(acknowledgement, '550 5.1.1 no such mailbox'));
  const kinds = async () => (await entriesOf(staff, message.id, 'ThreadEvent')).map(({ kind }) => kind);
  await expect.poll(kinds).toContain('BOUNCED');
  expect(await entriesOf(staff, message.id, 'Reply')).toMatchObject([{ bounce: null }]);
});

test('foreign bounces and list mails are ignored, also where new mails become messages', async ({
  product,
  imapServer,
  staff,
}) => {
  const { mail } = await readMessage(product, staff);
  const before = await countOf(product, 'unmatched');
  imapServer.deliver(writeBounce({ ...mail, messageId: '<other@elsewhere.example>' }, '550 5.1.1 unknown'));
  const headers = { 'List-Id': '<news.client.example>', 'List-Unsubscribe': '<https://client.example/leave>' };
  const list = { inReplyTo: undefined, references: undefined, headers };
  imapServer.deliver(await writeAnswer(mail, { ...list, to: 'office@agency.example', text: 'News!' }));
  await expect.poll(() => countOf(product, 'unmatched')).toBe(before + 2);
  expect(await countOf(product, 'enquiry')).toBe(0);
});
