import { describe, expect } from 'vitest';
import { makePost } from '#tests/kit/content/blog.ts';
import { makeMessage } from '#tests/kit/content/message.ts';
import { makeItem } from '#tests/kit/content/portfolio.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { test } from '#tests/kit/test.ts';

test.beforeAll(async ({ product, employee }) => {
  for (let count = 0; count < 3; count += 1) {
    await makePost(employee, { isPublished: true, tags: ['one', 'two'] });
    await makeItem(employee, { isPublished: true });
    await makeMessage(product);
  }
});

async function cursorOf(person: Person, list: string, args = ''): Promise<string> {
  const { data } = await person.gql(`{ list: ${list}(first: 1${args}) { edges { cursor } pageInfo { endCursor } } }`);
  expect(data.list.edges).toEqual([{ cursor: data.list.pageInfo.endCursor }]);
  return data.list.pageInfo.endCursor;
}

const read = (person: Person, list: string, after: string, args = '') =>
  person.gql(`query ($after: String) { list: ${list}(after: $after${args}) { nodes { id } } }`, { after });

describe('a cursor of another list', () => {
  const cases: [from: [list: string, args?: string], to: [list: string, args?: string]][] = [
    [['blogPosts'], ['portfolioItems']],
    [['blogPosts'], ['allBlogPosts']],
    [['allBlogPosts'], ['blogPosts']],
    [['allBlogPosts'], ['messages']],
    [['blogPosts'], ['blogPosts', ', tag: "one"']],
    [
      ['blogPosts', ', tag: "one"'],
      ['blogPosts', ', tag: "two"'],
    ],
    [['blogPosts', ', tag: "one"'], ['blogPosts']],
    [['blogPosts'], ['blogPosts', ', sort: NEWEST']],
    [['blogPosts'], ['blogPosts', ', updatedSince: "2020-01-01T00:00:00.000Z"']],
    [
      ['messages', ', folder: INBOX'],
      ['messages', ', folder: ALL'],
    ],
    [['messages'], ['messages', ', filter: { stages: [NEW] }']],
  ];
  test.for(cases)('a cursor of %j is refused for %j with a sentence', async ([from, to], { employee }) => {
    const cursor = await cursorOf(employee, ...from);
    const { errors } = await read(employee, to[0], cursor, to[1]);
    expect(errors?.[0].extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { after: expect.stringContaining('belongs to another list, order or filter') },
    });
    expect((await read(employee, from[0], cursor, from[1])).errors).toBeUndefined();
  });
});

test('the cursor of one conversation is refused for another', async ({ product, employee }) => {
  const [one, other] = [await makeMessage(product), await makeMessage(product)];
  const note = 'mutation ($id: UUID!, $input: NoteInput!) { addNote(id: $id, input: $input) { id } }';
  for (const { id } of [one, other]) await employee.gql(note, { id, input: { text: 'Call them.' } });
  const thread = (id: string, args: string) =>
    employee.gql(`query ($id: UUID!) { message(id: $id) { thread(${args}) { pageInfo { endCursor startCursor } } } }`, {
      id,
    });
  const { startCursor } = (await thread(one.id, 'last: 1')).data.message.thread.pageInfo;
  expect((await thread(one.id, `before: "${startCursor}"`)).errors).toBeUndefined();
  expect((await thread(one.id, `after: "${startCursor}"`)).errors).toBeUndefined();
  const { errors } = await thread(other.id, `before: "${startCursor}"`);
  expect(errors?.[0].extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { before: expect.stringContaining('another list') },
  });
});

test('a cursor works with another page size and with arguments that are null', async ({ employee }) => {
  const cursor = await cursorOf(employee, 'blogPosts');
  for (const args of ['', ', first: 2', ', tag: null, sort: null'])
    expect((await read(employee, 'blogPosts', cursor, args)).data.list.nodes.length).toBeGreaterThan(0);
});

test('a cursor that 0.2 issued still works in its list', async ({ employee }) => {
  const [keys = ''] = (await cursorOf(employee, 'blogPosts')).split('.');
  expect(JSON.parse(Buffer.from(keys, 'base64url').toString())).toHaveLength(2);
  expect((await read(employee, 'blogPosts', keys)).data.list.nodes.length).toBeGreaterThan(1);
});
