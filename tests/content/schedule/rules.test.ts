import { describe, expect } from 'vitest';
import { scheduleStrings } from '#schema/schedule.ts';
import { makePlanned, plannedKinds } from '#tests/kit/content/schedule.ts';
import type { Person } from '#tests/kit/people/person.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test } from '#tests/kit/test.ts';

const { past, disorder, isPublished } = scheduleStrings;
const MINUTE = 60_000;

test.beforeAll(({ product }) => product.holdTime());

const within = (product: Product, ms: number) => new Date(product.services.now().getTime() + ms).toISOString();

describe.each(plannedKinds)('the schedule of a $kind', (kind) => {
  const send = (employee: Person, fields: Record<string, unknown>) =>
    employee.gql(kind.create, { input: kind.input(fields) });
  const faults = async (employee: Person, fields: Record<string, unknown>) => {
    const { code, errors } = await send(employee, fields);
    return [code, errors?.[0]?.extensions?.fields];
  };
  const make = (employee: Person, fields: Record<string, unknown>) => makePlanned(employee, kind, fields);
  const change = async (employee: Person, id: string, fields: Record<string, unknown>) => {
    const { slug: _, ...input } = kind.input(fields);
    const { data, errors } = await employee.gql(kind.update, { id, input });
    return data?.done ?? errors?.[0]?.extensions?.fields;
  };
  const publish = async (employee: Person, id: string, isPublished: boolean) =>
    (await employee.gql(kind.publish, { id, isPublished })).data.done;

  test('only a future time is accepted', async ({ product, employee }) => {
    expect(await make(employee, { publishAt: within(product, 1), takeBackAt: within(product, 2) })).toMatchObject({
      ...{ isPublished: false, publishAt: within(product, 1), takeBackAt: within(product, 2) },
    });
    const all =
      kind.kind === 'post' ? '{ all: allBlogPosts { totalCount } }' : '{ all: allPortfolioItems { totalCount } }';
    const count = async () => (await employee.gql(all)).data.all.totalCount;
    const before = await count();
    expect(await faults(employee, { publishAt: within(product, 0) })).toEqual(['BAD_USER_INPUT', { publishAt: past }]);
    expect(await faults(employee, { takeBackAt: within(product, -1) })).toEqual([
      'BAD_USER_INPUT',
      { takeBackAt: past },
    ]);
    expect(await count()).toBe(before);
  });

  test('unpublication must be after publication', async ({ product, employee }) => {
    const publishAt = within(product, MINUTE);
    expect(await faults(employee, { publishAt, takeBackAt: publishAt })).toEqual([
      'BAD_USER_INPUT',
      { takeBackAt: disorder },
    ]);
    const { id } = await make(employee, { publishAt });
    expect(await change(employee, id, { takeBackAt: publishAt })).toEqual({ takeBackAt: disorder });
    expect(await change(employee, id, { takeBackAt: within(product, MINUTE + 1) })).toMatchObject({
      publishAt,
      takeBackAt: within(product, MINUTE + 1),
    });
  });

  test('published content can be scheduled only for unpublication', async ({ product, employee }) => {
    const publishAt = within(product, MINUTE);
    expect(await faults(employee, { isPublished: true, publishAt })).toEqual([
      'BAD_USER_INPUT',
      { publishAt: isPublished },
    ]);
    const { id } = await make(employee, { isPublished: true, takeBackAt: publishAt });
    expect(await change(employee, id, { publishAt: within(product, 1) })).toEqual({ publishAt: isPublished });
    expect(await change(employee, id, { title: 'Another title' })).toMatchObject({
      isPublished: true,
      takeBackAt: publishAt,
    });
  });

  test('a time stays unless null removes it', async ({ product, employee }) => {
    const times = { publishAt: within(product, MINUTE), takeBackAt: within(product, 2 * MINUTE) };
    const { id } = await make(employee, times);
    expect(await change(employee, id, {})).toMatchObject(times);
    expect(await change(employee, id, { publishAt: null })).toMatchObject({
      publishAt: null,
      takeBackAt: times.takeBackAt,
    });
    expect(await change(employee, id, { takeBackAt: null })).toMatchObject({ publishAt: null, takeBackAt: null });
  });

  test('publishing by hand clears publishAt, unpublishing clears takeBackAt', async ({ product, employee }) => {
    const times = { publishAt: within(product, MINUTE), takeBackAt: within(product, 2 * MINUTE) };
    const { id } = await make(employee, times);
    expect(await publish(employee, id, false)).toMatchObject(times);
    expect(await publish(employee, id, true)).toMatchObject({ publishAt: null, takeBackAt: times.takeBackAt });
    expect(await publish(employee, id, false)).toMatchObject({ publishAt: null, takeBackAt: null });
    const other = await make(employee, times);
    expect(await change(employee, other.id, { isPublished: true })).toMatchObject({
      publishAt: null,
      takeBackAt: times.takeBackAt,
    });
    expect(await change(employee, other.id, { isPublished: false })).toMatchObject({
      publishAt: null,
      takeBackAt: null,
    });
  });

  test('only staff read the schedule', async ({ product, employee }) => {
    const { slug } = await make(employee, { isPublished: true, takeBackAt: within(product, MINUTE) });
    expect((await product.nobody.gql(kind.read, { slug })).code).toBe('UNAUTHENTICATED');
    expect((await employee.gql(kind.read, { slug })).data.done.takeBackAt).toBe(within(product, MINUTE));
  });

  test('an invalid time is refused', async ({ employee }) => {
    for (const takeBackAt of ['soon', '2026-13-01T00:00:00Z', 5])
      expect((await send(employee, { takeBackAt })).data?.done).toBe(undefined);
  });
});

test('REST ignores scheduled times', async ({ product, employee }) => {
  const [post] = plannedKinds;
  const { status, body } = await employee.rest('POST', '/blogs/create', {
    ...post.input(),
    publishAt: within(product, MINUTE),
  });
  expect(status).toBe(201);
  expect(body.data).not.toHaveProperty('publishAt');
  const { data } = await employee.gql(post.read, { slug: body.data.slug });
  expect(data.done).toMatchObject({ publishAt: null, takeBackAt: null });
});
