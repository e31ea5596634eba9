import { domainToUnicode } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { incomingMailStrings } from '#schema/incomingMail.ts';
import { corresponded, countOf, entriesOf, threadOf, writeAnswer, writeMail } from '#tests/kit/content/incomingMail.ts';
import { messageFields } from '#tests/kit/content/message.ts';
import { rawMail, rawPart } from '#tests/kit/content/rawMail.ts';
import { type ImapServer, startImapServer } from '#tests/kit/network/imapServer.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { type Product, startProduct } from '#tests/kit/product/product.ts';

let imap: ImapServer;
let product: Product;
let staff: Person;
beforeAll(async () => {
  imap = await startImapServer();
  product = await startProduct({ IMAP_URL: imap.url, IMAP_NEW: 'on', OFFICE_EMAIL: 'office@agency.example' });
  staff = await product.signedIn('Employee');
});
afterAll(async () => {
  await product.stop();
  await imap.stop();
});

const search = async (text: string, folder = 'INBOX') => {
  const list = `query ($search: String!, $folder: Folder!) {
    messages(search: $search, folder: $folder) { nodes { ${messageFields} } } }`;
  return (await staff.gql(list, { search: text, folder })).data.messages.nodes;
};

test('the client of a form plug-in is the one of Reply-To', async () => {
  const mail = { from: '"The site" <noreply@plugin.example>', subject: 'New form', text: 'Can you help?' };
  imap.deliver(await writeMail({ ...mail, replyTo: '"Meera Shah" <meera@form.example>' }));
  imap.deliver(await writeMail({ ...mail, replyTo: 'ravi@form.example' }));
  await expect.poll(() => search('meera@form.example')).toMatchObject([{ name: 'Meera Shah' }]);
  await expect.poll(() => search('ravi@form.example')).toMatchObject([{ name: 'ravi' }]);
  expect(await search('noreply@plugin.example')).toEqual([]);
});

test('the client of a mail with Reply-To to our office is its sender', async () => {
  const from = 'kiran@direct.example';
  imap.deliver(await writeMail({ from, replyTo: 'office@agency.example', subject: 'Hello', text: 'Hello.' }));
  await expect.poll(() => search(from)).toHaveLength(1);
});

test('an address of an international domain becomes a client', async () => {
  const head = ['From: Jürgen <juergen@bücher.example>', 'Subject: Bücher', 'Message-ID: <idn@b.example>'];
  imap.deliver(rawMail(rawPart(['Content-Type: text/plain; charset=utf-8'], Buffer.from('Grüße.')), head));
  await expect.poll(() => search('Jürgen')).toMatchObject([{ name: 'Jürgen', message: 'Bücher\n\nGrüße.' }]);
  const [localPart, domain = ''] = (await search('Jürgen'))[0].email.split('@');
  expect([localPart, domainToUnicode(domain)]).toEqual(['juergen', 'bücher.example']);
});

test('the same text with another file is no spam, and with the same file it is', async () => {
  const from = 'scans@fresh.example';
  const withFile = (content: string) =>
    writeMail({ from, subject: 'Scan', text: 'See the file.', attachments: [{ filename: 'scan.pdf', content }] });
  imap.deliver(await withFile('page one'));
  await expect.poll(() => search(from)).toHaveLength(1);
  imap.deliver(await withFile('page number two'));
  await expect.poll(() => search(from)).toHaveLength(2);
  imap.deliver(await withFile('page one'));
  await expect.poll(() => search(from, 'SPAM')).toHaveLength(1);
});

test('an enquiry through a list becomes a message, and an absence note of Notes does not', async () => {
  const unmatched = await countOf(product, 'unmatched');
  const absence = { from: 'away@notes.example', subject: 'AUTO: Anna is out of the office (returning Monday)' };
  imap.deliver(await writeMail({ ...absence, text: 'I am away.' }));
  const headers = { 'List-Id': '<sales.agency.example>', Precedence: 'list' };
  imap.deliver(await writeMail({ from: 'asha@list.example', subject: 'A site', text: 'Can you help?', headers }));
  await expect.poll(() => search('asha@list.example')).toHaveLength(1);
  expect(await countOf(product, 'unmatched')).toBe(unmatched + 1);
  expect(await search('away@notes.example')).toEqual([]);
});

test("a person's answer through a list marks the message as unread and is marked itself", async () => {
  const { message, mail } = await corresponded(product, staff);
  const headers = { 'List-Id': '<sales.client.example>', Precedence: 'list' };
  imap.deliver(await writeAnswer(mail, { text: 'Yes, on Tuesday.', headers }));
  await expect
    .poll(() => entriesOf(staff, message.id, 'Answer'))
    .toMatchObject([{ text: 'Yes, on Tuesday.', isAutomatic: false, mayBeAutomatic: true }]);
  expect(await threadOf(staff, message.id)).toMatchObject({ isRead: false });
});

test('the time of receipt is never in the future and never before the enquiry', async () => {
  const { message, acknowledgement } = await corresponded(product, staff);
  const deliver = async (text: string, at: Date) => imap.deliver(await writeAnswer(acknowledgement, { text }), at);
  await deliver('From the future.', new Date(Date.now() + 3600 * 1000));
  await deliver('From the past.', new Date(Date.now() - 3600 * 1000));
  await expect.poll(() => entriesOf(staff, message.id, 'Answer')).toHaveLength(2);
  for (const { receivedAt } of await entriesOf(staff, message.id, 'Answer')) {
    expect(new Date(receivedAt).getTime()).toBeLessThanOrEqual(Date.now());
    expect(new Date(receivedAt).getTime()).toBeGreaterThan(new Date(message.createdAt).getTime());
  }
});

test('a mail whose text could not be read has its original as a download for staff only', async () => {
  const { message, mail } = await corresponded(product, staff);
  const head = ['From: Asha <asha@rao.example>', `In-Reply-To: ${mail.messageId}`, 'Message-ID: <bad@rao.example>'];
  const original = rawMail(
    rawPart(['Content-Type: text/plain; charset=shift_jis'], Buffer.from([0x41, 0x81, 0xff, 0xff]), 'base64'),
    head,
  );
  imap.deliver(original);
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

test('a mail that was read completely has no original', async () => {
  const { message, mail } = await corresponded(product, staff);
  imap.deliver(await writeAnswer(mail, { text: 'Yes.' }));
  await expect.poll(() => entriesOf(staff, message.id, 'Answer')).toMatchObject([{ attachments: [], omitted: [] }]);
});
