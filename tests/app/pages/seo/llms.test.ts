import { afterAll, beforeAll, expect, test } from 'vitest';
import { blogOperations, makePost } from '#tests/kit/content/blog.ts';
import { makeItem } from '#tests/kit/content/portfolio.ts';
import { send } from '#tests/kit/network/raw.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { type Product, startProduct } from '#tests/kit/product/product.ts';
import { catalogue } from '#web/site/pages/services/catalogue.ts';

const ORIGIN = 'https://www.papilio.example';

let product: Product;
let staff: Person;
beforeAll(async () => {
  product = await startProduct({ PUBLIC_URL: ORIGIN });
  staff = await product.signedIn('Employee');
});
afterAll(() => product.stop());

const read = async () => send(product.url, '/llms.txt');
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

test('llms.txt describes the site in the format of llmstxt.org with services and published content', async () => {
  const post = await makePost(staff, { isPublished: true, excerpt: 'What it is about.\nIn two lines.' });
  const item = await makeItem(staff, { isPublished: true });
  const draft = await makePost(staff);
  const { status, headers, text } = await read();
  expect([status, headers['content-type'], headers['cache-control']]).toEqual([
    200,
    'text/plain; charset=utf-8',
    'no-cache',
  ]);
  const { head, sections } = parse(text);
  const { name, description } = product.services.siteFile;
  expect(head.startsWith(`# ${name}\n\n> ${description}\n\n`)).toBe(true);
  expect(Object.keys(sections)).toEqual(['Services', 'Blog', 'Portfolio', 'Optional']);
  expect(sections.Services?.map(({ title }) => title)).toEqual(catalogue.map(({ title }) => title));
  const note = 'What it is about. In two lines.';
  expect(sections.Blog).toEqual([{ title: post.title, url: `${ORIGIN}/blog/${post.slug}`, note }]);
  expect(sections.Portfolio).toMatchObject([{ title: item.title, url: `${ORIGIN}/portfolio/${item.slug}` }]);
  expect(text).not.toContain(draft.slug);
});

test('llms.txt follows publication and unpublication', async () => {
  const { id, slug } = await makePost(staff, { isPublished: true });
  expect((await read()).text).toContain(`/blog/${slug})`);
  await staff.gql(blogOperations.publish, { id, isPublished: false });
  expect((await read()).text).not.toContain(`/blog/${slug})`);
});

test('llms.txt escapes titles', async () => {
  const title = 'Mean](https://evil.example) # [title\\ *bold* <b>';
  const { slug } = await makePost(staff, {
    title,
    isPublished: true,
    excerpt: '[click](https://evil.example) ## Blog',
  });
  const link = parse((await read()).text).sections.Blog?.find(({ url }) => url === `${ORIGIN}/blog/${slug}`);
  expect(link?.title?.replace(/\\(.)/g, '$1')).toBe(title);
  expect(link?.note).toBe('\\[click\\](https://evil.example) \\#\\# Blog');
});
