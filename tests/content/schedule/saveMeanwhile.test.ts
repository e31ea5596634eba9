import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makePlanned, type Planned, plannedKinds } from '#tests/kit/content/schedule.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { until } from '#tests/kit/product/embedded.ts';
import { type Product, startProduct } from '#tests/kit/product/product.ts';

const HOUR = 3_600_000;
let product: Product;
let asha: Person;
let ravi: Person;
beforeAll(async () => {
  product = await startProduct();
  product.holdTime();
  asha = await product.signedIn('admin');
  ravi = await product.signedIn('Employee');
});
afterAll(() => product.stop());

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
  const read = async ({ slug }: Planned) =>
    (await asha.gql(`query ($slug: String!) { ${field}(slug: $slug) { title isPublished updatedAt } }`, { slug })).data[
      field
    ];
  /** Content read by a form and published by the schedule afterwards. */
  const publishedMeanwhile = async () => {
    const publishAt = new Date(product.services.now().getTime() + HOUR).toISOString();
    const planned = await makePlanned(asha, kind, { publishAt });
    const { updatedAt } = await read(planned);
    product.passTime(HOUR);
    await until(async () => (await read(planned)).isPublished);
    return { planned, updatedAt };
  };

  test('a save of texts succeeds after the scheduled publication and keeps it', async () => {
    const { planned, updatedAt } = await publishedMeanwhile();
    expect((await save(asha, planned, updatedAt)).errors).toBeUndefined();
    expect(await read(planned)).toMatchObject({ title: 'A title of the form', isPublished: true });
  });

  test('a save that would undo the scheduled publication is a CONFLICT', async () => {
    const { planned, updatedAt } = await publishedMeanwhile();
    expect((await save(asha, planned, updatedAt, { isPublished: false })).code).toBe('CONFLICT');
    expect((await read(planned)).isPublished).toBe(true);
  });

  test('a save succeeds after a colleague published and unpublished', async () => {
    const made = await makePlanned(asha, kind, { isPublished: false });
    const { updatedAt } = await read(made);
    for (const isPublished of [true, false]) {
      product.passTime(1000);
      await ravi.gql(kind.publish, { id: made.id, isPublished });
    }
    expect((await save(asha, made, updatedAt)).errors).toBeUndefined();
  });

  test('a save is a CONFLICT after a colleague saved other texts', async () => {
    const { planned, updatedAt } = await publishedMeanwhile();
    const { updatedAt: then } = await read(planned);
    product.passTime(1000);
    expect((await save(ravi, planned, then, { title: 'Of a colleague' })).errors).toBeUndefined();
    expect((await save(asha, planned, updatedAt)).code).toBe('CONFLICT');
    expect(await read(planned)).toMatchObject({ title: 'Of a colleague', isPublished: true });
  });
});
