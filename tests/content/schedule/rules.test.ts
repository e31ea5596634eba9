import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { scheduleStrings } from '#schema/schedule.ts';
import { makePlanned, plannedKinds } from '#tests/kit/content/schedule.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { type Product, startProduct } from '#tests/kit/product/product.ts';

const { past, disorder, isPublished } = scheduleStrings;
const MINUTE = 60_000;

let product: Product;
let employee: Person;
beforeAll(async () => {
  product = await startProduct();
  product.holdTime();
  employee = await product.signedIn('Employee');
});
afterAll(() => product.stop());

const within = (ms: number) => new Date(product.services.now().getTime() + ms).toISOString();

describe.each(plannedKinds)('the schedule of a $kind', (kind) => {
  const send = (fields: Record<string, unknown>) => employee.gql(kind.create, { input: kind.input(fields) });
  const faults = async (fields: Record<string, unknown>) => {
    const { code, errors } = await send(fields);
    return [code, errors?.[0]?.extensions?.fields];
  };
  const make = (fields: Record<string, unknown>) => makePlanned(employee, kind, fields);
  const change = async (id: string, fields: Record<string, unknown>) => {
    const { slug: _, ...input } = kind.input(fields);
    const { data, errors } = await employee.gql(kind.update, { id, input });
    return data?.done ?? errors?.[0]?.extensions?.fields;
  };
  const publish = async (id: string, isPublished: boolean) =>
    (await employee.gql(kind.publish, { id, isPublished })).data.done;

  test('a future time is accepted, present and past ones are refused, and nothing is stored', async () => {
    expect(await make({ publishAt: within(1), takeBackAt: within(2) })).toMatchObject({
      ...{ isPublished: false, publishAt: within(1), takeBackAt: within(2) },
    });
    const all =
      kind.kind === 'post' ? '{ all: allBlogPosts { totalCount } }' : '{ all: allPortfolioItems { totalCount } }';
    const count = async () => (await employee.gql(all)).data.all.totalCount;
    const before = await count();
    expect(await faults({ publishAt: within(0) })).toEqual(['BAD_USER_INPUT', { publishAt: past }]);
    expect(await faults({ takeBackAt: within(-1) })).toEqual(['BAD_USER_INPUT', { takeBackAt: past }]);
    expect(await count()).toBe(before);
  });

  test('unpublication must be after publication', async () => {
    const publishAt = within(MINUTE);
    expect(await faults({ publishAt, takeBackAt: publishAt })).toEqual(['BAD_USER_INPUT', { takeBackAt: disorder }]);
    const { id } = await make({ publishAt });
    expect(await change(id, { takeBackAt: publishAt })).toEqual({ takeBackAt: disorder });
    expect(await change(id, { takeBackAt: within(MINUTE + 1) })).toMatchObject({
      publishAt,
      takeBackAt: within(MINUTE + 1),
    });
  });

  test('published content can be scheduled only for unpublication', async () => {
    const publishAt = within(MINUTE);
    expect(await faults({ isPublished: true, publishAt })).toEqual(['BAD_USER_INPUT', { publishAt: isPublished }]);
    const { id } = await make({ isPublished: true, takeBackAt: publishAt });
    expect(await change(id, { publishAt: within(1) })).toEqual({ publishAt: isPublished });
    expect(await change(id, { title: 'Another title' })).toMatchObject({ isPublished: true, takeBackAt: publishAt });
  });

  test('an omitted time stays, and null removes it', async () => {
    const times = { publishAt: within(MINUTE), takeBackAt: within(2 * MINUTE) };
    const { id } = await make(times);
    expect(await change(id, {})).toMatchObject(times);
    expect(await change(id, { publishAt: null })).toMatchObject({ publishAt: null, takeBackAt: times.takeBackAt });
    expect(await change(id, { takeBackAt: null })).toMatchObject({ publishAt: null, takeBackAt: null });
  });

  test('publishing by hand clears publishAt, unpublishing clears takeBackAt', async () => {
    const times = { publishAt: within(MINUTE), takeBackAt: within(2 * MINUTE) };
    const { id } = await make(times);
    expect(await publish(id, false)).toMatchObject(times);
    expect(await publish(id, true)).toMatchObject({ publishAt: null, takeBackAt: times.takeBackAt });
    expect(await publish(id, false)).toMatchObject({ publishAt: null, takeBackAt: null });
    const other = await make(times);
    expect(await change(other.id, { isPublished: true })).toMatchObject({
      publishAt: null,
      takeBackAt: times.takeBackAt,
    });
    expect(await change(other.id, { isPublished: false })).toMatchObject({ publishAt: null, takeBackAt: null });
  });

  test('only staff read the schedule, and an invalid time is refused', async () => {
    const { slug } = await make({ isPublished: true, takeBackAt: within(MINUTE) });
    expect((await product.nobody.gql(kind.read, { slug })).code).toBe('UNAUTHENTICATED');
    expect((await employee.gql(kind.read, { slug })).data.done.takeBackAt).toBe(within(MINUTE));
    for (const takeBackAt of ['soon', '2026-13-01T00:00:00Z', 5])
      expect((await send({ takeBackAt })).data?.done).toBe(undefined);
  });
});

test('REST ignores scheduled times', async () => {
  const [post] = plannedKinds;
  const { status, body } = await employee.rest('POST', '/blogs/create', { ...post.input(), publishAt: within(MINUTE) });
  expect(status).toBe(201);
  expect(body.data).not.toHaveProperty('publishAt');
  const { data } = await employee.gql(post.read, { slug: body.data.slug });
  expect(data.done).toMatchObject({ publishAt: null, takeBackAt: null });
});
