import { v7 as uuidv7 } from 'uuid';
import { expect } from 'vitest';
import { MAX_ANSWERS } from '#server/clients/message/conversation/answers.ts';
import { MAX_DAY_BYTES } from '#server/clients/message/conversation/attachments.ts';
import { answers, attachments } from '#server/clients/message/conversation/table.ts';
import { incomingMails } from '#server/clients/message/mailbox/table.ts';
import { corresponded, countOf, entriesOf, writeAnswer, writeMail } from '#tests/kit/content/incomingMail.ts';
import type { Person } from '#tests/kit/people/person.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test as base } from '#tests/kit/test.ts';

const test = base.extend('settings', { scope: 'file' }, ({ imapServer }) => ({
  IMAP_URL: imapServer.url,
  IMAP_NEW: 'on',
  OFFICE_EMAIL: 'office@agency.example',
}));

const answersOf = (employee: Person, id: string) => entriesOf(employee, id, 'Answer');

test('a stranger who reuses a Message-ID cannot block the real mail', async ({ imapServer, product, employee }) => {
  const [theirs, client] = [await corresponded(product, employee), await corresponded(product, employee)];
  const messageId = '<guessed@client.example>';
  imapServer.deliver(await writeAnswer(theirs.mail, { messageId, text: 'First.' }));
  await expect.poll(() => answersOf(employee, theirs.message.id)).toHaveLength(1);
  const honest = await writeAnswer(client.mail, { messageId, text: 'Yes, please.' });
  imapServer.deliver(honest);
  await expect.poll(() => answersOf(employee, client.message.id)).toMatchObject([{ text: 'Yes, please.' }]);
  imapServer.deliver(Buffer.concat([Buffer.from('Delivered-To: other@agency.example\r\n'), honest]));
  const date = new Date(Date.now() + 86_400_000);
  imapServer.deliver(await writeAnswer(client.mail, { messageId, date, text: 'Yes, please.' }));
  await expect.poll(() => countOf(product, 'known')).toBe(2);
  expect(await answersOf(employee, client.message.id)).toHaveLength(1);
});

test('a mail processed by an earlier version, stored by Message-ID alone, is not processed again', async ({
  imapServer,
  product,
  employee,
}) => {
  const { message, mail } = await corresponded(product, employee);
  const mailId = 'earlier@client.example';
  const taken = { id: uuidv7(), mailbox: 'inbox', outcome: 'answer' as const, takenAt: new Date() };
  await product.services.db.insert(incomingMails).values({ ...taken, mailId, messageId: message.id });
  const before = await countOf(product, 'known');
  imapServer.deliver(await writeAnswer(mail, { messageId: `<${mailId}>`, text: 'Once.' }));
  await expect.poll(() => countOf(product, 'known')).toBe(before + 1);
  expect(await answersOf(employee, message.id)).toEqual([]);
});

test('bidirectional control characters are removed from the name of a sender', async ({
  imapServer,
  product,
  employee,
}) => {
  const { message, mail } = await corresponded(product, employee);
  const from = { name: '\u202emoc.tneilc@ahsa\u2066', address: 'mallory@evil.example' };
  imapServer.deliver(await writeAnswer(mail, { from, text: 'Hello.' }));
  await expect.poll(() => answersOf(employee, message.id)).toMatchObject([{ fromName: 'moc.tneilc@ahsa' }]);
});

test('notifications of another Marquee become no messages, so that two installations cannot loop', async ({
  imapServer,
  product,
  employee,
}) => {
  const { message, mail } = await corresponded(product, employee);
  const findNotification = () =>
    product.mail.mails.find(({ text }) => text?.includes(message.email) && text.includes('has written to'));
  // Mails to the office go out one after the other.
  await expect.poll(findNotification).toBeDefined();
  const notification = findNotification();
  const sign = ({ headers }: { headers: { key: string; value: string }[] }) =>
    headers.find(({ key }) => key === 'auto-submitted')?.value;
  const headers = { 'Auto-Submitted': sign(notification as typeof mail) ?? '' };
  const before = await countOf(product, 'unmatched');
  imapServer.deliver(
    await writeMail({ from: 'site@other.example', subject: notification?.subject, text: notification?.text, headers }),
  );
  await expect.poll(() => countOf(product, 'unmatched')).toBe(before + 1);
  // A reply is written by a person, so it has no such mark.
  expect(sign(mail)).toBeUndefined();
});

const hourAgo = new Date(Date.now() - 3_600_000);
/** Stores answers of the last day without mails. */
const fillConversation = (product: Product, messageId: string, many: number) =>
  product.services.db.insert(answers).values(
    Array.from({ length: many }, (_, number) => ({
      ...{ id: uuidv7(), messageId, receivedAt: hourAgo, fromEmail: 'asha@client.example', subject: 'Re: Hello' },
      ...{ isFromOther: false, isUnverified: false, isAutomatic: false, text: `Answer ${number}.` },
    })),
  );

test('mails beyond 500 per message and day are not added to the message', async ({ imapServer, product, employee }) => {
  const { message, mail } = await corresponded(product, employee);
  const other = await corresponded(product, employee);
  await fillConversation(product, message.id, MAX_ANSWERS - 1);
  imapServer.deliver(await writeAnswer(mail, { text: 'The last one.' }));
  const newest = 'query ($id: UUID!) { message(id: $id) { thread(last: 1) { nodes { ... on Answer { text } } } } }';
  const last = async () => (await employee.gql(newest, { id: message.id })).data.message.thread.nodes[0]?.text;
  await expect.poll(last).toBe('The last one.');
  imapServer.deliver(await writeAnswer(mail, { from: 'more@evil.example', text: 'One more.' }));
  imapServer.deliver(await writeAnswer(other.mail, { text: 'Am I heard?' }));
  await expect.poll(() => answersOf(employee, other.message.id)).toHaveLength(1);
  expect([await countOf(product, 'excess'), await last()]).toEqual([1, 'The last one.']);
});

test('attachments are stored up to 100 MB per message and day', async ({ imapServer, product, employee }) => {
  const { message, mail } = await corresponded(product, employee);
  const other = await corresponded(product, employee);
  const [room, content] = [3, Buffer.from('abc')];
  const answerId = uuidv7();
  const row = { ...{ id: answerId, messageId: message.id, receivedAt: hourAgo, fromEmail: 'asha@client.example' } };
  const rest = { subject: 'Re: Hello', isFromOther: false, isUnverified: false, isAutomatic: false, text: 'Files.' };
  const file = { id: uuidv7(), answerId, position: 0, name: 'film.mp4', contentType: 'video/mp4' };
  await product.services.db.insert(answers).values({ ...row, ...rest });
  await product.services.db.insert(attachments).values({ ...file, size: MAX_DAY_BYTES - room });
  const withFile = (text: string, filename: string) => ({ text, attachments: [{ filename, content }] });
  imapServer.deliver(await writeAnswer(mail, withFile('It fits.', 'last.txt')));
  await expect.poll(() => answersOf(employee, message.id)).toHaveLength(2);
  imapServer.deliver(await writeAnswer(mail, { ...withFile('It does not.', 'more.txt'), from: 'more@evil.example' }));
  await expect.poll(() => answersOf(employee, message.id)).toHaveLength(3);
  imapServer.deliver(await writeAnswer(other.mail, withFile('And here?', 'here.txt')));
  await expect
    .poll(() => answersOf(employee, other.message.id))
    .toMatchObject([{ attachments: [{ name: 'here.txt' }] }]);
  const [, kept, bare] = await answersOf(employee, message.id);
  expect([kept.text, kept.attachments.map(({ name }: { name: string }) => name), kept.omitted]).toEqual([
    'It fits.',
    ['last.txt'],
    [],
  ]);
  expect([bare.text, bare.attachments, bare.omitted]).toEqual([
    'It does not.',
    [],
    ['more.txt was left out: more than 100 MB came to this enquiry in a day.'],
  ]);
});
