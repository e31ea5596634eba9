import { describe, expect } from 'vitest';
import { blogPosts } from '#server/content/blog/table.ts';
import { dateBack, emptyBlog, type MadePost, makePost } from '#tests/kit/content/blog.ts';
import type { Person } from '#tests/kit/people/person.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test } from '#tests/kit/test.ts';

const READ =
  'query ($slug: String!) { blogPost(slug: $slug) { readingMinutes bodyHtml contents { anchor text level } } }';
const read = async (product: Product, employee: Person, body: string) => {
  const { slug } = await makePost(employee, { body, isPublished: true });
  return (await product.nobody.gql(READ, { slug })).data.blogPost;
};

const words = (count: number) => 'word '.repeat(count);
test.for([
  ['nothing', '', 1],
  ['no words', '---\n\n| | |\n|---|---|\n\n— … ***', 1],
  ['1 word', words(1), 1],
  ['200 words', words(200), 1],
  ['201 words', words(201), 2],
  ['400 words', words(400), 2],
  ['401 words', words(401), 3],
  ['200 words in Hindi', 'हिन्दी '.repeat(200), 1],
  ['201 words in Hindi', 'हिन्दी '.repeat(201), 2],
  ['200 links', '[word](https://a.example/b/c?d=e) '.repeat(200), 1],
  ['one endless word', 'x'.repeat(100_000), 1],
] as const)('the reading time of $0 is $2 min', async ([, body, minutes], { product, employee }) => {
  expect((await read(product, employee, body)).readingMinutes).toBe(minutes);
});

describe('the contents of a post', () => {
  test('the contents list the headings of the two upper levels as plain text with their anchors', async ({
    product,
    employee,
  }) => {
    const { contents, bodyHtml } = await read(
      product,
      employee,
      '# What *it* costs\n\n## `a < b` & "c"\n\n### [Linked](https://a.example)\n\n#### Too deep\n\n## ![](https://a.example/x.png)',
    );
    expect(contents).toEqual([
      { anchor: 'what-it-costs', text: 'What it costs', level: 2 },
      { anchor: 'a--b--c', text: 'a < b & "c"', level: 2 },
      { anchor: 'linked', text: 'Linked', level: 3 },
    ]);
    for (const { anchor, level } of contents) expect(bodyHtml).toContain(`<h${level} id="${anchor}">`);
    expect(bodyHtml).toContain('<h4 id="too-deep">');
  });

  test('a heading has an anchor of its own that stays when headings are added below', async ({ product, employee }) => {
    const parts = [
      'Costs',
      'Costs',
      'Costs 2',
      'Costs',
      'COSTS!',
      'main',
      'state',
      '!!!',
      '???',
      'हिन्दी',
      'x'.repeat(99),
    ];
    const anchors = async (headings: string[]): Promise<string[]> =>
      (await read(product, employee, headings.map((part) => `## ${part}`).join('\n\n'))).contents.map(
        ({ anchor }: { anchor: string }) => anchor,
      );
    const made = await anchors(parts);
    expect(made).toEqual([
      'costs',
      'costs-1',
      'costs-2',
      'costs-3',
      'costs-4',
      'main-1',
      'state-1',
      'part-',
      'part--2',
      'हिन्दी',
      'x'.repeat(99),
    ]);
    expect(new Set(made).size).toBe(parts.length);
    expect((await anchors([...parts, 'Costs', 'more'])).slice(0, parts.length)).toEqual(made);
  });

  test('the server replaces ids in the text by anchors of its own', async ({ product, employee }) => {
    const { contents, bodyHtml } = await read(
      product,
      employee,
      '<h2 id="state" onclick="x()">Written <b>by</b> hand</h2>',
    );
    expect(contents).toEqual([{ anchor: 'written-by-hand', text: 'Written by hand', level: 2 }]);
    expect(bodyHtml).toBe(
      '<h2 id="written-by-hand"><span id="part-written-by-hand"></span>Written <b>by</b> hand</h2>',
    );
  });

  test('each of 5,000 equal headings has an anchor', async ({ product, employee }) => {
    const { contents } = await read(product, employee, '# a\n'.repeat(5000));
    expect(contents).toHaveLength(5000);
    expect(contents.at(-1).anchor).toBe('a-4999');
  });
});

describe('the neighbours of a post', () => {
  const NEXT = `query ($slug: String!) { blogPostNeighbours(slug: $slug) {
    previous { title } next { title } related { title } } }`;
  const on = (product: Product, slug: string, person = product.nobody) => person.gql(NEXT, { slug });
  const from = async (product: Product, { slug }: MadePost, person?: Person) => {
    const { previous, next, related } = (await on(product, slug, person)).data.blogPostNeighbours;
    return [previous?.title, next?.title, related.map(({ title }: MadePost) => title)];
  };
  let days = 0;
  /** Each post is a day newer than the previous one. */
  const post = async (product: Product, employee: Person, title: string, tags: string[], isPublished = true) => {
    const made = await makePost(employee, { title, slug: undefined, tags, isPublished });
    days += 1;
    await dateBack(product, made, new Date(Date.UTC(2026, 0, days)).toISOString());
    return made;
  };

  test('the neighbours of a post are the published ones beside it with three related or newest ones', async ({
    product,
    employee,
  }) => {
    await emptyBlog(product);
    const alone = await post(product, employee, 'One alone', ['a', 'b', 'c']);
    expect(await from(product, alone)).toEqual([undefined, undefined, []]);
    const two = await post(product, employee, 'Two tags shared', ['B', 'A']);
    await post(product, employee, 'Draft between', ['a', 'b', 'c'], false);
    const three = await post(product, employee, 'One tag shared', ['a', 'x']);
    await post(product, employee, 'Also one shared', ['c', 'y']);
    const none = await post(product, employee, 'Nothing shared', ['z']);
    expect(await from(product, alone)).toEqual([undefined, two.title, [two.title, 'Also one shared', three.title]]);
    expect(await from(product, three)).toEqual([two.title, 'Also one shared', [two.title, alone.title, none.title]]);
    expect(await from(product, none)).toEqual([
      'Also one shared',
      undefined,
      ['Also one shared', three.title, two.title],
    ]);
    expect(await from(product, two)).toEqual([alone.title, three.title, [alone.title, three.title, none.title]]);
  });

  test('only staff see the neighbours of a draft', async ({ product, employee }) => {
    await emptyBlog(product);
    const older = await post(product, employee, 'The older one', ['a']);
    const draft = await post(product, employee, 'The draft itself', ['a'], false);
    const newer = await post(product, employee, 'The newer one', ['b']);
    expect(await from(product, draft, employee)).toEqual([older.title, newer.title, [older.title, newer.title]]);
    expect(await from(product, older, employee)).toEqual([undefined, newer.title, [newer.title]]);
    expect((await on(product, draft.slug)).code).toBe('NOT_FOUND');
    expect((await on(product, 'never-heard-of', employee)).code).toBe('NOT_FOUND');
  });

  test('posts of the same moment are all visited by following neighbours', async ({ product, employee }) => {
    await emptyBlog(product);
    for (let count = 0; count < 5; count += 1) await makePost(employee, { isPublished: true });
    await product.services.db.update(blogPosts).set({ publishedAt: new Date(Date.UTC(2026, 0, 1)) });
    const { data } = await product.nobody.gql('{ blogPosts { nodes { slug } } }');
    const slugs: string[] = data.blogPosts.nodes.map(({ slug }: MadePost) => slug);
    const beside = async (slug: string, side: 'previous' | 'next') =>
      (await product.nobody.gql(`{ blogPostNeighbours(slug: "${slug}") { ${side} { slug } } }`)).data
        .blogPostNeighbours[side]?.slug;
    const walked: (string | undefined)[] = [slugs[0]];
    for (let at = slugs[0]; at; walked.push(at)) at = await beside(at, 'previous');
    expect(walked).toEqual([...slugs, undefined]);
    expect(await beside(slugs[4] as string, 'next')).toBe(slugs[3]);
  });
});
