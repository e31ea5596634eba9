import { describe, expect } from 'vitest';
import { makePlanned, type Planned, plannedKinds } from '#tests/kit/content/schedule.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { until } from '#tests/kit/product/embedded.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test } from '#tests/kit/test.ts';

const HOUR = 3_600_000;
test.beforeAll(({ product }) => product.holdTime());

describe.each(plannedKinds)('a save of a $kind that was read before its publication', (kind) => {
  const input = kind.kind === 'post' ? 'BlogPostInput' : 'PortfolioItemChangesInput';
  const verb = kind.kind === 'post' ? 'updateBlogPost' : 'updatePortfolioItem';
  const save = (person: Person, { id, slug }: Planned, at: string, fields: Record<string, unknown> = {}) =>
    person.gql(
      `mutation ($id: UUID!, $input: ${input}!, $at: DateTimeISO) {
        ${verb}(id: $id, input: $input, ifUpdatedAt: $at) { updatedAt isPublished } }`,
      { id, input: { ...kind.input({ slug }), title: 'A title of the form', isPublished: null, ...fields }, at },
    );
  const field = kind.kind === 'post' ? 'blogPost' : 'portfolioItem';
  const read = async (admin: Person, { slug }: Planned) =>
    (await admin.gql(`query ($slug: String!) { ${field}(slug: $slug) { title isPublished updatedAt } }`, { slug }))
      .data[field];
  /** Content read by a form and published by the schedule afterwards. */
  const publishedMeanwhile = async (product: Product, admin: Person) => {
    const publishAt = new Date(product.services.now().getTime() + HOUR).toISOString();
    const planned = await makePlanned(admin, kind, { publishAt });
    const { updatedAt } = await read(admin, planned);
    product.passTime(HOUR);
    await until(async () => (await read(admin, planned)).isPublished);
    return { planned, updatedAt };
  };

  test('a save of texts keeps the publication that the schedule made meanwhile', async ({ product, admin }) => {
    const { planned, updatedAt } = await publishedMeanwhile(product, admin);
    expect((await save(admin, planned, updatedAt)).errors).toBeUndefined();
    expect(await read(admin, planned)).toMatchObject({ title: 'A title of the form', isPublished: true });
  });

  test('a save that would undo the scheduled publication is a CONFLICT', async ({ product, admin }) => {
    const { planned, updatedAt } = await publishedMeanwhile(product, admin);
    expect((await save(admin, planned, updatedAt, { isPublished: false })).code).toBe('CONFLICT');
    expect((await read(admin, planned)).isPublished).toBe(true);
  });

  test('a save succeeds after a colleague published and unpublished', async ({ product, admin, employee }) => {
    const made = await makePlanned(admin, kind, { isPublished: false });
    const { updatedAt } = await read(admin, made);
    for (const isPublished of [true, false]) {
      product.passTime(1000);
      await employee.gql(kind.publish, { id: made.id, isPublished });
    }
    expect((await save(admin, made, updatedAt)).errors).toBeUndefined();
  });

  test('a save is a CONFLICT after a colleague saved other texts', async ({ product, admin, employee }) => {
    const { planned, updatedAt } = await publishedMeanwhile(product, admin);
    const { updatedAt: then } = await read(admin, planned);
    product.passTime(1000);
    expect((await save(employee, planned, then, { title: 'Of a colleague' })).errors).toBeUndefined();
    expect((await save(admin, planned, updatedAt)).code).toBe('CONFLICT');
    expect(await read(admin, planned)).toMatchObject({ title: 'Of a colleague', isPublished: true });
  });
});
