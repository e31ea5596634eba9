import { describe, expect } from 'vitest';
import type { TokenScope } from '#schema/apiToken.ts';
import { issueToken } from '#tests/kit/content/apiToken.ts';
import { blogOperations, blogPost, makePost } from '#tests/kit/content/blog.ts';
import { canvas, pictureByGraphql, pictureFiles } from '#tests/kit/content/picture.ts';
import { makeItem, portfolioItem, portfolioOperations } from '#tests/kit/content/portfolio.ts';
import { listRevisions, revisionOperations } from '#tests/kit/content/revision.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { test } from '#tests/kit/test.ts';

const LACKS = 'This API token lacks the scope CONTENT_PUBLISH.';
const LATER = '2099-01-01T10:00:00.000Z';

let writer: Person;
let editor: Person;
test.beforeAll(async ({ admin }) => {
  writer = await machineWith(admin, 'CONTENT_WRITE', 'REMOVE');
  editor = await machineWith(admin, 'CONTENT_WRITE', 'CONTENT_PUBLISH', 'REMOVE');
});

const machineWith = async (admin: Person, ...scopes: TokenScope[]) => (await issueToken(admin, { scopes })).machine;
const bulk = `mutation ($kind: BulkKind!, $action: BulkAction!, $ids: [UUID!]!) {
  bulkUpdate(kind: $kind, action: $action, ids: $ids) { done failed { reason message } } }`;

const kinds = {
  BLOG_POST: {
    operations: blogOperations,
    input: blogPost,
    make: (admin: Person, fields: object) => makePost(admin, { ...fields }),
    isPublished: async (admin: Person, id: string) => stateOf(admin, 'allBlogPosts', id),
  },
  PORTFOLIO_ITEM: {
    operations: portfolioOperations,
    input: portfolioItem,
    make: (admin: Person, fields: object) => makeItem(admin, { ...fields }),
    isPublished: async (admin: Person, id: string) => stateOf(admin, 'allPortfolioItems', id),
  },
} as const;
type Kind = keyof typeof kinds;

async function stateOf(admin: Person, list: 'allBlogPosts' | 'allPortfolioItems', wanted: string) {
  const { nodes } = (await admin.gql(`{ ${list}(first: 200) { nodes { id isPublished title publishAt } } }`)).data[
    list
  ];
  return nodes.find(({ id }: { id: string }) => id === wanted);
}

const refusal = async (answer: Promise<{ errors?: { message: string }[] | undefined }>) =>
  (await answer).errors?.[0]?.message;

describe.for(Object.keys(kinds) as Kind[])('scopes for a %s', (kind) => {
  const { operations, input, make, isPublished } = kinds[kind];

  test('CONTENT_WRITE alone creates drafts, but nothing published or scheduled', async ({ admin }) => {
    const create = (person: Person, fields: object) => person.gql(operations.create, { input: input({ ...fields }) });
    expect(await refusal(create(writer, {}))).toBeUndefined();
    const before = (await admin.gql('{ allBlogPosts { totalCount } allPortfolioItems { totalCount } }')).data;
    expect(await refusal(create(writer, { isPublished: true }))).toBe(LACKS);
    expect(await refusal(create(writer, { publishAt: LATER }))).toBe(LACKS);
    expect((await admin.gql('{ allBlogPosts { totalCount } allPortfolioItems { totalCount } }')).data).toEqual(before);
    expect(await refusal(create(editor, { isPublished: true }))).toBeUndefined();
    expect(await refusal(create(editor, { publishAt: LATER }))).toBeUndefined();
  });

  test('CONTENT_WRITE alone changes drafts but cannot publish them', async ({ admin }) => {
    const { id } = await make(admin, {});
    const update = (person: Person, fields: object) =>
      person.gql(operations.update, { id, input: input({ ...fields, slug: null }) });
    expect(await refusal(update(writer, { title: 'Changed by a machine' }))).toBeUndefined();
    expect((await isPublished(admin, id)).title).toBe('Changed by a machine');
    for (const fields of [{ isPublished: true }, { publishAt: LATER }])
      expect(await refusal(update(writer, { ...fields, title: 'Not this' }))).toBe(LACKS);
    expect(await isPublished(admin, id)).toMatchObject({
      isPublished: false,
      publishAt: null,
      title: 'Changed by a machine',
    });
    expect(await refusal(update(editor, { isPublished: true }))).toBeUndefined();
    expect((await isPublished(admin, id)).isPublished).toBe(true);
  });

  test.for([{ isPublished: true }, { publishAt: LATER }])(
    'CONTENT_WRITE alone cannot change, unpublish or delete content with %j',
    async (state, { admin }) => {
      const { id } = await make(admin, state);
      const before = await isPublished(admin, id);
      const update = (person: Person, fields: object) =>
        person.gql(operations.update, { id, input: input({ ...fields, slug: null }) });
      expect(await refusal(update(writer, { title: 'Not this' }))).toBe(LACKS);
      expect(await refusal(update(writer, { isPublished: false, publishAt: null }))).toBe(LACKS);
      expect(await refusal(writer.gql(operations.publish, { id, isPublished: false }))).toBe(LACKS);
      expect(await refusal(writer.gql(operations.remove, { id }))).toBe(LACKS);
      const { data } = await writer.gql(bulk, { kind, action: 'REMOVE', ids: [id] });
      expect(data.bulkUpdate).toEqual({ done: [], failed: [{ reason: 'FORBIDDEN', message: LACKS }] });
      expect(await refusal(writer.gql(bulk, { kind, action: 'UNPUBLISH', ids: [id] }))).toBe(LACKS);
      expect(await isPublished(admin, id)).toEqual(before);
      expect(await refusal(update(editor, { title: 'This one' }))).toBeUndefined();
      expect(await refusal(editor.gql(operations.remove, { id }))).toBeUndefined();
      expect(await isPublished(admin, id)).toBeUndefined();
    },
  );

  test('restoring a revision of published content needs CONTENT_PUBLISH', async ({ admin }) => {
    const { id } = await make(admin, { isPublished: true });
    await admin.gql(operations.update, { id, input: input({ title: 'A later title', slug: null }) });
    const [first] = await listRevisions(admin, kind, id);
    const restore = (person: Person) => person.gql(revisionOperations.restore, { id: first?.id });
    expect(await refusal(restore(writer))).toBe(LACKS);
    const reader = await machineWith(admin, 'CONTENT_READ');
    expect(await refusal(restore(reader))).toMatch(/lacks the scope/);
    expect((await isPublished(admin, id)).title).toBe('A later title');
    expect(await refusal(restore(editor))).toBeUndefined();
    expect((await isPublished(admin, id)).title).not.toBe('A later title');
  });

  test('deleting a draft needs REMOVE, alone and in bulk', async ({ admin }) => {
    const [one, other] = [await make(admin, {}), await make(admin, {})];
    const plain = await machineWith(admin, 'CONTENT_WRITE');
    const lacks = 'This API token lacks the scope REMOVE.';
    expect(await refusal(plain.gql(operations.remove, { id: one.id }))).toBe(lacks);
    expect(await refusal(plain.gql(bulk, { kind, action: 'REMOVE', ids: [one.id] }))).toBe(lacks);
    expect(await refusal(writer.gql(operations.remove, { id: one.id }))).toBeUndefined();
    const { data } = await writer.gql(bulk, { kind, action: 'REMOVE', ids: [other.id] });
    expect(data.bulkUpdate.done).toEqual([other.id]);
  });

  test('publishing in bulk needs CONTENT_PUBLISH', async ({ admin }) => {
    const { id } = await make(admin, {});
    expect(await refusal(writer.gql(bulk, { kind, action: 'PUBLISH', ids: [id] }))).toBe(LACKS);
    expect((await isPublished(admin, id)).isPublished).toBe(false);
    const publisher = await machineWith(admin, 'CONTENT_PUBLISH');
    expect((await publisher.gql(bulk, { kind, action: 'PUBLISH', ids: [id] })).data.bulkUpdate.done).toEqual([id]);
    expect(await refusal(publisher.gql(operations.update, { id, input: input({ slug: null }) }))).toBe(
      'This API token lacks the scope CONTENT_WRITE.',
    );
  });

  test('only CONTENT_READ finds a draft by its slug', async ({ admin }) => {
    const [draft, open] = [await make(admin, {}), await make(admin, { isPublished: true })];
    const stranger = await machineWith(admin, 'MESSAGES_READ');
    const reader = await machineWith(admin, 'CONTENT_READ');
    const read = async (person: Person, slug: string) => (await person.gql(operations.bySlug, { slug })).code;
    expect([await read(stranger, draft.slug), await read(stranger, open.slug)]).toEqual(['NOT_FOUND', undefined]);
    expect([await read(reader, draft.slug), await read(reader, open.slug)]).toEqual([undefined, undefined]);
  });
});

test('an upload is refused before the file is read when the token lacks the scope', async ({ product, admin }) => {
  const bytes = await canvas().png().toBuffer();
  const before = await pictureFiles(product);
  const refused = await pictureByGraphql(await machineWith(admin, 'CONTENT_PUBLISH', 'MESSAGES_WRITE'), bytes);
  expect([refused.status, refused.code]).toEqual([403, 'FORBIDDEN']);
  const late = await pictureByGraphql(writer, bytes, { isPublished: true });
  expect([late.code, late.errors?.[0].message]).toEqual(['FORBIDDEN', LACKS]);
  expect(await pictureFiles(product)).toEqual(before);
  expect((await pictureByGraphql(writer, bytes)).code).toBeUndefined();
});

test('REST requires the same scopes as GraphQL', async ({ admin }) => {
  const reader = await machineWith(admin, 'CONTENT_READ');
  expect((await reader.rest('GET', '/blogs/all')).status).toBe(200);
  expect((await reader.rest('GET', '/messages')).status).toBe(403);
  const { status, body } = await reader.rest('POST', '/blogs/create', { title: '' });
  expect([status, body.message]).toEqual([403, 'This API token lacks the scope CONTENT_WRITE.']);
  expect((await writer.rest('POST', '/blogs/create', blogPost())).status).toBe(201);
  const loud = await writer.rest('POST', '/blogs/create', blogPost({ isPublished: true }));
  expect([loud.status, loud.body.message]).toEqual([403, LACKS]);
  expect((await writer.rest('GET', '/admin/')).status).toBe(403);
  const form = await writer.rest('POST', '/messages/us', {});
  expect([form.status, form.body.message]).toEqual([
    403,
    'What everybody may change takes no API token with scopes: please send it without.',
  ]);
});
