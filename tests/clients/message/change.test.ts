import { describe, expect } from 'vitest';
import { messages, replies } from '#server/clients/message/table.ts';
import { makeMessage, messageOperations, sendMessage } from '#tests/kit/content/message.ts';
import { UNKNOWN } from '#tests/kit/network/rows/case.ts';
import { countMails } from '#tests/kit/network/signInEntries.ts';
import type { Person } from '#tests/kit/people/person.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test } from '#tests/kit/test.ts';

const mark = async (employee: Person, id: string, isRead?: boolean) =>
  (await employee.gql(messageOperations.mark, { id, isRead })).data.markMessageRead.isRead;
const reply = (employee: Person, id: string, replyText: string) =>
  employee.gql(messageOperations.reply, { id, input: { replyText } });
const read = async (employee: Person, id: string) =>
  (await employee.gql(messageOperations.byId, { id })).data?.message ?? null;

describe('read and unread', () => {
  test('markMessageRead without a value toggles, with a value sets', async ({ product, employee }) => {
    const { id } = await makeMessage(product);
    expect([await mark(employee, id), await mark(employee, id)]).toEqual([true, false]);
    expect([await mark(employee, id, true), await mark(employee, id, true), await mark(employee, id, false)]).toEqual([
      true,
      true,
      false,
    ]);
  });

  test('two concurrent toggles cancel each other out', async ({ product, employee }) => {
    const { id } = await makeMessage(product);
    expect((await Promise.all([mark(employee, id), mark(employee, id)])).sort()).toEqual([false, true]);
  });

  test('opening or answering a message does not mark it as read', async ({ product, employee }) => {
    const { id } = await makeMessage(product);
    await reply(employee, id, 'We will.');
    expect((await read(employee, id)).isRead).toBe(false);
    const { body } = await employee.rest('POST', `/messages/${id}/reply`, { replyText: 'We have.', markRead: true });
    expect(body.contact.isRead).toBe(false);
  });

  test('the REST toggle reports the new state', async ({ product, employee }) => {
    const { id } = await makeMessage(product);
    const flip = async () => (await employee.rest('PATCH', `/messages/${id}/read`)).body;
    expect(await flip()).toMatchObject({ message: 'Message marked as read.', contact: { _id: id, isRead: true } });
    expect(await flip()).toMatchObject({ message: 'Message marked as unread.', contact: { _id: id, isRead: false } });
  });
});

describe('a reply', () => {
  test.for([
    ['', 'Reply text cannot be empty.'],
    [' \n\t ', 'Reply text cannot be empty.'],
    ['a'.repeat(5001), 'Please use at most 5000 characters'],
  ])('the reply %j is refused', async ([replyText = '', sentence], { product, employee }) => {
    const { id, email } = await makeMessage(product);
    const { code, errors } = await reply(employee, id, replyText);
    expect([code, errors?.[0].message]).toEqual(['BAD_USER_INPUT', sentence]);
    expect((await read(employee, id)).replies).toEqual([]);
    expect(await countMails(product, email)).toBe(1);
  });

  test('a reply is stored trimmed with its time, after earlier ones', async ({ product, employee }) => {
    const { id } = await makeMessage(product);
    await reply(employee, id, '  First.  ');
    product.passTime(1000);
    const { data } = await reply(employee, id, 'b'.repeat(5000));
    const kept = data.replyToMessage.replies;
    expect(kept.map(({ replyText }: { replyText: string }) => replyText)).toEqual(['First.', 'b'.repeat(5000)]);
    expect(kept[1].replyDate > kept[0].replyDate).toBe(true);
    expect(await read(employee, id)).toEqual(data.replyToMessage);
  });
});

describe('concurrent actions by staff', () => {
  test('every action on a deleted message is NOT_FOUND and leaves neither row nor mail', async ({
    product,
    employee,
  }) => {
    const { id, email } = await makeMessage(product);
    await reply(employee, id, 'Once.');
    const removed = await employee.gql(messageOperations.remove, { id });
    expect(removed.data.removeMessage).toMatchObject({ id, email, replies: [{ replyText: 'Once.' }] });
    const mails = await countMails(product, email);
    for (const gone of [
      await employee.gql(messageOperations.remove, { id }),
      await employee.gql(messageOperations.mark, { id }),
      await employee.gql(messageOperations.byId, { id }),
      await reply(employee, id, 'Twice.'),
      await reply(employee, UNKNOWN, 'Twice.'),
    ]) {
      expect([gone.code, gone.errors?.[0].message]).toEqual(['NOT_FOUND', 'Message not found.']);
    }
    expect(await product.services.db.$count(replies)).toBe(await countReplies(employee));
    expect(await countMails(product, email)).toBe(mails);
  });

  /** Replies whose messages exist. */
  async function countReplies(employee: Person): Promise<number> {
    const { body } = await employee.rest('GET', '/messages');
    return body.messages.reduce((sum: number, { replies: own }: { replies: unknown[] }) => sum + own.length, 0);
  }

  test('of a concurrent reply and deletion, the reply comes first or leaves no trace', async ({
    product,
    employee,
  }) => {
    for (let round = 0; round < 10; round++) {
      const { id, email } = await makeMessage(product);
      const [replied, removed] = await Promise.all([
        reply(employee, id, 'Perhaps.'),
        employee.gql(messageOperations.remove, { id }),
      ]);
      expect(removed.code).toBeUndefined();
      expect([undefined, 'NOT_FOUND']).toContain(replied.code);
      expect(await countMails(product, email)).toBe(replied.code ? 1 : 2);
      expect(removed.data.removeMessage.replies).toHaveLength(replied.code ? 0 : 1);
    }
    expect(await product.services.db.$count(replies)).toBe(await countReplies(employee));
  });

  test('exactly one of five concurrent deletions of a message succeeds', async ({ product, employee }) => {
    const { id } = await makeMessage(product);
    const answers = await Promise.all(Array.from({ length: 5 }, () => employee.rest('DELETE', `/messages/${id}`)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404, 404]);
  });
});

describe('permissions (spec section 6)', () => {
  async function codes(product: Product, person: Person): Promise<(string | undefined)[]> {
    const { id } = await makeMessage(product);
    const results = [await person.gql(messageOperations.list), await person.gql(messageOperations.byId, { id })];
    results.push(await person.gql(messageOperations.mark, { id }));
    results.push(await person.gql(messageOperations.reply, { id, input: { replyText: 'Hello.' } }));
    results.push(await person.gql(messageOperations.remove, { id }));
    return results.map(({ code }) => code);
  }

  test('staff of both roles can read, mark, answer and delete until they are signed out or blocked', async ({
    product,
    employee,
  }) => {
    const admin = await product.signedIn('admin');
    for (const person of [employee, admin]) expect(await codes(product, person)).toEqual(Array(5).fill(undefined));
    const blocked = await product.signedIn('Employee');
    await admin.gql('mutation ($id: UUID!) { blockUser(id: $id) { id } }', { id: blocked.id });
    for (const person of [product.nobody, blocked]) {
      const before = await product.services.db.$count(messages);
      expect(await codes(product, person)).toEqual(Array(5).fill('UNAUTHENTICATED'));
      expect(await product.services.db.$count(messages)).toBe(before + 1);
    }
  });

  test('everybody can send a message, staff included', async ({ product, employee }) => {
    for (const person of [product.nobody, employee]) expect((await sendMessage(person)).code).toBeUndefined();
  });
});
