import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { eq, sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { startHousekeeping } from '#server/app/jobs/housekeeping.ts';
import { derive } from '#server/content/blog/derived.ts';
import { samplePosts } from '#server/content/blog/samples.ts';
import { blogPosts } from '#server/content/blog/table.ts';
import { fillText } from '#server/content/markdown/fillText.ts';
import { RENDERER_VERSION } from '#server/content/markdown/rendered.ts';
import { blogOperations, blogPost, emptyBlog, makePost } from '#tests/kit/content/blog.ts';
import { fillTable } from '#tests/kit/database/manyRows.ts';
import { queriesOf } from '#tests/kit/database/plans.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test } from '#tests/kit/test.ts';

test.beforeEach(({ product }) => emptyBlog(product));

const BODY = '## A part\n\nWords to read.';
const [OTHER, OTHER_HTML] = [
  `## Another part\n\n${'word '.repeat(200)}`,
  '<h2 id="another-part"><span id="part-another-part"></span>Another part</h2>',
];

const rowOf = async (product: Product, slug: string) => {
  const [row] = await product.services.db.select().from(blogPosts).where(eq(blogPosts.slug, slug));
  if (!row) throw new Error(`no post ${slug}`);
  return row;
};
const derivedIn = async (product: Product, slug: string) => {
  const { bodyHtml, headings, readingMinutes, rendererVersion } = await rowOf(product, slug);
  return { bodyHtml, headings, readingMinutes, rendererVersion };
};
const nothing = { bodyHtml: null, headings: null, readingMinutes: null, rendererVersion: null };
const fill = (product: Product, signal = new AbortController().signal) =>
  fillText(product.services, blogPosts, derive, signal);
const run = (product: Product, statement: ReturnType<typeof sql>) => product.services.db.execute(statement);

async function shown(product: Product, slug: string) {
  const { data } = await product.nobody.gql(
    `{ blogPost(slug: "${slug}") { bodyHtml contents { text } readingMinutes } blogPosts { nodes { slug readingMinutes } } }`,
  );
  const listed = data.blogPosts.nodes.find((post: { slug: string }) => post.slug === slug);
  const { bodyHtml, contents, readingMinutes } = data.blogPost;
  return {
    bodyHtml,
    contents: contents.map(({ text }: { text: string }) => text),
    minutes: [readingMinutes, listed.readingMinutes],
  };
}
const ofBody = { bodyHtml: (await derive(BODY)).bodyHtml, contents: ['A part'], minutes: [1, 1] };
const ofOther = { bodyHtml: expect.stringContaining(OTHER_HTML), contents: ['Another part'], minutes: [2, 2] };

describe('derived fields of a text', () => {
  test('derived fields change only with their text', async ({ product, employee }) => {
    const { id, slug } = await makePost(employee, { body: BODY, isPublished: true });
    expect(await derivedIn(product, slug)).toEqual(await derive(BODY));
    await employee.gql(blogOperations.update, { id, input: blogPost({ slug, body: OTHER, isPublished: true }) });
    expect([await derivedIn(product, slug), await shown(product, slug)]).toEqual([await derive(OTHER), ofOther]);
    await employee.gql(blogOperations.update, { id, input: blogPost({ slug, body: undefined, isPublished: true }) });
    expect(await derivedIn(product, slug)).toEqual(await derive(OTHER));
  });

  test('sample posts have derived fields', async () => {
    for (const post of await samplePosts(new Date())) expect(post).toMatchObject(await derive(post.body as string));
  });
});

describe('a post written by another version', () => {
  test('a post without derived fields is shown completely and filled in later', async ({ product }) => {
    await run(
      product,
      sql`insert into blog_posts (id, slug, title, excerpt, body, author, tags, is_published, created_at, updated_at)
      values (gen_random_uuid(), 'older', 'Older', 'Older', ${BODY}, 'Asha', array['a'], true, now(), now())`,
    );
    expect([await derivedIn(product, 'older'), await shown(product, 'older')]).toEqual([nothing, ofBody]);
    const { updatedAt } = await rowOf(product, 'older');
    await fill(product);
    expect([await derivedIn(product, 'older'), await shown(product, 'older')]).toEqual([await derive(BODY), ofBody]);
    expect((await rowOf(product, 'older')).updatedAt).toEqual(updatedAt);
  });

  test('a change of the text alone is shown immediately, also a second one', async ({ product, employee }) => {
    const { slug } = await makePost(employee, { body: BODY, isPublished: true });
    await run(product, sql`update blog_posts set title = 'Renamed', body = ${OTHER} where slug = ${slug}`);
    expect([await derivedIn(product, slug), await shown(product, slug)]).toEqual([nothing, ofOther]);
    await run(product, sql`update blog_posts set body = ${BODY} where slug = ${slug}`);
    expect([await derivedIn(product, slug), await shown(product, slug)]).toEqual([nothing, ofBody]);
    await fill(product);
    expect([await derivedIn(product, slug), await shown(product, slug)]).toEqual([await derive(BODY), ofBody]);
  });

  test('an equal text or another change keeps the derived fields', async ({ product, employee }) => {
    const { slug } = await makePost(employee, { body: BODY, isPublished: true });
    await run(product, sql`update blog_posts set title = 'Renamed', body = ${BODY} where slug = ${slug}`);
    await run(product, sql`update blog_posts set title = 'Renamed again' where slug = ${slug}`);
    expect(await derivedIn(product, slug)).toEqual(await derive(BODY));
  });

  test('derived fields of another renderer are ignored and replaced', async ({ product, employee }) => {
    const { slug } = await makePost(employee, { body: BODY, isPublished: true });
    for (const version of [RENDERER_VERSION - 1, RENDERER_VERSION + 1]) {
      await run(
        product,
        sql`update blog_posts set body_html = '<script>alert(1)</script>', headings = '[]', reading_minutes = 99,
        renderer_version = ${version} where slug = ${slug}`,
      );
      expect(await shown(product, slug)).toEqual(ofBody);
      await fill(product);
      expect(await derivedIn(product, slug)).toEqual(await derive(BODY));
    }
  });

  test('a list of any length needs one more statement for missing derived fields', async ({ product, employee }) => {
    await fillTable(product, 'blog_posts', 40);
    for (const first of [2, 20]) {
      const document = `{ allBlogPosts(first: ${first}) { nodes { readingMinutes } } }`;
      expect(await queriesOf(product, () => employee.gql(document))).toHaveLength(2);
    }
    await fill(product);
    expect(await queriesOf(product, () => employee.gql('{ allBlogPosts { nodes { readingMinutes } } }'))).toHaveLength(
      1,
    );
  });
});

describe('filling in derived fields', () => {
  const isFilled = (product: Product) =>
    product.services.db.$count(blogPosts, sql`renderer_version is not distinct from ${RENDERER_VERSION}`);

  test('filling in covers all posts, also in concurrent processes', async ({ product }) => {
    await fillTable(product, 'blog_posts', 70);
    await Promise.all([fill(product), fill(product), fill(product)]);
    expect(await isFilled(product)).toBe(70);
  });

  test('a run continues what a stopped run left', async ({ product }) => {
    await fillTable(product, 'blog_posts', 70);
    await fill(product, AbortSignal.abort());
    expect(await isFilled(product)).toBe(0);
    await fill(product);
    expect(await isFilled(product)).toBe(70);
  });

  test('filling in never combines a text with derived fields of another', async ({ product }) => {
    await fillTable(product, 'blog_posts', 40);
    const changing = async () => {
      for (let round = 0; round < 40; round += 1)
        await run(
          product,
          sql`update blog_posts set body = '## Round ' || ${round}::int where slug = ${`many-${1 + (round % 40)}`}`,
        );
    };
    await Promise.all([fill(product), changing(), fill(product)]);
    const posts = await product.services.db.select().from(blogPosts);
    for (const { body, rendererVersion, bodyHtml, headings, readingMinutes } of posts) {
      if (rendererVersion !== null)
        expect({ rendererVersion, bodyHtml, headings, readingMinutes }).toEqual(await derive(body));
    }
  });

  test('housekeeping fills in derived fields after a start', async ({ product }) => {
    await fillTable(product, 'blog_posts', 3);
    const stop = startHousekeeping(product.services);
    await expect.poll(() => isFilled(product)).toBe(3);
    await stop();
  });
});

test('an expensive text is parsed on writing only', async ({ product, employee }) => {
  const begun = process.cpuUsage();
  const { slug } = await makePost(employee, { body: '_a__b'.repeat(2000), isPublished: true });
  const { user } = process.cpuUsage(begun);
  const read = process.cpuUsage();
  expect((await shown(product, slug)).bodyHtml).toContain('_a__b');
  expect(process.cpuUsage(read).user).toBeLessThan(user / 2);
});

/** Covers everything that the renderer treats specially. */
const CORPUS = `# One *part*\n\n## One *part*\n\n### \`a < b\` & "c"\n\n#### Deep\n
[a](https://a.example/?b=1&c=2 "t") [b](mailto:a@b.example) [c](javascript:x) <a href="data:x" onclick="x">d</a> https://e.example

![Alt](https://a.example/x.png "A *caption*")\n\nSee ![Alt](//a.example/x.png)\n\n- **bold** ~~gone~~\n  1. *one*\n\n> quoted\n
| l | r |\n|:--|--:|\n| 1 | 2 |\n\n\`\`\`ts" onload="x\nlet a = 1 < 2;\n\`\`\`\n\n---\n
<section><h1 id="x" class="y" style="z">By hand</h1></section><table><tr><td align="left" colspan="2">1</td></tr></table>
<script>x</script><style>x</style><iframe src="https://a.example"></iframe><details open><summary>s</summary></details>&#0;&nbsp;

https://youtu.be/dQw4w9WgXcQ?a=1&b=2

https://vimeo.com/76979871

https://vimeo.com/76979871/abcdef1234

https://youtu.be/dQw4w9WgXcQ?t=42`;

test('a change of the rendered output requires a new RENDERER_VERSION', async () => {
  const versionOf = (name: string): string => createRequire(import.meta.url)(`${name}/package.json`).version;
  const { rendererVersion, ...given } = await derive(CORPUS);
  const digest = createHash('sha256').update(JSON.stringify(given)).digest('hex').slice(0, 16);
  expect([rendererVersion, versionOf('marked'), versionOf('sanitize-html'), digest]).toEqual([
    ...[9, '18.2.1', '2.18.1'],
    '7dd6ed0d9088f847',
  ]);
});
