import { expect } from 'vitest';
import { servicesOf } from '#schema/catalogue.ts';
import { blogOperations, makePost } from '#tests/kit/content/blog.ts';
import { makeItem } from '#tests/kit/content/portfolio.ts';
import { send } from '#tests/kit/network/raw.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test as base } from '#tests/kit/test.ts';

const ORIGIN = 'https://www.papilio.example';

const test = base.extend('settings', { scope: 'file' }, () => ({ PUBLIC_URL: ORIGIN }));

const read = async (product: Product) => send(product.url, '/llms.txt');
/** The parts of the llmstxt.org format: name, summary, sections of links with notes. */
function parse(text: string) {
  const [head = '', ...parts] = text.split(/^## /m);
  const sections = parts.map((part) => {
    const [name = '', ...lines] = part.split('\n');
    const links = lines.filter(Boolean).map((line) => {
      const match = /^- \[((?:\\.|[^\]\\])+)\]\(([^)\s]+)\)(?:: (.+))?$/.exec(line);
      if (!match) throw new Error(`no link: ${line}`);
      const [, title, url, note] = match;
      return { title, url, note };
    });
    return [name, links] as const;
  });
  return { head, sections: Object.fromEntries(sections) };
}

test('llms.txt describes the site in the format of llmstxt.org with services and published content', async ({
  product,
  employee,
}) => {
  const post = await makePost(employee, { isPublished: true, excerpt: 'What it is about.\nIn two lines.' });
  const item = await makeItem(employee, { isPublished: true });
  const draft = await makePost(employee);
  const { status, headers, text } = await read(product);
  expect([status, headers['content-type'], headers['cache-control']]).toEqual([
    200,
    'text/plain; charset=utf-8',
    'no-cache',
  ]);
  const { head, sections } = parse(text);
  const { name, description } = product.services.siteFile;
  expect(head.startsWith(`# ${name}\n\n> ${description}\n\n`)).toBe(true);
  expect(Object.keys(sections)).toEqual(['Services', 'Blog', 'Portfolio', 'Optional']);
  expect(sections.Services?.map(({ title }) => title)).toEqual(servicesOf({}).map(({ title }) => title));
  const note = 'What it is about. In two lines.';
  expect(sections.Blog).toEqual([{ title: post.title, url: `${ORIGIN}/blog/${post.slug}`, note }]);
  expect(sections.Portfolio).toMatchObject([{ title: item.title, url: `${ORIGIN}/portfolio/${item.slug}` }]);
  expect(text).not.toContain(draft.slug);
});

test('llms.txt follows publication and unpublication', async ({ product, employee }) => {
  const { id, slug } = await makePost(employee, { isPublished: true });
  expect((await read(product)).text).toContain(`/blog/${slug})`);
  await employee.gql(blogOperations.publish, { id, isPublished: false });
  expect((await read(product)).text).not.toContain(`/blog/${slug})`);
});

test('llms.txt escapes titles', async ({ product, employee }) => {
  const title = 'Mean](https://evil.example) # [title\\ *bold* <b>';
  const { slug } = await makePost(employee, {
    title,
    isPublished: true,
    excerpt: '[click](https://evil.example) ## Blog',
  });
  const link = parse((await read(product)).text).sections.Blog?.find(({ url }) => url === `${ORIGIN}/blog/${slug}`);
  expect(link?.title?.replace(/\\(.)/g, '$1')).toBe(title);
  expect(link?.note).toBe('\\[click\\](https://evil.example) \\#\\# Blog');
});
