import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { blogPosts } from '#server/blog/table.ts';
import { blogPost, makePost, postFields, sendPost } from '#tests/kit/blog.ts';
import type { Person } from '#tests/kit/person.ts';
import { type Product, startProduct } from '#tests/kit/product.ts';

const DAY = 24 * 3600 * 1000;
const UNKNOWN = '00000000-0000-4000-8000-000000000000';
const UPDATE = `mutation ($id: UUID!, $input: BlogPostInput!) { updateBlogPost(id: $id, input: $input) { ${postFields} } }`;
const PUBLISH = `mutation ($id: UUID!, $isPublished: Boolean) { publishBlogPost(id: $id, isPublished: $isPublished) { isPublished } }`;
const REMOVE = 'mutation ($id: UUID!) { removeBlogPost(id: $id) { id title } }';
const BY_SLUG = 'query ($slug: String!) { blogPost(slug: $slug) { slug title } }';

let product: Product;
let employee: Person;
const a = (length: number) => 'a'.repeat(length);
const tags = (count: number) => Array.from({ length: count }, (_, index) => `tag ${index}`);
const countPosts = () => product.services.db.$count(blogPosts);

beforeAll(async () => {
  product = await startProduct();
  employee = await product.signedIn('Employee');
});
afterAll(() => product.stop());

const badSlug = 'Slug must be lowercase letters and numbers joined by single hyphens';
const reserved = 'This slug is taken by an address of the site';
const noTags = 'Please enter at least one tag';
const badUrl = 'Please enter a valid URL';
const atMost = (max: number) => `Please use at most ${max} characters`;

describe('what a post must be (spec section 5)', () => {
  test.for<[field: string, value: unknown, sentence: string]>([
    ['title', a(4), 'Title must be at least 5 characters'],
    ['title', '  abcd  ', 'Title must be at least 5 characters'],
    ['title', a(201), atMost(200)],
    ['slug', 'ab', 'Slug must be at least 3 characters'],
    ['slug', a(121), atMost(120)],
    ...[
      'Upper-case',
      'two--hyphens',
      '-front',
      'back-',
      'under_score',
      'with space',
      ' trimmed ',
      'ümlaut',
      'a/b/c',
    ].map((slug): [string, string, string] => ['slug', slug, badSlug]),
    ...['all', 'published', 'create'].map((slug): [string, string, string] => ['slug', slug, reserved]),
    ['excerpt', a(9), 'Excerpt must be at least 10 characters'],
    ['excerpt', a(501), atMost(500)],
    ['author', 'a', 'Author must be at least 2 characters'],
    ['author', a(121), atMost(120)],
    ['tags', [], noTags],
    ['tags', [' ', ',', ' , '], noTags],
    ['tags', [a(51)], 'Please use at most 50 characters for a tag'],
    ['tags', tags(21), 'Please use at most 20 tags'],
    ['tags', [tags(21).join()], 'Please use at most 20 tags'],
    ...[
      'javascript:alert(1)',
      'data:image/png;base64,AAAA',
      'ftp://a.example/x.png',
      '//a.example/x.png',
      '/x.png',
      'no url',
    ]
      .flatMap((url) => [url, ` ${url}`])
      .map((url): [string, string, string] => ['imageUrl', url, badUrl]),
    ['imageUrl', `https://a.example/${a(1983)}`, atMost(2000)],
    ['altText', a(301), atMost(300)],
    ['metaTitle', a(201), atMost(200)],
    ['metaDescription', a(501), atMost(500)],
    ['body', a(100_001), atMost(100_000)],
  ])('%s is refused: %j → %s', async ([field, value, sentence]) => {
    const { code, errors, data } = await sendPost(employee, { [field]: value });
    expect(code).toBe('BAD_USER_INPUT');
    expect(errors?.[0]).toMatchObject({ message: sentence, extensions: { fields: { [field]: sentence } } });
    expect(data).toBeNull();
  });

  test.for<[field: string, value: unknown, stored?: unknown]>([
    ['title', a(5)],
    ['title', ` ${a(200)} `, a(200)],
    ['slug', 'abc'],
    ['slug', a(120)],
    ['slug', 'a-1-b-22'],
    ['excerpt', a(10)],
    ['excerpt', a(500)],
    ['author', 'ab'],
    ['author', a(120)],
    ['tags', [a(50)]],
    ['tags', tags(20)],
    ['tags', ['  trimmed ', '', ' ', 'b,c , ,d', 'b'], ['trimmed', 'b', 'c', 'd']],
    ['imageUrl', 'https://a.example/x.png'],
    ['imageUrl', 'http://localhost:8080/x.png'],
    ['imageUrl', `https://a.example/${a(1982)}`],
    ['imageUrl', '', null],
    ['altText', a(300)],
    ['altText', '  ', null],
    ['metaTitle', a(200)],
    ['metaDescription', a(500)],
    ['body', a(100_000)],
  ])('%s is taken: %j', async ([field, value, stored = value]) => {
    expect(await makePost(employee, { [field]: value })).toMatchObject({ [field]: stored });
  });

  test('several faults are told at once, a sentence per field', async () => {
    const { errors } = await sendPost(employee, { title: '', excerpt: 'short', tags: [] });
    expect(Object.keys(errors?.[0].extensions.fields)).toEqual(['title', 'excerpt', 'tags']);
  });

  test('nothing of a refused post is stored', async () => {
    const before = await countPosts();
    await sendPost(employee, { title: 'no' });
    expect(await countPosts()).toBe(before);
  });
});

describe('the slug', () => {
  test.for([
    ['Hello, World!', 'hello-world'],
    ['  Many   spaces -- and hyphens  ', 'many-spaces-and-hyphens'],
    ['snake_case in a title', 'snake-case-in-a-title'],
    ['2026: year of 100%', '2026-year-of-100'],
    [`${'word '.repeat(39)}end`, `${'word-'.repeat(24)}`.slice(0, -1)],
  ])('left out, it is made from the title %j', async ([title, slug]) => {
    expect((await makePost(employee, { title, slug: undefined })).slug).toBe(slug);
  });

  test.for(['हिन्दी शीर्षक', '!!!!!', 'Create', 'Published', '_a_b_'.repeat(0) || '- a -'])(
    'a title that leaves nothing usable (%j) falls back to post-{date}',
    async (title) => {
      product.passTime(DAY);
      const { slug, createdAt } = await makePost(employee, { title, slug: '' });
      expect(slug).toBe(`post-${createdAt.slice(0, 10)}`);
    },
  );

  test('twenty at once with one slug: one is stored, nineteen are told that it is taken', async () => {
    const send = () => employee.rest('POST', '/blogs/create', blogPost({ slug: 'only-one' }));
    const answers = await Promise.all(Array.from({ length: 20 }, send));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([201, ...Array.from({ length: 19 }, () => 409)]);
    const taken = 'Another post already has this slug. Please choose another.';
    expect(answers.find(({ status }) => status === 409)?.body.errors).toEqual({ slug: taken, message: taken });
    const { body } = await employee.rest('GET', '/blogs/all');
    expect(body.data.filter(({ slug }: { slug: string }) => slug === 'only-one')).toHaveLength(1);
  });

  test('a post cannot be renamed to the slug of another', async () => {
    await makePost(employee, { slug: 'first-come' });
    const { id } = await makePost(employee, { slug: 'second-come' });
    const { code, errors } = await employee.gql(UPDATE, { id, input: blogPost({ slug: 'first-come' }) });
    expect([code, Object.keys(errors?.[0].extensions.fields)]).toEqual(['CONFLICT', ['slug']]);
    expect((await employee.gql(BY_SLUG, { slug: 'second-come' })).data.blogPost.slug).toBe('second-come');
  });
});

describe('publishing', () => {
  const publish = async (id: string, isPublished?: boolean) =>
    (await employee.gql(PUBLISH, { id, isPublished })).data.publishBlogPost.isPublished;

  test('a new post is a draft unless it says otherwise', async () => {
    expect((await makePost(employee)).isPublished).toBe(false);
    expect((await makePost(employee, { isPublished: true })).isPublished).toBe(true);
  });

  test('without a state the toggle flips, with one it sets', async () => {
    const { id } = await makePost(employee);
    expect([await publish(id), await publish(id)]).toEqual([true, false]);
    expect([await publish(id, true), await publish(id, true), await publish(id, false)]).toEqual([true, true, false]);
  });

  test('two flips at once end where they began', async () => {
    const { id } = await makePost(employee);
    expect((await Promise.all([publish(id), publish(id)])).sort()).toEqual([false, true]);
  });

  test('a draft is nobody else’s business, in the list, by its slug, in REST and as a page', async () => {
    const { slug, id } = await makePost(employee, { title: 'Unfinished secret' });
    const { nobody } = product;
    const seen = async (person: Person) => [
      (await person.gql('{ blogPosts(first: 200) { nodes { id } } }')).data.blogPosts.nodes.some(
        (node: { id: string }) => node.id === id,
      ),
      (await person.rest('GET', '/blogs')).body.data.some((post: { _id: string }) => post._id === id),
      (await person.gql(BY_SLUG, { slug })).code ?? 'found',
      (await person.rest('GET', `/blogs/${slug}`)).status,
    ];
    const page = async () => {
      const response = await fetch(`${product.url}/blog/${slug}`);
      return [response.status, (await response.text()).includes('Unfinished secret')];
    };
    expect(await seen(nobody)).toEqual([false, false, 'NOT_FOUND', 404]);
    expect(await page()).toEqual([404, false]);
    expect(await seen(employee)).toEqual([false, false, 'found', 200]);
    const all = await employee.gql('{ allBlogPosts(first: 1) { nodes { title } } }');
    expect(all.data.allBlogPosts.nodes).toEqual([{ title: 'Unfinished secret' }]);
    await publish(id);
    expect(await seen(nobody)).toEqual([true, true, 'found', 200]);
    expect(await page()).toEqual([200, true]);
  });
});

describe('changing and deleting', () => {
  test('what an edit leaves out stays: slug, body, picture, state', async () => {
    const before = await makePost(employee, { body: 'Text.', imageUrl: 'https://a.example/a.png', isPublished: true });
    product.passTime(1000);
    const { slug: _, ...rest } = blogPost({ title: 'Another title', author: 'Ravi' });
    const { updateBlogPost: after } = (await employee.gql(UPDATE, { id: before.id, input: rest })).data;
    expect(after).toMatchObject({ title: 'Another title', author: 'Ravi' });
    const { slug, body, imageUrl, isPublished, createdAt } = before;
    expect(after).toMatchObject({ slug, body, imageUrl, isPublished, createdAt });
    expect(Date.parse(after.updatedAt)).toBeGreaterThan(Date.parse(before.updatedAt));
  });

  test('what an edit sends is changed, to nothing as well', async () => {
    const { id } = await makePost(employee, { body: 'Text.', imageUrl: 'https://a.example/a.png', isPublished: true });
    const input = blogPost({ slug: 'edited', body: 'More.', imageUrl: 'https://a.example/b.png', isPublished: false });
    expect((await employee.gql(UPDATE, { id, input })).data.updateBlogPost).toMatchObject(input);
    const emptied = { ...input, body: '', imageUrl: '' };
    const { data } = await employee.gql(UPDATE, { id, input: emptied });
    expect(data.updateBlogPost).toMatchObject({ slug: 'edited', body: '', imageUrl: null });
  });

  test('an edit obeys the same rules', async () => {
    const { id } = await makePost(employee);
    const { code, errors } = await employee.gql(UPDATE, { id, input: blogPost({ title: 'no' }) });
    expect([code, Object.keys(errors?.[0].extensions.fields)]).toEqual(['BAD_USER_INPUT', ['title']]);
  });

  test('deleting answers the post as it was, and is for good', async () => {
    const { id, slug, title } = await makePost(employee, { isPublished: true });
    expect((await employee.gql(REMOVE, { id })).data.removeBlogPost).toEqual({ id, title });
    for (const gone of [
      await employee.gql(REMOVE, { id }),
      await employee.gql(PUBLISH, { id }),
      await employee.gql(UPDATE, { id, input: blogPost() }),
      await employee.gql(BY_SLUG, { slug }),
      await employee.gql(REMOVE, { id: UNKNOWN }),
    ]) {
      expect([gone.code, gone.errors?.[0].message]).toEqual(['NOT_FOUND', 'Blog post not found.']);
    }
  });
});

describe('lists', () => {
  type Page = {
    nodes: { id: string }[];
    pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; endCursor: string };
  };
  const PAGE = `query ($first: Int, $after: String) { allBlogPosts(first: $first, after: $after) {
    nodes { id } edges { cursor node { id } } totalCount
    pageInfo { hasNextPage hasPreviousPage startCursor endCursor } } }`;
  const page = async (variables: object): Promise<Page> =>
    (await employee.gql(PAGE, { ...variables })).data.allBlogPosts;

  async function insert(ids: string[], createdAt: Date): Promise<void> {
    const row = { title: 'Row', excerpt: 'An excerpt.', author: 'Asha', tags: ['a'], createdAt, updatedAt: createdAt };
    await product.services.db.insert(blogPosts).values(ids.map((id) => ({ ...row, id, slug: `row-${id}` })));
  }

  test('newest first; of equal age the higher id first; pages walk all exactly once while posts are added', async () => {
    await product.services.db.delete(blogPosts);
    const made = Array.from({ length: 12 }, () => uuidv7());
    // Three moments of four posts each, in an order of ids that is not the order of the list.
    for (const [index, moment] of [2000, 1000, 3000].entries()) {
      await insert(made.slice(index * 4, index * 4 + 4), new Date(moment));
    }
    const expected = [2, 0, 1].flatMap((index) =>
      made
        .slice(index * 4, index * 4 + 4)
        .sort()
        .reverse(),
    );
    for (const size of [1, 3, 4, 5, 12, 200]) {
      const walked: string[] = [];
      for (let after: string | null = null, more = true; more; ) {
        const { nodes, pageInfo } = await page({ first: size, after });
        walked.push(...nodes.map(({ id }) => id));
        expect(pageInfo.hasPreviousPage).toBe(after !== null);
        [after, more] = [pageInfo.endCursor, pageInfo.hasNextPage];
        const [newer] = await product.services.db.select().from(blogPosts).limit(1);
        await insert([uuidv7()], new Date(newer ? Date.now() : 0));
      }
      expect(walked.filter((id) => made.includes(id))).toEqual(expected);
      expect(new Set(walked).size).toBe(walked.length);
    }
  });

  test('a page says where it stands, and counts the whole list', async () => {
    await product.services.db.delete(blogPosts);
    await insert([uuidv7(), uuidv7(), uuidv7()], new Date(1000));
    const { data } = await employee.gql(PAGE, { first: 2 });
    const { nodes, edges, pageInfo, totalCount } = data.allBlogPosts;
    expect(totalCount).toBe(3);
    expect(edges.map(({ node }: { node: object }) => node)).toEqual(nodes);
    expect(pageInfo).toEqual({
      hasNextPage: true,
      hasPreviousPage: false,
      startCursor: edges[0].cursor,
      endCursor: edges[1].cursor,
    });
    await product.services.db.delete(blogPosts);
    const empty = (await employee.gql(PAGE)).data.allBlogPosts;
    const nowhere = { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null };
    expect(empty).toEqual({ nodes: [], edges: [], totalCount: 0, pageInfo: nowhere });
  });

  const cursor = (text: string) => Buffer.from(text).toString('base64url');
  test.for([
    'x',
    a(500),
    cursor('2026-11-21T00:00:00.000Z'),
    cursor(`2026-11-21T00:00:00.000Z ${UNKNOWN}'`),
    cursor(`yesterday ${UNKNOWN}`),
    // Years that JavaScript knows and PostgreSQL does not.
    cursor(`+275760-09-13T00:00:00.000Z ${UNKNOWN}`),
    cursor(`-271821-04-20T00:00:00.000Z ${UNKNOWN}`),
    cursor(`0000-01-01T00:00:00.000Z ${UNKNOWN}`),
  ])('a cursor that is not ours is refused: %j', async (after) => {
    const { code, errors } = await employee.gql(PAGE, { after });
    expect([code, Object.keys(errors?.[0].extensions.fields)]).toEqual(['BAD_USER_INPUT', ['after']]);
  });

  test.for([
    [0, 'BAD_USER_INPUT'],
    [-1, 'BAD_USER_INPUT'],
    [1, undefined],
    [200, undefined],
    [201, 'BAD_USER_INPUT'],
  ])('first: %j gives %s', async ([first, expected]) => {
    for (const list of ['blogPosts', 'allBlogPosts']) {
      expect((await employee.gql(`{ ${list}(first: ${first}) { totalCount } }`)).code).toBe(expected);
    }
  });
});

describe('who may write', () => {
  const attempts = (person: Person, id: string) => [
    sendPost(person),
    person.gql(UPDATE, { id, input: blogPost() }),
    person.gql(PUBLISH, { id }),
    person.gql(REMOVE, { id }),
    person.gql('{ allBlogPosts { totalCount } }'),
  ];
  const codes = async (person: Person) => {
    const { id } = await makePost(employee);
    const results: (string | undefined)[] = [];
    for (const attempt of attempts(person, id)) results.push((await attempt).code);
    return results;
  };

  test('staff: both roles may do everything', async () => {
    // One after the other, for the last attempt deletes.
    for (const person of [employee, await product.signedIn('admin')]) {
      const { id } = await makePost(employee);
      expect((await sendPost(person)).code).toBeUndefined();
      expect((await person.gql(UPDATE, { id, input: blogPost() })).code).toBeUndefined();
      expect((await person.gql(PUBLISH, { id })).code).toBeUndefined();
      expect((await person.gql(REMOVE, { id })).code).toBeUndefined();
      expect((await person.gql('{ allBlogPosts { totalCount } }')).code).toBeUndefined();
    }
  });

  test('nobody else: neither strangers, nor the logged-out, nor the blocked', async () => {
    const before = await countPosts();
    const leaver = await product.signedIn('Employee');
    const blocked = await product.signedIn('Employee');
    const admin = await product.signedIn('admin');
    await leaver.gql('mutation { signOut }');
    await admin.gql('mutation ($id: UUID!) { blockUser(id: $id) { id } }', { id: blocked.id });
    for (const person of [product.nobody, leaver, blocked]) {
      expect(new Set(await codes(person))).toEqual(new Set(['UNAUTHENTICATED']));
    }
    expect(await countPosts()).toBe(before + 3);
  });
});
