import { describe, expect } from 'vitest';
import { machineOf } from '#tests/kit/content/apiToken.ts';
import {
  conversationOperations,
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
import { type Entry, read, test } from './conversation.ts';

const textOf = (entry: Entry) => entry.replyText ?? entry.text ?? entry.summary;
const texts = async (employee: Person, id: string, args: Record<string, unknown> = {}) =>
  (await read(employee, id, args)).thread.nodes.map(textOf);

/** A message with answers a minute apart, the last one now. */
async function withAnswers(product: Product, count: number): Promise<string> {
  const { id } = await makeMessage(product);
  for (let n = 1; n <= count; n += 1) await insertAnswer(product, id, { text: String(n), receivedAt: minute(n) });
  return id;
}

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

  test('a conversation paged from either end returns each entry once', async ({ product, employee }) => {
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

  test('a page of a conversation has 50 entries unless more, up to 200, are asked for', async ({
    product,
    employee,
  }) => {
    const id = await withAnswers(product, 51);
    expect(await texts(employee, id)).toHaveLength(50);
    expect(await texts(employee, id, { last: 200 })).toHaveLength(51);
  });

  test('a page of a conversation with invalid arguments is refused', async ({ product, employee }) => {
    const id = await withAnswers(product, 51);
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

  test('an answer has its attachments in order, with the executable ones marked', async ({ product, employee }) => {
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
