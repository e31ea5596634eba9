import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { describe, expect } from 'vitest';
import { messages } from '#server/clients/message/table.ts';
import { outgoingMail } from '#server/platform/mail/table.ts';
import { machineOf } from '#tests/kit/content/apiToken.ts';
import {
  conversationOperations,
  draftOf,
  insertAnswer,
  insertAttachment,
  insertEvent,
  insertNote,
  insertReply,
  minute,
} from '#tests/kit/content/conversation.ts';
import { emptyInbox, makeMessage, messageOperations, newMessage } from '#tests/kit/content/message.ts';
import { queriesOf } from '#tests/kit/database/plans.ts';
import type { Person } from '#tests/kit/people/person.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test as base } from '#tests/kit/test.ts';

const test = base
  .extend('employee', { scope: 'file' }, ({ product }) => product.signedIn('Employee', { name: 'Ravi Iyer' }))
  .extend('colleague', { scope: 'file' }, ({ product }) => product.signedIn('admin', { name: 'Asha Menon' }));

// biome-ignore lint/suspicious/noExplicitAny: a test says by its assertions what an answer holds
type Entry = any;

const read = async (employee: Person, id: string, args: Record<string, unknown> = {}) => {
  const { data, errors } = await employee.gql(conversationOperations.read, { id, ...args });
  if (errors) throw new Error(JSON.stringify(errors));
  return data.message;
};
const textOf = (entry: Entry) => entry.replyText ?? entry.text ?? entry.summary;
const texts = async (employee: Person, id: string, args: Record<string, unknown> = {}) =>
  (await read(employee, id, args)).thread.nodes.map(textOf);

/** A message with answers a minute apart, the last one now. */
async function withAnswers(product: Product, count: number): Promise<string> {
  const { id } = await makeMessage(product);
  for (let n = 1; n <= count; n += 1) await insertAnswer(product, id, { text: String(n), receivedAt: minute(n) });
  return id;
}

describe('the sent state of a reply', () => {
  const sentAtOf = async (employee: Person, id: string) => (await read(employee, id)).thread.nodes[0].sentAt;

  test('a reply has the time at which the mail server took its mail', async ({ product, employee }) => {
    const { id, email } = await makeMessage(product);
    await employee.gql(conversationOperations.reply, { id });
    await product.mail.mailTo(email, 1);
    await expect.poll(() => sentAtOf(employee, id)).not.toBeNull();
  });

  test('a reply whose mail waits has no such time', async ({ product, employee }) => {
    const { id, email } = await makeMessage(product);
    const reply = await insertReply(product, id);
    const later = new Date(Date.now() + 3_600_000);
    const mail = { id: reply.id, to: email, subject: 'Re', text: 'Gladly.', createdAt: reply.replyDate, runAt: later };
    await product.services.db.insert(outgoingMail).values(mail);
    expect(await sentAtOf(employee, id)).toBeNull();
  });

  test('a reply from before the records of mails has the time of writing', async ({ product, employee }) => {
    const { id } = await makeMessage(product);
    const { replyDate } = await insertReply(product, id);
    expect(await sentAtOf(employee, id)).toBe(replyDate.toISOString());
  });
});

describe('a conversation', () => {
  test('a conversation lists replies, answers, notes and events by time, whatever order they were stored in', async ({
    product,
    employee,
  }) => {
    const { id } = await makeMessage(product);
    await insertEvent(product, id, { at: minute(4) });
    await insertNote(product, id, { createdAt: minute(3), text: 'A note' });
    await insertAnswer(product, id, { receivedAt: minute(2), text: 'An answer' });
    await insertReply(product, id, { replyDate: minute(1), replyText: 'A reply' });
    const { thread } = await read(employee, id);
    expect(thread.nodes.map((entry: Entry) => [entry.__typename, textOf(entry)])).toEqual([
      ['Reply', 'A reply'],
      ['Answer', 'An answer'],
      ['Note', 'A note'],
      ['ThreadEvent', 'moved it to Proposal'],
    ]);
    expect(thread).toMatchObject({ totalCount: 4, pageInfo: { hasNextPage: false, hasPreviousPage: false } });
    const same = await makeMessage(product);
    for (let n = 0; n < 5; n += 1) await insertNote(product, same.id, { createdAt: minute(0), text: String(n) });
    expect(await texts(employee, same.id)).toEqual(['0', '1', '2', '3', '4']);
  });

  test('a conversation is paged from both ends without omissions or duplicates', async ({ product, employee }) => {
    const id = await withAnswers(product, 7);
    const forwards: string[] = [];
    for (let after: string | null = null; ; ) {
      const { thread }: { thread: Entry } = await read(employee, id, { first: 3, after });
      forwards.push(...thread.nodes.map(textOf));
      expect(thread.pageInfo.hasPreviousPage).toBe(after !== null);
      after = thread.pageInfo.endCursor;
      if (!thread.pageInfo.hasNextPage) break;
    }
    expect(forwards).toEqual(['1', '2', '3', '4', '5', '6', '7']);
    const backwards: string[][] = [];
    for (let before: string | null = null; ; ) {
      const { thread }: { thread: Entry } = await read(employee, id, { last: 3, before });
      backwards.unshift(thread.nodes.map(textOf));
      expect(thread.pageInfo.hasNextPage).toBe(before !== null);
      before = thread.pageInfo.startCursor;
      if (!thread.pageInfo.hasPreviousPage) break;
    }
    expect(backwards).toEqual([['1'], ['2', '3', '4'], ['5', '6', '7']]);
    const { thread } = await read(employee, id, { last: 1 });
    expect(thread.edges.map(({ cursor }: Entry) => cursor)).toEqual([thread.pageInfo.endCursor]);
  });

  test('a page has 50 entries by default and 200 at most, and invalid arguments are refused', async ({
    product,
    employee,
  }) => {
    const id = await withAnswers(product, 51);
    expect(await texts(employee, id)).toHaveLength(50);
    expect(await texts(employee, id, { last: 200 })).toHaveLength(51);
    const { thread } = await read(employee, id, { first: 1 });
    const foreign = (await employee.gql('{ messages(first: 1) { pageInfo { endCursor } } }')).data.messages.pageInfo;
    const cursor = thread.pageInfo.endCursor;
    for (const args of [
      { first: 0 },
      { first: 201 },
      { last: 0 },
      { last: 201 },
      { last: -1 },
      { first: 1, last: 1 },
      { first: 1, before: cursor },
      { after: cursor, before: cursor },
      { after: cursor, last: 1 },
      { after: 'nonsense' },
      { before: 'nonsense' },
      { after: foreign.endCursor },
    ]) {
      expect([args, (await employee.gql(conversationOperations.read, { id, ...args })).code]).toEqual([
        args,
        'BAD_USER_INPUT',
      ]);
    }
  });

  test('deleting a message deletes its conversation and no other', async ({ product, employee }) => {
    const [id, other] = [await withAnswers(product, 2), await withAnswers(product, 2)];
    await employee.gql(messageOperations.remove, { id });
    expect((await employee.gql(conversationOperations.read, { id })).code).toBe('NOT_FOUND');
    expect(await texts(employee, other)).toEqual(['1', '2']);
  });

  test('an answer has its sender, attachments and executable files', async ({ product, employee }) => {
    const { id } = await makeMessage(product);
    const answer = await insertAnswer(product, id, { isFromOther: true, omitted: ['2 more files were left out.'] });
    const second = await insertAttachment(product, answer.id, { position: 1, name: 'Setup.EXE. ' });
    const first = await insertAttachment(product, answer.id);
    const { nodes } = (await read(employee, id)).thread;
    expect(nodes).toMatchObject([{ isFromOther: true, isUnverified: false, omitted: ['2 more files were left out.'] }]);
    expect(nodes[0].attachments).toEqual([
      {
        ...{ id: first.id, name: 'brief.pdf', contentType: 'application/pdf', size: 1200, isExecutable: false },
        path: `/attachments/${first.id}`,
      },
      expect.objectContaining({ id: second.id, name: 'Setup.EXE. ', isExecutable: true }),
    ]);
  });

  test('a reply has the reason why it could not be delivered', async ({ product, employee }) => {
    const { id } = await makeMessage(product);
    await insertReply(product, id, { bouncedAt: minute(1), bounceReason: '550 No such user' });
    await insertReply(product, id);
    expect((await read(employee, id)).thread.nodes).toMatchObject([
      { bounce: { at: minute(1).toISOString(), reason: '550 No such user' } },
      { bounce: null },
    ]);
  });

  test('a conversation and the inbox need as many statements for many entries as for few', async ({
    product,
    employee,
    colleague,
  }) => {
    await emptyInbox(product);
    const add = async (id: string, entries: number) => {
      for (let n = 0; n < entries; n += 1) {
        const { id: answer } = await insertAnswer(product, id);
        await insertAttachment(product, answer);
        await insertReply(product, id);
        await insertEvent(product, id);
        await insertNote(product, id, { mentionIds: [employee.id, colleague.id] });
      }
    };
    const one = (await makeMessage(product)).id;
    const statements = async (ask: () => Promise<unknown>) => (await queriesOf(product, ask)).length;
    const thread = () => read(employee, one, { last: 200 });
    const list = `{ messages { nodes { id latestId lastAnswerAt draft { text } presence { people { name } } } } }`;
    const inbox = async () => expect((await employee.gql(list)).errors).toBeUndefined();
    await add(one, 1);
    const few = [await statements(thread), await statements(inbox)];
    await add(one, 5);
    for (let n = 0; n < 5; n += 1) await add((await makeMessage(product)).id, 1);
    expect([await statements(thread), await statements(inbox)]).toEqual(few);
  });

  test('senders cannot read the conversation or other office data', async ({ product, colleague }) => {
    for (const field of [
      'thread { totalCount }',
      'latestId',
      'lastAnswerAt',
      'draft { text }',
      'presence { id }',
      'replies { bounce { reason } }',
    ]) {
      const operation = `mutation ($input: SendMessageInput!) { sendMessage(input: $input) { id ${field} } }`;
      const { code } = await product.nobody.gql(operation, { input: newMessage() });
      // Without replies there is no bounce to read.
      expect([field, code]).toEqual([field, field.startsWith('replies') ? undefined : 'UNAUTHENTICATED']);
    }
    const machine = await machineOf(colleague, 'STAFF');
    const id = await withAnswers(product, 1);
    expect((await machine.gql(conversationOperations.read, { id })).data.message.thread.totalCount).toBe(1);
    expect((await machine.gql(conversationOperations.draft, { id })).code).toBe('FORBIDDEN');
    const reader = await machineOf(colleague, 'PUBLISHED');
    expect((await reader.gql(conversationOperations.read, { id })).code).toBe('FORBIDDEN');
  });
});

describe('a reply', () => {
  const reply = (employee: Person, id: string, lastSeenId?: string, person = employee) =>
    person.gql(conversationOperations.reply, { id, lastSeenId });

  test('a reply is a CONFLICT when a newer entry was not seen', async ({ product, employee, colleague }) => {
    const { id } = await makeMessage(product);
    const first = (await reply(employee, id, id)).data.replyToMessage.latestId;
    expect(first).not.toBe(id);
    const refused = await reply(employee, id, id, colleague);
    expect(refused.code).toBe('CONFLICT');
    const sentence = 'Ravi Iyer has replied since you opened this. Send your reply as well?';
    expect(refused.errors?.[0]).toMatchObject({ message: sentence, extensions: { fields: { lastSeenId: sentence } } });
    product.passTime(1000);
    const answer = await insertAnswer(product, id, { fromName: 'Neha' });
    const late = await reply(employee, id, first);
    expect([late.code, late.errors?.[0].message]).toEqual([
      'CONFLICT',
      'Neha has answered since you opened this. Send your reply all the same?',
    ]);
    expect((await read(employee, id)).latestId).toBe(answer.id);
    product.passTime(1000);
    expect((await reply(employee, id, answer.id)).code).toBeUndefined();
    // Without lastSeenId, and over REST, there is no check.
    expect((await reply(employee, id)).code).toBeUndefined();
    expect((await read(employee, id)).thread.totalCount).toBe(5);
  });

  test('a reply is a CONFLICT after an answer that arrived late but is dated before the last reply', async ({
    product,
    employee,
  }) => {
    const { id } = await makeMessage(product);
    const { latestId } = (await reply(employee, id, id)).data.replyToMessage;
    const sent = { fromName: 'Neha', receivedAt: new Date(product.services.now().getTime() - 60_000) };
    const answer = await insertAnswer(product, id, sent);
    const late = await reply(employee, id, latestId);
    expect([late.code, late.errors?.[0].message]).toEqual([
      'CONFLICT',
      'Neha has answered since you opened this. Send your reply all the same?',
    ]);
    expect((await read(employee, id)).latestId).toBe(answer.id);
    expect((await reply(employee, id, answer.id)).code).toBeUndefined();
  });

  test('automatic answers and notes do not block a reply', async ({ product, employee }) => {
    const { id } = await makeMessage(product);
    const { latestId } = (await reply(employee, id, id)).data.replyToMessage;
    product.passTime(1000);
    await insertAnswer(product, id, { isAutomatic: true });
    await insertNote(product, id);
    expect((await read(employee, id)).latestId).toBe(latestId);
    expect((await reply(employee, id, latestId)).code).toBeUndefined();
  });

  test('of ten concurrent replies with one lastSeenId one is sent', async ({ product, employee, colleague }) => {
    const { id } = await makeMessage(product);
    const sent = await Promise.all(
      Array.from({ length: 10 }, (_, index) => reply(employee, id, id, index % 2 ? employee : colleague)),
    );
    expect(sent.map(({ code }) => code ?? 'sent').sort()).toEqual([...Array(9).fill('CONFLICT'), 'sent']);
    const { thread } = await read(employee, id);
    expect(thread.nodes.filter(({ __typename }: Entry) => __typename === 'Reply')).toHaveLength(1);
  });
});

describe('an autosaved reply', () => {
  const save = (employee: Person, id: string, text: string, person = employee) =>
    person.gql(conversationOperations.saveDraft, { id, text });
  const draft = (employee: Person, id: string, person = employee) => draftOf(person, id);

  test('a reply is autosaved as typed per user and message, and deleted when empty', async ({
    product,
    employee,
    colleague,
  }) => {
    const [{ id }, { id: other }] = [await makeMessage(product), await makeMessage(product)];
    expect(await draft(employee, id)).toBeNull();
    expect((await save(employee, id, 'Dear Asha,\r\n  ')).data).toEqual({ saveReplyDraft: true });
    await save(employee, id, 'Mine', colleague);
    expect(await draft(employee, id)).toMatchObject({ text: 'Dear Asha,\n  ' });
    expect(await draft(employee, id, colleague)).toMatchObject({ text: 'Mine' });
    expect(await draft(employee, other)).toBeNull();
    await save(employee, id, 'Dear Neha,');
    expect(await draft(employee, id)).toMatchObject({ text: 'Dear Neha,' });
    await save(employee, id, ' \n ');
    expect(await draft(employee, id)).toBeNull();
    expect(await draft(employee, id, colleague)).toMatchObject({ text: 'Mine' });
  });

  test('an autosave has the limit of a reply and is refused for tokens and unknown messages', async ({
    product,
    employee,
    colleague,
  }) => {
    const { id } = await makeMessage(product);
    expect((await save(employee, id, 'x'.repeat(5000))).code).toBeUndefined();
    const tooLong = await save(employee, id, 'x'.repeat(5001));
    expect([tooLong.code, tooLong.errors?.[0].extensions.fields]).toEqual([
      'BAD_USER_INPUT',
      { text: 'Please use at most 5000 characters' },
    ]);
    expect((await draft(employee, id)).text).toHaveLength(5000);
    expect((await save(employee, uuidv7(), 'x')).code).toBe('NOT_FOUND');
    expect((await save(employee, uuidv7(), '')).code).toBe('NOT_FOUND');
    expect((await save(employee, id, 'x', await machineOf(colleague, 'STAFF'))).code).toBe('FORBIDDEN');
    expect((await save(employee, id, 'x', product.nobody)).code).toBe('UNAUTHENTICATED');
  });

  test('an autosave is deleted with the reply of its author and with the message', async ({
    product,
    employee,
    colleague,
  }) => {
    const { id } = await makeMessage(product);
    await save(employee, id, 'Mine');
    await save(employee, id, 'Theirs', colleague);
    await employee.gql(messageOperations.reply, { id, input: { replyText: 'Mine' } });
    expect([await draft(employee, id), (await draft(employee, id, colleague)).text]).toEqual([null, 'Theirs']);
    await product.services.db.delete(messages).where(eq(messages.id, id));
    expect((await save(employee, id, 'Theirs', colleague)).code).toBe('NOT_FOUND');
  });

  test('ten concurrent autosaves of a user succeed', async ({ product, employee }) => {
    const { id } = await makeMessage(product);
    const saved = await Promise.all(Array.from({ length: 10 }, (_, n) => save(employee, id, `Text ${n}`)));
    expect(saved.map(({ code }) => code)).toEqual(Array(10).fill(undefined));
    expect((await draft(employee, id)).text).toMatch(/^Text \d$/);
  });
});
