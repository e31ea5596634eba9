import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { MAX_VIEWS, savedViewStrings, viewedLists } from '#schema/savedView.ts';
import { savedViews } from '#server/office/savedView/table.ts';
import { issueToken } from '#tests/kit/content/apiToken.ts';
import { UNKNOWN } from '#tests/kit/network/rows/case.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { test } from '#tests/kit/test.ts';

test.beforeEach(({ product }) => product.services.db.delete(savedViews));

const save = (who: Person, name: string, query = 'owner=me', list?: string) =>
  who.gql('mutation ($input: SavedViewInput!) { saveView(input: $input) { id name query } }', {
    input: { name, query, list },
  });
const remove = (who: Person, id: string) =>
  who.gql('mutation ($id: UUID!) { removeView(id: $id) { id name query } }', { id });
const views = async (who: Person, beside = '') =>
  (await who.gql(`{ savedViews${beside} { nodes { name query } totalCount pageInfo { hasNextPage endCursor } } }`)).data
    ?.savedViews;
const namesOf = async (who: Person) => (await views(who)).nodes.map(({ name }: { name: string }) => name);

test('saved views are listed for their owner, oldest first', async ({ product, employee, admin }) => {
  await save(employee, '  Large ones ', 'stage=PROPOSAL&search=shop');
  product.passTime(1000);
  const { data } = await save(employee, 'My week', 'due=yes');
  await save(admin, 'Large ones');
  expect((await views(employee)).nodes).toEqual([
    { name: 'Large ones', query: 'stage=PROPOSAL&search=shop' },
    { name: 'My week', query: 'due=yes' },
  ]);
  const page = await views(employee, '(first: 1)');
  expect([page.totalCount, page.pageInfo.hasNextPage]).toEqual([2, true]);
  expect((await views(employee, `(first: 1, after: "${page.pageInfo.endCursor}")`)).nodes).toHaveLength(1);
  expect((await remove(employee, data.saveView.id)).data.removeView).toEqual(data.saveView);
  expect(await namesOf(employee)).toEqual(['Large ones']);
  expect(await namesOf(admin)).toEqual(['Large ones']);
});

test('a view of another user is NOT_FOUND', async ({ employee, admin }) => {
  const { data } = await save(employee, 'Mine');
  for (const id of [data.saveView.id, UNKNOWN]) {
    const { errors } = await remove(admin, id);
    expect(errors).toMatchObject([{ message: savedViewStrings.notFound, extensions: { code: 'NOT_FOUND' } }]);
  }
  expect(await namesOf(employee)).toEqual(['Mine']);
});

test('a duplicate name is refused, also concurrently', async ({ employee }) => {
  const answers = await Promise.all([save(employee, 'Twice'), save(employee, 'Twice'), save(employee, 'Twice')]);
  const refused = answers.flatMap(({ errors }) => errors ?? []);
  expect(refused).toHaveLength(2);
  expect(refused[0]).toMatchObject({
    message: savedViewStrings.taken,
    extensions: { code: 'CONFLICT', fields: { name: savedViewStrings.taken } },
  });
  expect(await namesOf(employee)).toEqual(['Twice']);
});

test('a user has at most 50 views of a list, also with concurrent saves', async ({ employee, admin }) => {
  for (let n = 1; n < MAX_VIEWS; n += 1) await save(employee, `View ${n}`);
  const answers = await Promise.all(['A', 'B', 'C', 'D'].map((name) => save(employee, name)));
  expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
  const { errors } = await save(employee, 'One more');
  expect(errors).toMatchObject([{ message: savedViewStrings.tooMany, extensions: { code: 'CONFLICT' } }]);
  expect((await views(employee)).totalCount).toBe(MAX_VIEWS);
  expect((await save(admin, 'One more')).errors).toBeUndefined();
  expect((await save(employee, 'One more', 'status=draft', 'BLOG_POSTS')).errors).toBeUndefined();
});

test.for([
  ['', 'owner=me'],
  ['   ', 'owner=me'],
  ['x'.repeat(61), 'owner=me'],
  ['Long', 'x'.repeat(1001)],
])('a view with the name %j and the query %j is refused', async ([name, query], { employee }) => {
  const { errors } = await save(employee, name as string, query);
  expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
  expect(await namesOf(employee)).toEqual([]);
});

test('the longest name and query are accepted', async ({ employee }) => {
  expect((await save(employee, 'x'.repeat(60), 'y'.repeat(1000))).errors).toBeUndefined();
});

test('strangers and API tokens have no views', async ({ product, admin }) => {
  const { machine } = await issueToken(admin, { role: 'ADMIN' });
  for (const [who, code] of [
    [product.nobody, 'UNAUTHENTICATED'],
    [machine, 'FORBIDDEN'],
  ] as const) {
    expect((await who.gql('{ savedViews { totalCount } }')).errors).toMatchObject([{ extensions: { code } }]);
    expect((await save(who, 'Mine')).errors).toMatchObject([{ extensions: { code } }]);
  }
});

test('views are deleted with the account', async ({ product, admin }) => {
  const leaving = await product.signedIn('Employee');
  await save(leaving, 'Mine');
  const { errors } = await admin.gql('mutation ($id: UUID!) { removeUser(id: $id) { id } }', { id: leaving.id });
  expect(errors).toBeUndefined();
  expect(await product.services.db.select().from(savedViews)).toEqual([]);
});

test('each list has its own views, which may have the same names', async ({ employee }) => {
  for (const list of viewedLists) await save(employee, 'Mine', `search=${list}`, list);
  for (const list of viewedLists)
    expect((await views(employee, `(list: ${list})`)).nodes).toEqual([{ name: 'Mine', query: `search=${list}` }]);
});

test.for(['', '(list: null)'])('views%s without a list are those of the messages', async (argument, { employee }) => {
  await save(employee, 'Due', 'due=yes');
  await save(employee, 'Drafts', 'status=draft', 'BLOG_POSTS');
  expect((await views(employee, argument)).nodes).toEqual([{ name: 'Due', query: 'due=yes' }]);
});

test('a view says of which list it is', async ({ employee }) => {
  await save(employee, 'Drafts', 'status=draft', 'BLOG_POSTS');
  const { data } = await employee.gql('{ savedViews(list: BLOG_POSTS) { nodes { list } } }');
  expect(data.savedViews.nodes).toEqual([{ list: 'BLOG_POSTS' }]);
});

test('a view of an unknown list is refused', async ({ product, employee }) => {
  const { errors } = await save(employee, 'Mine', 'search=x', 'BACKUPS');
  expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
  expect(await product.services.db.$count(savedViews)).toBe(0);
});

test('a view that an older version stores is one of the messages', async ({ product, employee }) => {
  await product.services.db.execute(
    sql`insert into saved_views (id, user_id, name, query, created_at, updated_at)
      values (gen_random_uuid(), ${employee.id}, 'Old', 'due=yes', now(), now())`,
  );
  expect(await namesOf(employee)).toEqual(['Old']);
});
