import { v7 as uuidv7 } from 'uuid';
import { describe, expect } from 'vitest';
import { blogPosts } from '#server/content/blog/table.ts';
import { blogOperations, emptyBlog, type MadePost, makePost } from '#tests/kit/content/blog.ts';
import { canonicalOf, getPage, isNoindex } from '#tests/kit/network/html.ts';
import { send } from '#tests/kit/network/raw.ts';
import { type Product, startProduct } from '#tests/kit/product/product.ts';
import { test as base } from '#tests/kit/test.ts';
import { routes } from '#web/routes.tsx';
import { paths } from '#web/shared/paths.ts';

const ORIGIN = 'https://www.papilio.example';

const test = base.extend('settings', { scope: 'file' }, () => ({ PUBLIC_URL: ORIGIN }));
let post: MadePost;
test.beforeAll(async ({ employee }) => {
  post = await makePost(employee, { slug: 'in-the-open', isPublished: true });
  await makePost(employee, { slug: 'still-a-draft', title: 'Still a draft' });
});

const get = (product: Product, path: string, headers: Record<string, string> = {}) =>
  send(product.url, path, { headers });
const locations = (text: string) => [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address as string);

describe('the sitemap', () => {
  test('the sitemap lists exactly the public pages, each indexable at that address', async ({ product }) => {
    const { status, headers, text } = await get(product, '/sitemap.xml');
    expect([status, headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
    const named = locations(text);
    expect(named.every((address) => address.startsWith(`${ORIGIN}/`))).toBe(true);
    const open = routes.filter(
      (
        { audience, path, unlisted }, // Without calls the page of calls is a placeholder.
      ) => audience === 'public' && !unlisted && !path.includes(':') && path !== paths.book,
    );
    expect(named.sort()).toEqual([...open.map(({ path }) => ORIGIN + path), `${ORIGIN}/blog/in-the-open`].sort());
    for (const address of named) {
      const { status, text } = await getPage(product, new URL(address).pathname);
      expect([address, status, isNoindex(text), canonicalOf(text)]).toEqual([address, 200, false, address]);
    }
  });

  test('the sitemap has the last change of posts and of their list', async ({ product, employee }) => {
    product.passTime(60_000);
    const { data } = await employee.gql(blogOperations.update, {
      id: post.id,
      input: { title: post.title, excerpt: post.excerpt, author: post.author, tags: post.tags },
    });
    const { text } = await get(product, '/sitemap.xml');
    for (const path of ['/blog/in-the-open', '/blogs']) {
      expect(text).toContain(`<loc>${ORIGIN}${path}</loc><lastmod>${data.updateBlogPost.updatedAt}</lastmod>`);
    }
    expect(text).toContain(`<url><loc>${ORIGIN}/</loc></url>`);
  });

  test('the sitemap holds ten thousand posts', async () => {
    const other = await startProduct();
    const now = new Date();
    const rows = Array.from({ length: 10_000 }, (_, index) => ({
      id: uuidv7(),
      slug: `post-${index}`,
      title: 'A post among many',
      excerpt: 'One of ten thousand',
      author: 'Asha',
      tags: ['many'],
      isPublished: true,
      createdAt: now,
      updatedAt: now,
    }));
    for (let from = 0; from < rows.length; from += 2000) {
      await other.services.db.insert(blogPosts).values(rows.slice(from, from + 2000));
    }
    const { status, text } = await send(other.url, '/sitemap.xml');
    await other.stop();
    const posts = locations(text).filter((address) => address.includes('/blog/'));
    expect([status, new Set(posts).size]).toEqual([200, 10_000]);
  });
});

test('robots.txt excludes the API and exactly the pages that are not public', async ({ product }) => {
  const { status, headers, text } = await get(product, '/robots.txt');
  expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(text).toContain('User-agent: *\n');
  expect(text).toContain(`\nSitemap: ${ORIGIN}/sitemap.xml\n`);
  const closed = [...text.matchAll(/^Disallow: (\S+)$/gm)].map(([, prefix]) => prefix as string);
  const isClosed = (path: string) => closed.some((prefix) => path.startsWith(prefix));
  for (const { path, audience } of routes) expect([path, isClosed(path)]).toEqual([path, audience !== 'public']);
  expect([isClosed('/api/blogs'), isClosed('/graphql'), isClosed('/uploads/a.webp')]).toEqual([true, true, false]);
});

describe('sitemap, robots.txt and feed', () => {
  const all = ['/sitemap.xml', '/robots.txt', '/feed.xml'];

  test('each file is 304 until its content changes', async ({ product, employee }) => {
    for (const path of all) {
      const { headers } = await get(product, path);
      expect(headers['cache-control']).toBe('no-cache');
      const tag = headers.etag as string;
      const again = await get(product, path, { 'if-none-match': `"other", ${tag}` });
      expect([again.status, again.text, again.headers.etag]).toEqual([304, '', tag]);
      expect((await get(product, path, { 'if-none-match': '"other"' })).status).toBe(200);
    }
    const tags = () => Promise.all(all.map(async (path) => (await get(product, path)).headers.etag));
    const [sitemap, robots, feed] = await tags();
    await makePost(employee, { isPublished: true });
    const [newSitemap, newRobots, newFeed] = await tags();
    expect([newSitemap === sitemap, newRobots === robots, newFeed === feed]).toEqual([false, true, false]);
  });

  test('each file is the same for forged hosts and for staff, without drafts', async ({ product, employee }) => {
    for (const path of all) {
      const { text } = await get(product, path);
      const forged = {
        host: 'evil.example',
        'x-forwarded-host': 'evil.example',
        authorization: `Bearer ${employee.token}`,
      };
      expect((await get(product, path, forged)).text).toBe(text);
      expect(text).not.toMatch(/still-a-draft|Still a draft/);
      expect((await send(product.url, path, { method: 'HEAD' })).status).toBe(200);
    }
  });

  test('sitemap and feed lose an unpublished post', async ({ product, employee }) => {
    const { id, slug } = await makePost(employee, { isPublished: true });
    const holds = async () =>
      Promise.all(['/sitemap.xml', '/feed.xml'].map(async (path) => (await get(product, path)).text.includes(slug)));
    expect(await holds()).toEqual([true, true]);
    await employee.gql(blogOperations.publish, { id, isPublished: false });
    expect(await holds()).toEqual([false, false]);
  });

  test('each file exists without any post', async ({ product }) => {
    await emptyBlog(product);
    for (const path of all) expect((await get(product, path)).status).toBe(200);
  });
});
