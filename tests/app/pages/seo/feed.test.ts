import { describe, expect } from 'vitest';
import { dateBack, emptyBlog, makePost } from '#tests/kit/content/blog.ts';
import { getPage } from '#tests/kit/network/html.ts';
import { send } from '#tests/kit/network/raw.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test as base } from '#tests/kit/test.ts';

const ORIGIN = 'https://www.papilio.example';

const test = base.extend('settings', { scope: 'file' }, () => ({ PUBLIC_URL: ORIGIN }));

const feed = (product: Product) => send(product.url, '/feed.xml');
const textOf = (text: string) =>
  text.replace(
    /&(lt|gt|quot|#39|amp);/g,
    (_, name: string) => ({ lt: '<', gt: '>', quot: '"', '#39': "'", amp: '&' })[name] as string,
  );
/** Contents of the elements with this name, as a feed reader shows them. */
const contents = (text: string, name: string) =>
  [...text.matchAll(new RegExp(`<${name}(?: [^>]*)?>([^<]*)</${name}>`, 'g'))].map(([, content]) =>
    textOf(content as string),
  );

test('the home page links to the feed', async ({ product }) => {
  const { text } = await getPage(product, '/');
  expect(text).toContain(
    `<link rel="alternate" type="application/atom+xml" title="Blog - Marquee" href="${ORIGIN}/feed.xml"/>`,
  );
});

describe('the feed', () => {
  test('the feed has each post with text, author, tags and times', async ({ product, employee }) => {
    await emptyBlog(product);
    const fields = {
      slug: 'whole',
      body: `# Top\n\n${'A long text. '.repeat(500)}`,
      tags: ['a & b', 'c'],
      isPublished: true,
    };
    const post = await makePost(employee, fields);
    const { status, headers, text } = await feed(product);
    expect([status, headers['content-type']]).toEqual([200, 'application/atom+xml; charset=utf-8']);
    expect(contents(text, 'id')).toEqual([`${ORIGIN}/feed.xml`, `urn:uuid:${post.id}`]);
    expect(contents(text, 'title')).toEqual(['Marquee', post.title]);
    expect(contents(text, 'name')).toEqual([post.author]);
    expect(contents(text, 'summary')).toEqual([post.excerpt]);
    expect(contents(text, 'published')).toEqual([post.createdAt]);
    expect(contents(text, 'updated')).toEqual([post.updatedAt, post.updatedAt]);
    expect(contents(text, 'content')).toEqual([post.bodyHtml]);
    expect(text).toContain('<category term="a &amp; b"/>\n<category term="c"/>');
    expect(text).toContain(`<link rel="alternate" type="text/html" href="${ORIGIN}/blog/whole"/>`);
    expect(text).toContain(`<link rel="self" type="application/atom+xml" href="${ORIGIN}/feed.xml"/>`);
  });

  test('the feed makes addresses absolute outside of code', async ({ product, employee }) => {
    await emptyBlog(product);
    const body = [
      '[a](/contact?a=1&b=2 "href=\\"/x\\"") [b](#part) [c](other) [d](mailto:a@b.example) [e](https://else.example/x)',
      '![f](/uploads/f.webp) `<a href="/code">`',
    ].join('\n\n');
    await makePost(employee, { slug: 'addresses', body, isPublished: true });
    const [html] = contents((await feed(product)).text, 'content') as [string];
    expect([...html.matchAll(/<(?:a|img) [^>]*?(?:href|src)="([^"]*)"/g)].map(([, address]) => address)).toEqual([
      `${ORIGIN}/contact?a=1&amp;b=2`,
      `${ORIGIN}/blog/addresses#part`,
      `${ORIGIN}/blog/other`,
      'mailto:a@b.example',
      'https://else.example/x',
      `${ORIGIN}/uploads/f.webp`,
    ]);
    expect(html).toContain('&lt;a href="/code"&gt;');
  });

  test('the feed escapes hostile posts', async ({ product, employee }) => {
    await emptyBlog(product);
    const nasty = `]]> </title></script><script>alert(1)</script> & "q" 'r' 🎪 שלום \u202eabc ]]>`;
    await makePost(employee, {
      title: nasty,
      excerpt: nasty,
      author: nasty,
      tags: [nasty.slice(0, 40)],
      body: nasty,
      isPublished: true,
    });
    const { text } = await feed(product);
    expect(contents(text, 'title')[1]).toBe(nasty);
    expect(contents(text, 'summary')).toEqual([nasty]);
    expect(contents(text, 'name')).toEqual([nasty]);
    expect(contents(text, 'content')[0]).not.toMatch(/<script/i);
    expect(text).not.toMatch(/<script|]]>|<!\[CDATA/i);
    expect(text.match(/<entry>/g)).toHaveLength(1);
  });

  test('the feed has the newest thirty posts, newest first', async ({ product, employee }) => {
    await emptyBlog(product);
    for (let day = 1; day <= 31; day++) {
      const post = await makePost(employee, { title: `Of day ${day}`, isPublished: true });
      await dateBack(product, post, `2026-03-${String(day).padStart(2, '0')}T12:00:00Z`);
    }
    const [, ...titles] = contents((await feed(product)).text, 'title');
    expect(titles).toEqual(Array.from({ length: 30 }, (_, index) => `Of day ${31 - index}`));
  });
});
