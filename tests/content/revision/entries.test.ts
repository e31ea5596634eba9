import { describe, expect } from 'vitest';
import { blogOperations, blogPost, makePost } from '#tests/kit/content/blog.ts';
import { listRevisions, revisionOperations } from '#tests/kit/content/revision.ts';
import { makePlanned, plannedKinds } from '#tests/kit/content/schedule.ts';
import { until } from '#tests/kit/product/embedded.ts';
import { test as base } from '#tests/kit/test.ts';

const HOUR = 3_600_000;
const test = base.extend('employee', { scope: 'file' }, ({ product }) =>
  product.signedIn('Employee', { name: 'Asha Menon' }),
);
test.beforeAll(({ product }) => product.holdTime());

describe.each(plannedKinds)('a planned $kind', (planned) => {
  const kind = planned.kind === 'post' ? 'BLOG_POST' : 'PORTFOLIO_ITEM';

  test('a publication or unpublication by schedule writes a revision, while a lapsed plan writes none', async ({
    product,
    employee,
  }) => {
    const within = (ms: number) => new Date(product.services.now().getTime() + ms).toISOString();
    const made = await makePlanned(employee, planned, { publishAt: within(HOUR), takeBackAt: within(3 * HOUR) });
    const lapsing = await makePlanned(employee, planned, {
      publishAt: within(2 * HOUR),
      takeBackAt: within(2 * HOUR + 1),
    });
    const versions = async (id: string) =>
      (await listRevisions(employee, kind, id)).map(({ reason, author }) => [reason, author]);
    const [byHand, bySchedule] = [
      { id: employee.id, name: 'Asha Menon' },
      { id: null, name: 'Schedule' },
    ];
    product.passTime(HOUR);
    await until(async () => (await versions(made.id)).length === 2);
    product.passTime(2 * HOUR);
    await until(async () => (await versions(made.id)).length === 3);
    expect(await versions(made.id)).toEqual([
      ['CREATE', byHand],
      ['PUBLISH', bySchedule],
      ['UNPUBLISH', bySchedule],
    ]);
    const { data } = await employee.gql(planned.read, { slug: lapsing.slug });
    expect(data.done).toMatchObject({ isPublished: false, publishAt: null, takeBackAt: null });
    expect(await versions(lapsing.id)).toEqual([['CREATE', byHand]]);
  });
});

test('a save over REST writes a revision', async ({ employee }) => {
  const { body, status } = await employee.rest('POST', '/blogs/create', blogPost({ slug: 'over-rest' }));
  expect(status).toBe(201);
  const id = body.data._id;
  expect((await listRevisions(employee, 'BLOG_POST', id)).map(({ reason }) => reason)).toEqual(['CREATE']);
});

test('a refused change writes no revision', async ({ employee }) => {
  const { slug } = await makePost(employee);
  const { id, ...sent } = await makePost(employee);
  const input = { ...blogPost(), title: sent.title, slug };
  expect((await employee.gql(blogOperations.update, { id, input })).code).toBe('CONFLICT');
  expect((await employee.gql(blogOperations.update, { id, input: { ...input, slug: 'no slug' } })).code).toBe(
    'BAD_USER_INPUT',
  );
  expect(await listRevisions(employee, 'BLOG_POST', id)).toHaveLength(1);
});

test('an invalid cursor, page size or kind is refused', async ({ employee }) => {
  const { id } = await makePost(employee);
  const ask = async (variables: object) =>
    (await employee.gql(revisionOperations.list, { kind: 'BLOG_POST', id, ...variables })).code;
  const cursor = (key: unknown) => Buffer.from(JSON.stringify([key])).toString('base64url');
  for (const hostile of [
    ...[{ first: 0 }, { first: 201 }, { first: -1 }, { after: 'x' }, { after: cursor("1' or true --") }],
    ...[{ after: cursor(1.5) }, { id: "'; drop table revisions; --" }, { kind: 'USER' }],
  ])
    expect([hostile, await ask(hostile)]).toEqual([hostile, 'BAD_USER_INPUT']);
  expect(await ask({ after: cursor(1) })).toBeUndefined();
});
