import { v7 as uuidv7 } from 'uuid';
import { describe, expect } from 'vitest';
import { messages, replies } from '#server/clients/message/table.ts';
import { emptyInbox, makeMessage, messageOperations } from '#tests/kit/content/message.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { test } from '#tests/kit/test.ts';

test.beforeEach(({ product }) => emptyInbox(product));

const list = async (employee: Person, variables: object = {}) =>
  (await employee.gql(messageOperations.list, { ...variables })).data.messages;
const ids = (nodes: { id: string }[]) => nodes.map(({ id }) => id);

const row = (isRead: boolean, second: number, id = uuidv7()): typeof messages.$inferInsert => ({
  id,
  name: 'Row',
  email: 'row@client.example',
  contactNumber: '+919876543210',
  service: 'Web Development',
  isRead,
  createdAt: new Date(second * 1000),
});

test('a list in pages returns each message once, unread first and then oldest', async ({ product, employee }) => {
  const rows = [row(true, 1), row(false, 9), row(false, 5), row(true, 7), row(false, 5), row(false, 9), row(true, 1)];
  await product.services.db.insert(messages).values(rows);
  const rank = ({ isRead, createdAt, id }: (typeof rows)[number]) => `${isRead} ${createdAt.toISOString()} ${id}`;
  const expected = ids(rows.toSorted((one, other) => (rank(one) < rank(other) ? -1 : 1)));
  for (const first of [1, 2, 3, 7, 200]) {
    const walked: string[] = [];
    for (let after: string | null = null, more = true; more; ) {
      const { nodes, pageInfo, totalCount } = await list(employee, { first, after });
      expect(totalCount).toBe(7);
      walked.push(...ids(nodes));
      [after, more] = [pageInfo.endCursor, pageInfo.hasNextPage];
    }
    expect(walked).toEqual(expected);
  }
});

test('the REST list is complete and in the same order', async ({ product, employee }) => {
  const rows = Array.from({ length: 203 }, (_, second) => row(second % 2 === 0, 1000 - second));
  await product.services.db.insert(messages).values(rows);
  const { body } = await employee.rest('GET', '/messages/');
  expect(body.success).toBe(true);
  expect(body.messages).toHaveLength(203);
  const order = (body.messages as { isRead: boolean; createdAt: string }[]).map(
    (one) => `${one.isRead} ${one.createdAt}`,
  );
  expect(order).toEqual(order.toSorted());
  expect(order.filter((one) => one.startsWith('false'))).toHaveLength(101);
});

test('each message has its own replies, oldest first', async ({ product, employee }) => {
  const [one, other, none] = [row(false, 1), row(false, 2), row(false, 3)];
  await product.services.db.insert(messages).values([one, other, none]);
  const reply = (messageId: string, replyText: string, second: number) => ({
    id: uuidv7(),
    messageId,
    replyText,
    replyDate: new Date(second * 1000),
  });
  await product.services.db
    .insert(replies)
    .values([reply(one.id, 'b', 2), reply(other.id, 'c', 1), reply(one.id, 'a', 1)]);
  const { nodes } = await list(employee);
  const texts = nodes.map((node: { replies: { replyText: string }[] }) =>
    node.replies.map(({ replyText }) => replyText),
  );
  expect(texts).toEqual([['a', 'b'], ['c'], []]);
});

describe('search', () => {
  const search = async (employee: Person, text: string | null): Promise<string[]> =>
    (await list(employee, { search: text })).nodes.map(({ name }: { name: string }) => name);

  test.beforeEach(async ({ product }) => {
    const people = [
      ['Asha', { email: 'asha@tea.example', contactNumber: '9111122222', service: 'PPC Advertising' }],
      ['Ravi', { email: 'ravi@silk.example', contactNumber: '9333344444', message: 'A 100% wool_shop for Ärzte' }],
      ['Mira', { email: 'mira@silk.example', contactNumber: '9555566666', message: null }],
    ] as const;
    for (const [name, fields] of people) await makeMessage(product, { name, message: 'Hello', ...fields });
  });

  test.for<[text: string | null, found: string[]]>([
    [null, ['Asha', 'Ravi', 'Mira']],
    ['', ['Asha', 'Ravi', 'Mira']],
    ['  ', ['Asha', 'Ravi', 'Mira']],
    ['rav', ['Ravi']],
    ['  RAVI ', ['Ravi']],
    ['silk.EXAMPLE', ['Ravi', 'Mira']],
    ['ppc adv', ['Asha']],
    ['hello', ['Asha']],
    ['ärzte', ['Ravi']],
    ['+91 93333 44444', ['Ravi']],
    ['55666', ['Mira']],
    ['100%', ['Ravi']],
    ['%', ['Ravi']],
    ['l_s', ['Ravi']],
    ['o_l', []],
    ['\\', []],
    ["'; drop table messages; --", []],
    ['-', []],
    ['nowhere', []],
  ])('the search for %j finds %j', async ([text, found], { employee }) => {
    expect(await search(employee, text)).toEqual(found);
    expect((await list(employee, { search: text })).totalCount).toBe(found.length);
  });

  test('search results are paged', async ({ employee }) => {
    const first = await list(employee, { search: 'silk', first: 1 });
    expect([first.nodes[0].name, first.pageInfo.hasNextPage]).toEqual(['Ravi', true]);
    const second = await list(employee, { search: 'silk', first: 1, after: first.pageInfo.endCursor });
    expect([second.nodes[0].name, second.pageInfo.hasNextPage]).toEqual(['Mira', false]);
  });

  test('a search of more than 500 characters is refused', async ({ employee }) => {
    const { code } = await employee.gql(messageOperations.list, { search: 'a'.repeat(501) });
    expect(code).toBe('BAD_USER_INPUT');
    expect(await search(employee, 'a'.repeat(500))).toEqual([]);
  });
});

test('the list is read with its index, without a sort', async ({ product }) => {
  const { db } = product.services;
  const rows = Array.from({ length: 3000 }, (_, second) => row(second % 3 === 0, second));
  for (let from = 0; from < rows.length; from += 1000) await db.insert(messages).values(rows.slice(from, from + 1000));
  await db.execute('analyze messages');
  const { rows: plan } = await db.execute<{ 'QUERY PLAN': string }>(
    'explain select * from messages where not is_spam order by is_read, created_at, id limit 51',
  );
  const text = plan.map((line) => line['QUERY PLAN']).join('\n');
  expect(text).toContain('Index Scan using messages_list_idx');
  expect(text).not.toContain('Sort');
});
