import { isRequiredArgument } from 'graphql';
import { describe, expect } from 'vitest';
import { defaultFields, exportedLists } from '#server/app/lines/query.ts';
import { limitTable } from '#server/platform/limit/limits.ts';
import { issueToken } from '#tests/kit/content/apiToken.ts';
import { blogOperations, makePost } from '#tests/kit/content/blog.ts';
import { makeMessage } from '#tests/kit/content/message.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { startProduct } from '#tests/kit/product/product.ts';
import { rows, test } from '#tests/kit/test.ts';
import { schema } from '../graphql/schemaTypes.ts';

async function lines({ url, token }: Person, path: string) {
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  const answer = await fetch(`${url}/graphql/lines/${path}`, { headers });
  const text = await answer.text();
  const { status } = answer;
  if (status !== 200) return { status, headers: answer.headers, refusal: JSON.parse(text).errors[0], nodes: [] };
  const nodes = text.split('\n').filter(Boolean);
  return { status, headers: answer.headers, refusal: undefined, nodes: nodes.map((line) => JSON.parse(line)) };
}

test.beforeAll(async ({ admin }) => {
  for (let index = 0; index < 3; index += 1)
    await makePost(admin, {
      slug: `post-${index}`,
      title: `Post ${index}\u2028`,
      tags: [`Tag ${index}`],
      isPublished: true,
    });
  await makePost(admin, { slug: 'a-draft' });
});

describe('a list as JSON lines', () => {
  test('a visitor gets every published post, one JSON object a line, in the order of the list', async ({ product }) => {
    const { status, headers, nodes } = await lines(product.nobody, 'blogPosts');
    expect([status, headers.get('content-type')]).toEqual([200, 'application/x-ndjson; charset=utf-8']);
    expect(headers.get('content-disposition')).toBe('attachment; filename="blogPosts.jsonl"');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(nodes.map(({ slug }) => slug)).toEqual(['post-2', 'post-1', 'post-0']);
    expect(Object.keys(nodes[0])).toEqual(defaultFields(schema, exportedLists(schema).get('blogPosts') as never));
  });

  test('the filters of the list are arguments of the address', async ({ product, admin }) => {
    const slugs = async (who: Person, path: string) => (await lines(who, path)).nodes.map(({ slug }) => slug);
    expect(await slugs(product.nobody, 'blogPosts?tag=tag%201')).toEqual(['post-1']);
    expect(await slugs(product.nobody, 'blogPosts?tagsAny=Tag%200&tagsAny=Tag%202')).toEqual(['post-2', 'post-0']);
    expect(await slugs(product.nobody, 'blogPosts?sort=OLDEST')).toEqual(['post-0', 'post-1', 'post-2']);
    expect(await slugs(admin, 'allBlogPosts?isPublished=false')).toEqual(['a-draft']);
    const filter = encodeURIComponent(JSON.stringify({ stages: ['WON'] }));
    expect((await lines(admin, `messages?filter=${filter}`)).status).toBe(200);
  });

  test('a request chooses its fields, inner ones by their path', async ({ product }) => {
    const { nodes } = await lines(product.nobody, 'blogPosts?fields=slug,contents.text&tag=tag%201');
    expect(nodes).toEqual([{ slug: 'post-1', contents: expect.any(Array) }]);
  });

  test('a list of several pages is complete and without repetition', async ({ product, admin }) => {
    for (let index = 0; index < 201; index += 1) await makeMessage(product);
    const { nodes } = await lines(admin, 'messages?fields=id');
    expect([nodes.length, new Set(nodes.map(({ id }) => id)).size]).toEqual([201, 201]);
  });

  test.for(
    rows([
      ['nothing', 404],
      ['viewer', 404],
      ['blogPosts?first=5', 400],
      ['blogPosts?nothing=5', 400],
      ['blogPosts?sort=SIDEWAYS', 422],
      ['blogPosts?fields=', 400],
      ['blogPosts?fields=nothing', 400],
      ['blogPosts?fields=slug{', 400],
      ['blogPosts?tag=a&tag=b', 400],
      ['blogPosts?updatedSince=yesterday', 422],
      [`blogPosts?fields=${Array.from({ length: 101 }, () => 'slug').join(',')}`, 400],
    ]),
  )('%s is refused with %i', async ([path, status], { product }) => {
    const answer = await lines(product.nobody, path);
    expect([answer.status, typeof answer.refusal?.message]).toEqual([status, 'string']);
  });
});

describe('permissions of JSON lines', () => {
  test('a list of staff is refused for visitors, read-only tokens and tokens without its scope', async ({
    product,
    admin,
    employee,
  }) => {
    const { machine: reader } = await issueToken(admin, { role: 'PUBLISHED' });
    const { machine: other } = await issueToken(admin, { scopes: ['REVIEWS_READ'] });
    const { machine: scoped } = await issueToken(admin, { scopes: ['CONTENT_READ'] });
    const statuses: unknown[] = [];
    for (const who of [product.nobody, reader, other, scoped, employee])
      statuses.push((await lines(who, 'allBlogPosts?fields=slug')).refusal?.extensions.code);
    expect(statuses).toEqual(['UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN', undefined, undefined]);
  });

  test('a list of admins is refused for employees', async ({ admin, employee }) => {
    expect((await lines(employee, 'users')).refusal.extensions.code).toBe('FORBIDDEN');
    expect((await lines(admin, 'users')).nodes.map(({ id }) => id)).toContain(admin.id);
  });

  test('no default field needs a permission of its own or a subfield', async ({ admin }) => {
    for (const [name, { args }] of exportedLists(schema)) {
      if (args.some(isRequiredArgument)) continue;
      const { status, refusal } = await lines(admin, name);
      expect([name, status, refusal?.message]).toEqual([name, 200, undefined]);
    }
  });

  test('a list with a required argument is served only with it', async ({ admin }) => {
    const post = await makePost(admin, { slug: 'to-be-deleted', isPublished: true });
    const { updatedAt: since } = (await admin.gql('{ allBlogPosts(first: 1) { nodes { updatedAt } } }')).data
      .allBlogPosts.nodes[0];
    await admin.gql(blogOperations.remove, { id: post.id });
    const { nodes } = await lines(admin, `deletions?since=${since}&kinds=BLOG_POST`);
    expect(nodes).toEqual([{ subjectId: post.id, kind: 'BLOG_POST', deletedAt: expect.any(String) }]);
    expect((await lines(admin, 'deletions')).status).toBe(400);
  });

  test('every paged list is served', () => {
    const paged = Object.values(schema.getQueryType()?.getFields() ?? {})
      .filter(({ type, args }) => /Connection!?$/.test(String(type)) && args.some(({ name }) => name === 'after'))
      .map(({ name }) => name);
    expect([...exportedLists(schema).keys()].sort()).toEqual(paged.sort());
  });

  test('a request above the limit of its address is 429', async () => {
    const product = await startProduct({ RATE_LIMITS: 'on' });
    const ask = () => lines(product.nobody, 'blogPosts?fields=slug');
    const answers = await Promise.all(Array.from({ length: limitTable.exportLinesTo.points }, ask));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await ask()).status).toBe(429);
    await product.stop();
  });
});
