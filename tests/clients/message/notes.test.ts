import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { expect } from 'vitest';
import { notes } from '#server/clients/message/conversation/table.ts';
import { machineOf } from '#tests/kit/content/apiToken.ts';
import { entriesDuring } from '#tests/kit/content/audited/case.ts';
import { conversationOperations } from '#tests/kit/content/conversation.ts';
import { makeMessage, messageOperations } from '#tests/kit/content/message.ts';
import { hear } from '#tests/kit/network/live.ts';
import { countMails } from '#tests/kit/network/signInEntries.ts';
import type { Person } from '#tests/kit/people/person.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test as base } from '#tests/kit/test.ts';

const test = base
  .extend('author', { scope: 'file' }, ({ product }) => product.signedIn('Employee', { name: 'Ravi Iyer' }))
  .extend('admin', { scope: 'file' }, ({ product }) => product.signedIn('admin', { name: 'Meera Nair' }));

const write = (person: Person, id: string, text: string, mentionIds?: string[]) =>
  person.gql(conversationOperations.note, { id, input: { text, mentionIds } });
const stored = (product: Product, id: string) =>
  product.services.db.select().from(notes).where(eq(notes.messageId, id));

test('a note is shown to staff but in no mail to the client', async ({ product, author, admin }) => {
  const ear = await hear(admin);
  const { id, email, name } = await makeMessage(product);
  await product.mail.mailTo(email);
  expect((await ear.next()).arrived.kind).toBe('MESSAGE');
  const { entries, result } = await entriesDuring(product, () => write(author, id, '  They called\r\ntwice. '));
  expect(result.data.addNote).toMatchObject({
    ...{ text: 'They called\ntwice.', author: 'Ravi Iyer', authorId: author.id, mentions: [] },
  });
  expect(entries).toMatchObject([
    { action: 'message.note', subjectId: id, subjectLabel: name, after: { text: 'They called\ntwice.' } },
  ]);
  expect((await ear.next()).arrived.kind).toBe('CHANGE');
  ear.close();
  const { data } = await admin.gql(conversationOperations.read, { id });
  expect(data.message.thread.nodes).toMatchObject([{ __typename: 'Note', text: 'They called\ntwice.' }]);
  await author.gql(messageOperations.reply, { id, input: { replyText: 'Hello.' } });
  expect((await product.mail.mailTo(email, 1)).text).not.toContain('twice');
});

test('each mentioned user but the author gets one mail with a link to the note', async ({ product, author, admin }) => {
  const { id, name, service } = await makeMessage(product);
  const colleague = await product.signedIn('Employee', { name: 'Zoya Khan' });
  const mentionIds = [colleague.id, author.id, colleague.id, admin.id];
  const { data } = await write(author, id, '@Zoya Khan, @Meera Nair: who takes this?', mentionIds);
  expect(data.addNote.mentions).toEqual([
    { id: colleague.id, name: 'Zoya Khan' },
    { id: author.id, name: 'Ravi Iyer' },
    { id: admin.id, name: 'Meera Nair' },
  ]);
  for (const { email } of [colleague, admin]) {
    const mail = await product.mail.mailTo(email);
    expect(mail.subject).toBe(`Ravi Iyer mentions you: ${name}`);
    expect(mail.text).toContain(`from ${name} about ${service}`);
    expect(mail.text).toContain('@Zoya Khan, @Meera Nair: who takes this?');
    expect(mail.text).toContain(`${product.url}/contact-details/${id}`);
    expect(await countMails(product, email)).toBe(1);
  }
  expect(await countMails(product, author.email)).toBe(0);
  await admin.gql('mutation ($id: UUID!) { removeUser(id: $id) { id } }', { id: colleague.id });
  const { data: later } = await admin.gql(conversationOperations.read, { id });
  expect(later.message.thread.nodes[0].mentions.map((one: { name: string }) => one.name)).toEqual([
    'Ravi Iyer',
    'Meera Nair',
  ]);
});

test('an invalid note is refused without being stored', async ({ product, author, admin }) => {
  const { id } = await makeMessage(product);
  const blocked = await product.signedIn('Employee');
  await admin.gql('mutation ($id: UUID!) { blockUser(id: $id) { id } }', { id: blocked.id });
  const notMentionable = 'Somebody who is mentioned cannot sign in any more.';
  for (const [text, mentionIds, fields] of [
    [' \n ', [], { text: 'Please write a note.' }],
    ['x'.repeat(5001), [], { text: 'Please use at most 5000 characters' }],
    ['x', [blocked.id, admin.id], { mentionIds: notMentionable }],
    ['x', [uuidv7()], { mentionIds: notMentionable }],
    ['x', Array.from({ length: 21 }, () => admin.id), { mentionIds: 'Please mention at most 20 people' }],
  ] as const) {
    const { code, errors } = await write(author, id, text, [...mentionIds]);
    expect([code, errors?.[0].extensions.fields]).toEqual(['BAD_USER_INPUT', fields]);
  }
  expect(await stored(product, id)).toEqual([]);
  const mails = await countMails(product, admin.email);
  expect((await write(author, id, 'x'.repeat(5000), [admin.id])).code).toBeUndefined();
  expect(await countMails(product, admin.email)).toBe(mails + 1);
});

test('concurrent notes are stored until their message is deleted', async ({ product, author, admin }) => {
  const { id } = await makeMessage(product);
  expect((await write(author, uuidv7(), 'x')).code).toBe('NOT_FOUND');
  await Promise.all([write(author, id, 'One'), write(admin, id, 'Two')]);
  expect((await stored(product, id)).map(({ text }) => text).sort()).toEqual(['One', 'Two']);
  await admin.gql(messageOperations.remove, { id });
  expect(await stored(product, id)).toEqual([]);
});

test('an API token writes notes with its role in the name of its admin', async ({ product, admin }) => {
  const { id } = await makeMessage(product);
  const { data } = await write(await machineOf(admin, 'STAFF'), id, 'From the CRM');
  expect(data.addNote).toMatchObject({ author: 'Meera Nair', authorId: admin.id });
  expect((await write(await machineOf(admin, 'PUBLISHED'), id, 'x')).code).toBe('FORBIDDEN');
  expect((await write(product.nobody, id, 'x')).code).toBe('UNAUTHENTICATED');
});
