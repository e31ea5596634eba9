import { describe, expect } from 'vitest';
import { portfolioItems } from '#server/content/portfolio/table.ts';
import { insertItem, makeItem, portfolioItem, portfolioOperations, sendItem } from '#tests/kit/content/portfolio.ts';
import { UNKNOWN } from '#tests/kit/network/rows/case.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { test } from '#tests/kit/test.ts';

describe('publishing', () => {
  const publish = async (employee: Person, id: string, isPublished?: boolean) =>
    (await employee.gql(portfolioOperations.publish, { id, isPublished })).data.publishPortfolioItem.isPublished;

  test('a new item is a draft by default', async ({ employee }) => {
    expect((await makeItem(employee)).isPublished).toBe(false);
    expect((await makeItem(employee, { isPublished: true })).isPublished).toBe(true);
  });

  test('publishPortfolioItem sets its value or toggles without one', async ({ employee }) => {
    const { id } = await makeItem(employee);
    expect([await publish(employee, id), await publish(employee, id)]).toEqual([true, false]);
    expect([
      await publish(employee, id, true),
      await publish(employee, id, true),
      await publish(employee, id, false),
    ]).toEqual([true, true, false]);
    expect((await Promise.all([publish(employee, id), publish(employee, id)])).sort()).toEqual([false, true]);
  });

  test('the REST toggle reports the new state', async ({ employee }) => {
    const { id } = await makeItem(employee, { isPublished: true });
    const { body } = await employee.rest('PATCH', `/portfolio/${id}/toggle`);
    expect([body.message, body.data.isPublished]).toEqual(['Item unpublished successfully!', false]);
  });

  test('strangers cannot read a draft in lists or by slug', async ({ product, employee }) => {
    const { slug, id } = await makeItem(employee, { title: 'Unfinished secret' });
    const seen = async (person: Person) => [
      (await person.gql('{ portfolioItems(first: 200) { nodes { id } } }')).data.portfolioItems.nodes.some(
        (node: { id: string }) => node.id === id,
      ),
      (await person.rest('GET', '/portfolio/published')).body.items.some((item: { _id: string }) => item._id === id),
      (await person.gql(portfolioOperations.bySlug, { slug })).code ?? 'found',
      (await person.rest('GET', `/portfolio/${slug}`)).status,
    ];
    expect(await seen(product.nobody)).toEqual([false, false, 'NOT_FOUND', 404]);
    expect(await seen(employee)).toEqual([false, false, 'found', 200]);
    const all = await employee.gql('{ allPortfolioItems(first: 1) { nodes { title } } }');
    expect(all.data.allPortfolioItems.nodes).toEqual([{ title: 'Unfinished secret' }]);
    await publish(employee, id);
    expect(await seen(product.nobody)).toEqual([true, true, 'found', 200]);
  });
});

describe('lists', () => {
  test('the lists return each item once over their pages, newest first', async ({ product, employee }) => {
    await product.services.db.delete(portfolioItems);
    for (const day of [3, 1, 2, 5, 4]) {
      await insertItem(product, { slug: `day-${day}`, isPublished: day % 2 === 1, createdAt: new Date(2020, 1, day) });
    }
    const slugs = async (list: string, first: number, after?: string) => {
      const { data } = await employee.gql(
        `query ($first: Int, $after: String) { ${list}(first: $first, after: $after) {
          nodes { slug } pageInfo { hasNextPage endCursor } totalCount } }`,
        { first, after },
      );
      const { nodes, pageInfo, totalCount } = data[list];
      return { slugs: nodes.map(({ slug }: { slug: string }) => slug), ...pageInfo, totalCount };
    };
    const start = await slugs('allPortfolioItems', 3);
    expect(start).toMatchObject({ slugs: ['day-5', 'day-4', 'day-3'], hasNextPage: true, totalCount: 5 });
    const rest = await slugs('allPortfolioItems', 3, start.endCursor);
    expect(rest).toMatchObject({ slugs: ['day-2', 'day-1'], hasNextPage: false });
    expect(await slugs('portfolioItems', 200)).toMatchObject({ slugs: ['day-5', 'day-3', 'day-1'], totalCount: 3 });
    const { body } = await product.nobody.rest('GET', '/portfolio/published');
    expect(body.data.map(({ slug }: { slug: string }) => slug)).toEqual(['day-5', 'day-3', 'day-1']);
  });

  test('the staff list is searched by title, case-insensitive and in pages', async ({ product, employee }) => {
    await product.services.db.delete(portfolioItems);
    for (const [day, title] of ['Harbour café', 'HARBOUR Crane', 'A mill', '100% harbour'].entries()) {
      await insertItem(product, {
        title,
        slug: `item-${day}`,
        isPublished: day === 1,
        createdAt: new Date(2020, 1, day),
      });
    }
    const search = async (text: string | null, first = 50, after: string | null = null) => {
      const { data } = await employee.gql(
        `query ($first: Int, $after: String, $search: String) {
          allPortfolioItems(first: $first, after: $after, search: $search) {
            nodes { title } pageInfo { endCursor } totalCount } }`,
        { first, after, search: text },
      );
      const { nodes, pageInfo, totalCount } = data.allPortfolioItems;
      return { titles: nodes.map(({ title }: { title: string }) => title), totalCount, after: pageInfo.endCursor };
    };
    const found = await search('harbour', 2);
    expect(found).toMatchObject({ titles: ['100% harbour', 'HARBOUR Crane'], totalCount: 3 });
    expect(await search('harbour', 2, found.after)).toMatchObject({ titles: ['Harbour café'], totalCount: 3 });
    expect((await search('% h')).titles).toEqual(['100% harbour']);
    expect((await search('nothing')).totalCount).toBe(0);
    for (const all of ['', '  ', null]) expect((await search(all)).totalCount).toBe(4);
  });
});

describe('changing and deleting', () => {
  test('an update keeps omitted fields: slug, picture, alternative text, state', async ({ product, employee }) => {
    const before = await makeItem(employee, { altText: 'A chart', isPublished: true });
    product.passTime(1000);
    const { slug: _, imageUrl: __, ...rest } = portfolioItem({ title: 'Another title', category: 'Print' });
    const { updatePortfolioItem: after } = (
      await employee.gql(portfolioOperations.update, { id: before.id, input: rest })
    ).data;
    expect(after).toMatchObject({ title: 'Another title', category: 'Print' });
    const { slug, imageUrl, altText, isPublished, createdAt } = before;
    expect(after).toMatchObject({ slug, imageUrl, altText, isPublished, createdAt });
    expect(Date.parse(after.updatedAt)).toBeGreaterThan(Date.parse(before.updatedAt));
  });

  test('an update changes sent fields except for an empty slug', async ({ employee }) => {
    const { id } = await makeItem(employee, { altText: 'A chart', isPublished: true });
    const input = portfolioItem({
      slug: 'edited',
      description: 'More.',
      imageUrl: 'https://pictures.example/b.png',
      altText: null,
      isPublished: false,
    });
    expect((await employee.gql(portfolioOperations.update, { id, input })).data.updatePortfolioItem).toMatchObject(
      input,
    );
    const again = { ...input, slug: '', title: '!!!' };
    const { data } = await employee.gql(portfolioOperations.update, { id, input: again });
    expect(data.updatePortfolioItem).toMatchObject({ slug: 'edited', title: '!!!' });
  });

  test('an update is validated like a new item and cannot remove the picture', async ({ employee }) => {
    const { id, imageUrl } = await makeItem(employee);
    for (const [fields, field] of [
      [{ title: ' ' }, 'title'],
      [{ slug: 'No slug' }, 'slug'],
      [{ tags: [] }, 'tags'],
      [{ imageUrl: '' }, 'imageUrl'],
      [{ imageUrl: 'nowhere' }, 'imageUrl'],
      [{ imageUrl: null, imageOption: 'url' }, 'imageUrl'],
      [{ imageOption: 'file' }, 'imageFile'],
    ] as const) {
      const { code, errors } = await employee.gql(portfolioOperations.update, { id, input: portfolioItem(fields) });
      expect([fields, code, Object.keys(errors?.[0].extensions.fields)]).toEqual([fields, 'BAD_USER_INPUT', [field]]);
    }
    const input = portfolioItem({ imageUrl: null });
    expect((await employee.gql(portfolioOperations.update, { id, input })).data.updatePortfolioItem).toMatchObject({
      imageUrl,
    });
  });

  test('removePortfolioItem returns the deleted item, which is gone', async ({ employee }) => {
    const { id, slug, title } = await makeItem(employee, { isPublished: true });
    expect((await employee.gql(portfolioOperations.remove, { id })).data.removePortfolioItem).toEqual({ id, title });
    for (const gone of [
      await employee.gql(portfolioOperations.remove, { id }),
      await employee.gql(portfolioOperations.publish, { id }),
      await employee.gql(portfolioOperations.update, { id, input: portfolioItem() }),
      await employee.gql(portfolioOperations.bySlug, { slug }),
      await employee.gql(portfolioOperations.remove, { id: UNKNOWN }),
    ]) {
      expect([gone.code, gone.errors?.[0].message]).toEqual(['NOT_FOUND', 'Portfolio item not found.']);
    }
  });
});

describe('permissions for writing', () => {
  /** All writing operations and the list with drafts, in sequence, because the last one deletes. */
  async function codes(employee: Person, person: Person): Promise<(string | undefined)[]> {
    const { id } = await makeItem(employee);
    const results = [await sendItem(person)];
    results.push(await person.gql('{ allPortfolioItems { totalCount } }'));
    results.push(await person.gql(portfolioOperations.update, { id, input: portfolioItem() }));
    results.push(await person.gql(portfolioOperations.publish, { id }));
    results.push(await person.gql(portfolioOperations.remove, { id }));
    return results.map(({ code }) => code);
  }

  test('both staff roles can use every operation', async ({ product, employee }) => {
    for (const person of [employee, await product.signedIn('admin')]) {
      expect(await codes(employee, person)).toEqual(Array(5).fill(undefined));
    }
  });

  test('a stranger can use no operation', async ({ product, employee }) => {
    const before = await product.services.db.$count(portfolioItems);
    expect(await codes(employee, product.nobody)).toEqual(Array(5).fill('UNAUTHENTICATED'));
    expect(await product.services.db.$count(portfolioItems)).toBe(before + 1);
  });
});
