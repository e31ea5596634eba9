import { domainToUnicode } from 'node:url';
import { expect } from 'vitest';
import { incomingMailStrings } from '#schema/incomingMail.ts';
import {
  conversationOf,
  corresponded,
  countOf,
  entriesOf,
  writeAnswer,
  writeMail,
} from '#tests/kit/content/incomingMail.ts';
import { messageFields } from '#tests/kit/content/message.ts';
import { rawMail, rawPart } from '#tests/kit/content/rawMail.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { until } from '#tests/kit/product/embedded.ts';
import { test as base } from '#tests/kit/test.ts';

const HOUR_MS = 3600 * 1000;
const test = base
  .extend('settings', { scope: 'file' }, async ({ imapServer }) => {
    const old = await writeMail({ from: 'old@client.example', subject: 'Long ago', text: 'From before.' });
    imapServer.deliver(old, new Date(Date.now() - HOUR_MS));
    return { IMAP_URL: imapServer.url, IMAP_NEW: 'on', OFFICE_EMAIL: 'office@agency.example' };
  })
  .extend('staff', { scope: 'file' }, ({ product }) => product.signedIn('Employee'));
test.beforeAll(async ({ product }) => {
  // The mailbox is followed once its old mail has been read; a mail before that would be too old for an enquiry.
  await until(async () => (await countOf(product, 'unmatched')) === 1);
});

const search = async (staff: Person, text: string, folder = 'INBOX') => {
  const list = `query ($search: String!, $folder: Folder!) {
    messages(search: $search, folder: $folder) { nodes { ${messageFields} } } }`;
  return (await staff.gql(list, { search: text, folder })).data.messages.nodes;
};

test('the client of a form plug-in is the one of Reply-To', async ({ imapServer, staff }) => {
  const mail = { from: '"The site" <noreply@plugin.example>', subject: 'New form', text: 'Can you help?' };
  imapServer.deliver(await writeMail({ ...mail, replyTo: '"Meera Shah" <meera@form.example>' }));
  imapServer.deliver(await writeMail({ ...mail, replyTo: 'ravi@form.example' }));
  await expect.poll(() => search(staff, 'meera@form.example')).toMatchObject([{ name: 'Meera Shah' }]);
  await expect.poll(() => search(staff, 'ravi@form.example')).toMatchObject([{ name: 'ravi' }]);
  const list = ['office@agency.example', 'No-Reply@other.example', '"Tara Nair" <tara@form.example>'];
  imapServer.deliver(await writeMail({ ...mail, replyTo: list }));
  await expect.poll(() => search(staff, 'tara@form.example')).toMatchObject([{ name: 'Tara Nair' }]);
  expect(await search(staff, 'noreply@plugin.example')).toEqual([]);
  expect(await search(staff, 'no-reply@other.example')).toEqual([]);
});

test('the client of a mail with Reply-To to our office is its sender', async ({ imapServer, staff }) => {
  const from = 'kiran@direct.example';
  imapServer.deliver(await writeMail({ from, replyTo: 'office@agency.example', subject: 'Hello', text: 'Hello.' }));
  await expect.poll(() => search(staff, from)).toHaveLength(1);
});

test('an address of an international domain becomes a client', async ({ imapServer, staff }) => {
  const head = ['From: Jürgen <juergen@bücher.example>', 'Subject: Bücher', 'Message-ID: <idn@b.example>'];
  imapServer.deliver(rawMail(rawPart(['Content-Type: text/plain; charset=utf-8'], Buffer.from('Grüße.')), head));
  await expect.poll(() => search(staff, 'Jürgen')).toMatchObject([{ name: 'Jürgen', message: 'Bücher\n\nGrüße.' }]);
  const [localPart, domain = ''] = (await search(staff, 'Jürgen'))[0].email.split('@');
  expect([localPart, domainToUnicode(domain)]).toEqual(['juergen', 'bücher.example']);
});

test('the same text is spam only with the same file', async ({ imapServer, staff }) => {
  const from = 'scans@fresh.example';
  const withFile = (content: string) =>
    writeMail({ from, subject: 'Scan', text: 'See the file.', attachments: [{ filename: 'scan.pdf', content }] });
  imapServer.deliver(await withFile('page one'));
  await expect.poll(() => search(staff, from)).toHaveLength(1);
  imapServer.deliver(await withFile('page two'));
  await expect.poll(() => search(staff, from)).toHaveLength(2);
  imapServer.deliver(await withFile('page one'));
  await expect.poll(() => search(staff, from, 'SPAM')).toHaveLength(1);
});

test('an enquiry through a list becomes a message, unlike an absence note of Notes', async ({
  product,
  imapServer,
  staff,
}) => {
  const unmatched = await countOf(product, 'unmatched');
  const absence = { from: 'away@notes.example', subject: 'AUTO: Anna is out of the office (returning Monday)' };
  imapServer.deliver(await writeMail({ ...absence, text: 'I am away.' }));
  const headers = { 'List-Id': '<sales.agency.example>', Precedence: 'list' };
  imapServer.deliver(await writeMail({ from: 'asha@list.example', subject: 'A site', text: 'Can you help?', headers }));
  await expect.poll(() => search(staff, 'asha@list.example')).toHaveLength(1);
  expect(await countOf(product, 'unmatched')).toBe(unmatched + 1);
  expect(await search(staff, 'away@notes.example')).toEqual([]);
});

const markOf = async (staff: Person, id: string) =>
  (await staff.gql('query ($id: UUID!) { message(id: $id) { mayBeAutomatic } }', { id })).data.message.mayBeAutomatic;

test.for([
  ['with an id of a list', { 'List-Id': '<sales.agency.example>' }, true],
  ['with the precedence of a list', { Precedence: 'list' }, true],
  ['with the precedence of bulk mail', { Precedence: 'bulk' }, true],
  ['that suppresses automatic answers', { 'X-Auto-Response-Suppress': 'All' }, true],
  [
    'that a rule of Exchange forwarded',
    { 'Auto-Submitted': 'auto-generated', 'X-MS-Exchange-Generated-Message-Source': 'Mailbox Rules Agent' },
    true,
  ],
  ['without a sign', {}, false],
] as const)(
  'an enquiry by mail $0 is unread, announced to the office and marked as possibly automatic: $2',
  async ([what, headers, isMarked], { product, imapServer, staff }) => {
    const from = `${what.replaceAll(' ', '-')}@marked.example`;
    imapServer.deliver(await writeMail({ from, subject: 'A site', text: `Can you help ${what}?`, headers }));
    await expect.poll(() => search(staff, from)).toMatchObject([{ isRead: false }]);
    const [{ id, name }] = await search(staff, from);
    expect(await markOf(staff, id)).toBe(isMarked);
    await until(async () => product.mail.mails.some(({ subject }) => subject?.includes(`from ${name}`)));
  },
);

test('only staff remove the mark of an enquiry by mail', async ({ product, imapServer, staff }) => {
  const mail = { from: 'doubt@marked.example', subject: 'A site', headers: { Precedence: 'bulk' } };
  // The rest of a long text is an entry of the conversation, which has no second mark.
  imapServer.deliver(await writeMail({ ...mail, text: 'Long words. '.repeat(600) }));
  await expect.poll(() => search(staff, mail.from)).toHaveLength(1);
  const [{ id }] = await search(staff, mail.from);
  expect(await entriesOf(staff, id, 'Answer')).toMatchObject([{ mayBeAutomatic: false }]);
  const remove = 'mutation ($id: UUID!) { markNotAutomatic(id: $id) { mayBeAutomatic } }';
  expect((await product.nobody.gql(remove, { id })).errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED');
  expect(await markOf(staff, id)).toBe(true);
  for (const _round of ['once', 'again']) {
    expect((await staff.gql(remove, { id })).data).toEqual({ markNotAutomatic: { mayBeAutomatic: false } });
  }
  expect(await markOf(staff, id)).toBe(false);
});

test("a person's answer through a list marks the message as unread and is marked itself", async ({
  product,
  imapServer,
  staff,
}) => {
  const { message, mail } = await corresponded(product, staff);
  await staff.gql('mutation ($id: UUID!) { markMessageRead(id: $id, isRead: true) { id } }', { id: message.id });
  const headers = { 'List-Id': '<sales.client.example>', Precedence: 'list' };
  imapServer.deliver(await writeAnswer(mail, { text: 'Yes, on Tuesday.', headers }));
  await expect
    .poll(() => entriesOf(staff, message.id, 'Answer'))
    .toMatchObject([{ text: 'Yes, on Tuesday.', isAutomatic: false, mayBeAutomatic: true }]);
  expect(await conversationOf(staff, message.id)).toMatchObject({ isRead: false });
});

test('the time of receipt is never in the future and never before the enquiry', async ({
  product,
  imapServer,
  staff,
}) => {
  const { message, acknowledgement } = await corresponded(product, staff);
  const deliver = async (text: string, at: Date) =>
    imapServer.deliver(await writeAnswer(acknowledgement, { text }), at);
  await deliver('From the future.', new Date(Date.now() + HOUR_MS));
  await deliver('From the past.', new Date(Date.now() - HOUR_MS));
  await expect.poll(() => entriesOf(staff, message.id, 'Answer')).toHaveLength(2);
  for (const { receivedAt } of await entriesOf(staff, message.id, 'Answer')) {
    expect(new Date(receivedAt).getTime()).toBeLessThanOrEqual(Date.now());
    expect(new Date(receivedAt).getTime()).toBeGreaterThan(new Date(message.createdAt).getTime());
  }
});

test('a mail whose text could not be read has its original as a download for staff only', async ({
  product,
  imapServer,
  staff,
}) => {
  const { message, mail } = await corresponded(product, staff);
  const head = ['From: Asha <asha@rao.example>', `In-Reply-To: ${mail.messageId}`, 'Message-ID: <bad@rao.example>'];
  const original = rawMail(
    rawPart(['Content-Type: text/plain; charset=shift_jis'], Buffer.from([0x41, 0x81, 0xff, 0xff]), 'base64'),
    head,
  );
  imapServer.deliver(original);
  await expect.poll(() => entriesOf(staff, message.id, 'Answer')).toHaveLength(1);
  const [answer] = await entriesOf(staff, message.id, 'Answer');
  expect(answer).toMatchObject({
    omitted: [incomingMailStrings.unknownLetters],
    attachments: [{ name: 'original.eml', contentType: 'message/rfc822', isExecutable: false }],
  });
  const download = (headers?: Record<string, string>) =>
    fetch(`${product.url}${answer.attachments[0].path}`, { headers });
  expect((await download()).status).toBe(401);
  const response = await download({ authorization: `Bearer ${staff.token}` });
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'application/octet-stream',
    'content-disposition': 'attachment; filename=original.eml',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
  });
  expect(Buffer.from(await response.arrayBuffer()).toString()).toContain(original.toString().split('\r\n\r\n')[1]);
});

test('a mail that was read completely has no original', async ({ product, imapServer, staff }) => {
  const { message, mail } = await corresponded(product, staff);
  imapServer.deliver(await writeAnswer(mail, { text: 'Yes.' }));
  await expect.poll(() => entriesOf(staff, message.id, 'Answer')).toMatchObject([{ attachments: [], omitted: [] }]);
});
