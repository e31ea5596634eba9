import { expect } from 'vitest';
import {
  conversationOf,
  corresponded,
  countOf,
  entriesOf,
  writeAnswer,
  writeMail,
} from '#tests/kit/content/incomingMail.ts';
import { makeMessage, messageOperations } from '#tests/kit/content/message.ts';
import { makeWebhook } from '#tests/kit/content/webhook.ts';
import { casesOf } from '#tests/kit/long.ts';
import { startImapServer } from '#tests/kit/network/imapServer.ts';
import { startReceiver } from '#tests/kit/network/receiver.ts';
import { wireTo } from '#tests/kit/network/wire.ts';
import { PATIENCE_MS } from '#tests/kit/patience.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { startProduct } from '#tests/kit/product/product.ts';
import { test as base } from '#tests/kit/test.ts';

const test = base.extend('settings', { scope: 'file' }, ({ imapServer }) => ({
  IMAP_URL: imapServer.url,
  OFFICE_EMAIL: 'office@agency.example',
  WEBHOOKS_ALLOW_PRIVATE: 'on',
}));

const answersOf = (employee: Person, id: string) => entriesOf(employee, id, 'Answer');
const markRead = (employee: Person, id: string) => employee.gql(messageOperations.mark, { id, isRead: true });

test('an answer makes its message unread without a change of the mail on the server', async ({
  imapServer,
  product,
  employee,
}) => {
  const { message, mail } = await corresponded(product, employee);
  await markRead(employee, message.id);
  imapServer.deliver(
    await writeAnswer(mail, { from: `Asha Rao <${message.email}>`, text: 'Tomorrow at ten — शुक्रिया.' }),
  );
  await expect.poll(() => answersOf(employee, message.id)).toHaveLength(1);
  const { thread, ...reported } = await conversationOf(employee, message.id);
  const [reply, answer] = thread.nodes.filter(({ __typename }: { __typename: string }) => __typename !== 'ThreadEvent');
  expect(reply.__typename).toBe('Reply');
  expect(answer).toMatchObject({
    ...{ fromEmail: message.email, fromName: 'Asha Rao', isFromOther: false, isUnverified: false, isAutomatic: false },
    ...{ text: 'Tomorrow at ten — शुक्रिया.', subject: mail.subject, attachments: [], omitted: [] },
  });
  expect(reported).toMatchObject({ isRead: false, latestId: answer.id, lastAnswerAt: answer.receivedAt });
  expect(imapServer.mails.map(({ flags }) => flags)).toEqual([[]]);
  // REST shows only sent replies, as before.
  const { body } = await employee.rest('GET', `/messages/${message.id}`);
  expect(JSON.stringify(body)).not.toContain('Tomorrow at ten');
});

test('an answer to the acknowledgement is added to its message', async ({ imapServer, product, employee }) => {
  const message = await makeMessage(product);
  imapServer.deliver(await writeAnswer(await product.mail.mailTo(message.email), { text: 'One more thing.' }));
  await expect.poll(() => answersOf(employee, message.id)).toMatchObject([{ text: 'One more thing.' }]);
});

test('an answer is added to its message below 200 KB of other headers', async ({ imapServer, product, employee }) => {
  const { message, mail } = await corresponded(product, employee);
  const answer = await writeAnswer(mail, { text: 'All of us can come.' });
  const others = Array.from(
    { length: 40 },
    (_, at) => `X-Recipients-${at}: ${'somebody@client.example, '.repeat(210)}\r\n`,
  );
  imapServer.deliver(Buffer.concat([Buffer.from(others.join('')), answer]));
  await expect.poll(() => answersOf(employee, message.id)).toMatchObject([{ text: 'All of us can come.' }]);
  const blank = Buffer.from('\r\n\r\n');
  imapServer.deliver(Buffer.concat([blank, await writeAnswer(mail, { text: 'With a blank line above.' })]));
  await expect.poll(() => answersOf(employee, message.id)).toHaveLength(2);
});

test("an answer of a help desk's agent makes its message unread, unlike its receipt", async ({
  imapServer,
  product,
  employee,
}) => {
  const { message, mail } = await corresponded(product, employee);
  await markRead(employee, message.id);
  const headers = {
    'Auto-Submitted': 'auto-generated',
    'X-Auto-Response-Suppress': 'All',
    'X-Mailer': 'Zendesk Mailer',
  };
  imapServer.deliver(
    await writeAnswer(mail, { headers, subject: '[Request received] Your enquiry', text: 'Thank you.' }),
  );
  await expect.poll(() => answersOf(employee, message.id)).toMatchObject([{ isAutomatic: true }]);
  expect(await conversationOf(employee, message.id)).toMatchObject({ isRead: true });
  imapServer.deliver(await writeAnswer(mail, { headers, subject: 'Re: Your enquiry', text: 'Tuesday suits us.' }));
  const byAgent = { text: 'Tuesday suits us.', isAutomatic: false, mayBeAutomatic: true };
  await expect.poll(() => answersOf(employee, message.id)).toMatchObject([{ isAutomatic: true }, byAgent]);
  expect(await conversationOf(employee, message.id)).toMatchObject({ isRead: false });
});

test('an unmatched mail is counted by its headers alone', async ({ imapServer, product, employee }) => {
  const { message } = await corresponded(product, employee);
  const strange = { from: message.email, subject: 'Re: Your message', text: 'A subject and a sender join no thread.' };
  const before = imapServer.fetched.length;
  imapServer.deliver(await writeMail(strange));
  await expect.poll(() => countOf(product, 'unmatched')).toBe(1);
  imapServer.deliver(await writeMail({ ...strange, references: `<${crypto.randomUUID()}@agency.example>` }));
  await expect.poll(() => countOf(product, 'unmatched')).toBe(2);
  expect(await answersOf(employee, message.id)).toEqual([]);
  expect(imapServer.fetched.slice(before).filter((command) => !/\[HEADER]/.test(command))).toEqual([]);
});

test('an answer from another address or a forged one is marked', async ({ imapServer, product, employee }) => {
  const { message, mail } = await corresponded(product, employee);
  const headers = { 'Authentication-Results': 'mx.agency.example; dmarc=fail header.from=client.example' };
  imapServer.deliver(await writeAnswer(mail, { from: 'boss@client.example', text: 'I take over.' }));
  imapServer.deliver(await writeAnswer(mail, { text: 'It is me, really.', headers }));
  await expect
    .poll(() => answersOf(employee, message.id))
    .toMatchObject([
      { fromEmail: 'boss@client.example', isFromOther: true, isUnverified: false },
      { fromEmail: message.email, isFromOther: false, isUnverified: true },
    ]);
});

test('webhooks get an answer with its message and text', async ({ imapServer, product, employee, onTestFinished }) => {
  const receiver = await startReceiver();
  onTestFinished(() => receiver.stop());
  await makeWebhook(await product.signedIn('admin'), { url: receiver.url, events: ['MESSAGE_ANSWERED'] });
  const { message, mail } = await corresponded(product, employee);
  const automatic = { text: 'I am away.', headers: { 'Auto-Submitted': 'auto-replied' } };
  imapServer.deliver(await writeAnswer(mail, automatic));
  imapServer.deliver(await writeAnswer(mail, { text: 'Yes, please.\n\n> The red logo?' }));
  const { body } = await receiver.post();
  expect(body).toMatchObject({
    type: 'message.answered',
    data: {
      ...{ _id: message.id, isRead: false },
      answer: { text: 'Yes, please.', quoted: '> The red logo?', fromEmail: message.email, isFromOther: false },
    },
  });
  expect(body.data.answer.mayBeAutomatic).toBe(false);
  imapServer.deliver(await writeAnswer(mail, { text: 'Through our list.', headers: { Precedence: 'list' } }));
  const { body: byList } = await receiver.post(1);
  expect(byList.data.answer).toMatchObject({ text: 'Through our list.', mayBeAutomatic: true });
  expect(receiver.received).toHaveLength(2);
});

test('an answer to spam is added to its message, which stays in spam', async ({ imapServer, product, employee }) => {
  const { message, mail } = await corresponded(product, employee);
  await employee.gql(messageOperations.spam, { id: message.id, isSpam: true });
  imapServer.deliver(await writeAnswer(mail, { text: 'Buy now.' }));
  await expect.poll(() => answersOf(employee, message.id)).toMatchObject([{ text: 'Buy now.' }]);
  expect(await conversationOf(employee, message.id)).toMatchObject({ isSpam: true, isRead: false });
});

test('an answer older than the mailbox connection and a later reply is shown without marking as unread', async ({
  imapServer,
  product,
  employee,
}) => {
  const { message, acknowledgement } = await corresponded(product, employee);
  await markRead(employee, message.id);
  const hourAgo = new Date(Date.now() - 3600 * 1000);
  imapServer.deliver(await writeAnswer(acknowledgement, { text: 'You know this.' }), hourAgo);
  await expect.poll(() => answersOf(employee, message.id)).toMatchObject([{ text: 'You know this.' }]);
  expect(await conversationOf(employee, message.id)).toMatchObject({ isRead: true, lastAnswerAt: null });
});

test('a copy of our own reply is not an answer', async ({ imapServer, product, employee }) => {
  const { message, mail } = await corresponded(product, employee);
  imapServer.deliver(await writeAnswer(mail, { messageId: mail.messageId, text: 'A copy.' }));
  imapServer.deliver(await writeAnswer(mail, { text: 'The answer.' }));
  await expect.poll(() => answersOf(employee, message.id)).toMatchObject([{ text: 'The answer.' }]);
});

test('after a restart of the mail server every mail is processed once', async ({ imapServer, product, employee }) => {
  const { message, mail } = await corresponded(product, employee);
  imapServer.deliver(await writeAnswer(mail, { text: 'Before.' }));
  await expect.poll(() => answersOf(employee, message.id)).toHaveLength(1);
  await imapServer.kill();
  await imapServer.restart();
  imapServer.deliver(await writeAnswer(mail, { text: 'Meanwhile.' }));
  await expect.poll(() => answersOf(employee, message.id)).toMatchObject([{ text: 'Before.' }, { text: 'Meanwhile.' }]);
  imapServer.hangUp();
  imapServer.deliver(await writeAnswer(mail, { text: 'After.' }));
  await expect.poll(() => answersOf(employee, message.id)).toHaveLength(3);
});

test('renumbered mails are read again without duplicates', async ({ imapServer, product, employee }) => {
  const { message, mail } = await corresponded(product, employee);
  imapServer.deliver(await writeAnswer(mail, { text: 'First.' }));
  await expect.poll(() => answersOf(employee, message.id)).toHaveLength(1);
  const known = await countOf(product, 'known');
  imapServer.renumber();
  imapServer.deliver(await writeAnswer(mail, { text: 'Second.' }));
  await expect.poll(() => answersOf(employee, message.id)).toMatchObject([{ text: 'First.' }, { text: 'Second.' }]);
  expect(await countOf(product, 'known')).toBeGreaterThan(known);
});

test('a server without IDLE is polled', async ({ onTestFinished }) => {
  const plain = await startImapServer({ hasIdle: false });
  const other = await startProduct({ IMAP_URL: plain.url });
  onTestFinished(async () => {
    await other.stop();
    await plain.stop();
  });
  const message = await makeMessage(other);
  const mail = await other.mail.mailTo(message.email);
  await expect.poll(() => plain.clients()).toBe(1);
  plain.deliver(await writeAnswer(mail, { text: 'Is anybody there?' }));
  const reader = await other.signedIn('Employee');
  await expect.poll(() => entriesOf(reader, message.id, 'Answer')).toHaveLength(1);
});

/** When the server goes silent, and the maximum seconds until a retry: its timeout, a pause of 5 s, and slack. */
const silences = [
  { when: 'greets nobody', isFromTheBeginning: true, seconds: 10 + 5 + 2 },
  // It is polled after 30 s and then has 30 s to answer.
  { when: 'goes silent while its mailbox is followed', isFromTheBeginning: false, seconds: 30 + 30 + 5 + 15 },
];

// These timeouts are constants of more than a minute; only the long run waits for them.
test.for(casesOf(silences, () => false))(
  'no mail is missed on a mail server that $when',
  async ({ isFromTheBeginning, seconds }, { onTestFinished }) => {
    const server = await startImapServer();
    const wire = await wireTo(server.url);
    if (isFromTheBeginning) wire.hush();
    const follower = await startProduct({ IMAP_URL: wire.url });
    onTestFinished(async () => {
      await follower.stop();
      await wire.cut();
      await server.stop();
    });
    const reader = await follower.signedIn('Employee');
    const message = await makeMessage(follower);
    const mail = await follower.mail.mailTo(message.email);
    const answers = async () => (await entriesOf(reader, message.id, 'Answer')).map(({ text }) => text);
    server.deliver(await writeAnswer(mail, { text: 'First.' }));
    if (!isFromTheBeginning) await expect.poll(answers).toEqual(['First.']);
    await expect.poll(wire.connections).toBe(1);
    wire.hush();
    await wire.mend();
    server.deliver(await writeAnswer(mail, { text: 'Second.' }));
    await expect.poll(answers, { timeout: seconds * 1000 + PATIENCE_MS }).toEqual(['First.', 'Second.']);
  },
);
