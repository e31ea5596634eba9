import { afterAll, beforeAll, expect, test } from 'vitest';
import { corresponded, countOf, entriesOf, writeAnswer, writeMail } from '#tests/kit/content/incomingMail.ts';
import { messageFields } from '#tests/kit/content/message.ts';
import { type ImapServer, startImapServer } from '#tests/kit/network/imapServer.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { until } from '#tests/kit/product/embedded.ts';
import { type Product, startProduct } from '#tests/kit/product/product.ts';

const HOUR_MS = 3600 * 1000;
let imap: ImapServer;
let product: Product;
let staff: Person;
beforeAll(async () => {
  imap = await startImapServer();
  const old = await writeMail({ from: 'old@client.example', subject: 'Long ago', text: 'From before.' });
  imap.deliver(old, new Date(Date.now() - HOUR_MS));
  const environment = {
    IMAP_URL: imap.url,
    IMAP_NEW: 'on',
    REPLY_TO_TAGS: 'on',
    OFFICE_EMAIL: 'office@agency.example',
  };
  product = await startProduct(environment);
  staff = await product.signedIn('Employee');
  // The mailbox is followed once its old mail has been read.
  await until(async () => (await countOf(product, 'unmatched')) === 1);
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

test('a new mail becomes a message of which only the office is notified', async () => {
  const attachments = [{ filename: 'brief.pdf', content: 'not really a PDF' }];
  const mail = { from: '"Asha Rao" <asha@fresh.example>', subject: 'A new site', text: 'Can you help?', attachments };
  imap.deliver(await writeMail(mail));
  await expect
    .poll(() => search('asha@fresh.example'))
    .toMatchObject([
      {
        name: 'Asha Rao',
        contactNumber: '',
        service: 'Other Inquiry',
        message: 'A new site\n\nCan you help?',
        isRead: false,
      },
    ]);
  const [{ id }] = await search('asha@fresh.example');
  expect(await entriesOf(staff, id, 'Answer')).toMatchObject([{ text: '', attachments: [{ name: 'brief.pdf' }] }]);
  const reported = await product.mail.mailTo('office@agency.example');
  expect(reported).toMatchObject({ subject: 'New message from Asha Rao: Other Inquiry' });
  expect(reported.text).not.toContain('Phone');
  expect(product.mail.mails.some(({ to }) => to?.some(({ address }) => address === 'asha@fresh.example'))).toBe(false);
});

test('a sender without a name is named after the address', async () => {
  imap.deliver(await writeMail({ from: 'ravi@fresh.example', subject: 'Re:', text: 'Hello.' }));
  await expect.poll(() => search('ravi@fresh.example')).toMatchObject([{ name: 'ravi', message: 'Hello.' }]);
});

test('a text that the same sender repeats is spam', async () => {
  const mail = { from: 'twice@fresh.example', subject: 'Buy', text: 'Buy now.' };
  imap.deliver(await writeMail(mail));
  await expect.poll(() => search('twice@fresh.example')).toHaveLength(1);
  imap.deliver(await writeMail(mail));
  await expect.poll(() => search('twice@fresh.example', 'SPAM')).toHaveLength(1);
});

test('older mails and our own mails become no messages', async () => {
  const enquiries = await countOf(product, 'enquiry');
  imap.deliver(await writeMail({ from: product.services.siteFile.email, subject: 'Ours', text: 'To ourselves.' }));
  // The office's notification arrived in the same mailbox.
  const domain = product.services.siteFile.email.split('@')[1];
  const messageId = `<${crypto.randomUUID()}@${domain}>`;
  imap.deliver(await writeMail({ from: 'x@fresh.example', messageId, subject: 'New message', text: 'Told.' }));
  await expect.poll(() => countOf(product, 'unmatched')).toBe(3);
  expect(await countOf(product, 'enquiry')).toBe(enquiries);
  expect(await search('old@client.example')).toEqual([]);
});

test('a mail without references joins a conversation only by the exact tag of its address', async () => {
  const { message, mail } = await corresponded(product, staff);
  const to = mail.replyTo?.[0]?.address ?? '';
  expect(to).toMatch(/^office\+[a-z2-7]{26}@agency\.example$/);
  const bare = { inReplyTo: undefined, references: undefined };
  imap.deliver(await writeAnswer(mail, { ...bare, to: to.toUpperCase(), text: 'By the tag.' }));
  await expect.poll(() => entriesOf(staff, message.id, 'Answer')).toMatchObject([{ text: 'By the tag.' }]);
  const guessed = to.replace(/\+./, (start) => (start === '+a' ? '+b' : '+a'));
  imap.deliver(await writeAnswer(mail, { ...bare, from: 'guess@fresh.example', to: guessed, text: 'By a guess.' }));
  await expect.poll(() => search('guess@fresh.example')).toHaveLength(1);
  expect(await entriesOf(staff, message.id, 'Answer')).toHaveLength(1);
});

test('without tags a reply has the plain office address', async (context) => {
  const plain = await startProduct({ OFFICE_EMAIL: 'office@agency.example' });
  context.onTestFinished(() => plain.stop());
  const { mail } = await corresponded(plain, await plain.signedIn('Employee'));
  expect(mail.replyTo?.[0]?.address).toBe('office@agency.example');
});
