import { expect } from 'vitest';
import { emptyBlog, makePost } from '#tests/kit/content/blog.ts';
import { canonicalOf, descriptionOf, getPage, isNoindex, titleOf } from '#tests/kit/network/html.ts';
import { test } from '#tests/kit/test.ts';

let name: string;
test.beforeAll(async ({ product }) => {
  name = product.services.siteFile.name;
  const employee = await product.signedIn('Employee');
  await emptyBlog(product);
  const post = (title: string, fields: object) => makePost(employee, { title, isPublished: true, ...fields });
  await post('Painting by numbers', { tags: ['SEO', 'R&D', '100%', 'a/b?c#d', '"x"'] });
  await post('Counting the sheep', { tags: ['PPC'], body: 'All about wool.' });
  await post('The unready draft', { tags: ['SEO', 'secret'], body: 'More about wool.', isPublished: false });
});

const linksIn = (html: string) => [...html.matchAll(/href="(\/[^"]*)"/g)].map(([, path]) => path);

test('each tag has a page with its own spelling, which is not indexable with a single post', async ({ product }) => {
  for (const asked of ['SEO', 'seo', '%20Seo+']) {
    const { status, text: body } = await getPage(product, `/blogs?tag=${asked}`);
    expect(status).toBe(200);
    expect(titleOf(body)).toBe(`Posts about SEO - Blog - ${name}`);
    expect(descriptionOf(body)).toBe(`What ${name} has written about SEO.`);
    expect(canonicalOf(body)).toBe(`${product.url}/blogs?tag=SEO`);
    expect(isNoindex(body)).toBe(true);
    expect(body).toContain('1 post found');
    expect(body).toContain('Painting by numbers');
    expect(body).not.toContain('Counting the sheep');
    expect(body).not.toContain('The unready draft');
  }
});

test('the list without a tag keeps its title and address', async ({ product }) => {
  const { text: body } = await getPage(product, '/blogs?tag=&search=%20');
  expect([titleOf(body), canonicalOf(body), isNoindex(body)]).toEqual([
    `Blog - ${name}`,
    `${product.url}/blogs`,
    false,
  ]);
});

test('links of tags with any characters lead to their posts', async ({ product }) => {
  for (const [tag, path] of [
    ['R&D', '/blogs?tag=R%26D'],
    ['100%', '/blogs?tag=100%25'],
    ['a/b?c#d', '/blogs?tag=a%2Fb%3Fc%23d'],
    ['"x"', '/blogs?tag=%22x%22'],
  ]) {
    const page = await getPage(product, path as string);
    expect(titleOf(page.text)).toBe(`Posts about ${tag} - Blog - ${name}`);
    expect(page.text).toContain('Painting by numbers');
  }
  const [post] = linksIn((await getPage(product, '/blogs?tag=SEO')).text).filter((path) => path?.startsWith('/blog/'));
  expect(linksIn((await getPage(product, post as string)).text)).toEqual(
    expect.arrayContaining(['/blogs?tag=SEO', '/blogs?tag=R%26D', '/blogs?tag=100%25', '/blogs?tag=a%2Fb%3Fc%23d']),
  );
  expect(linksIn((await getPage(product, '/blogs')).text)).toEqual(
    expect.arrayContaining(['/blogs?tag=SEO', '/blogs?tag=R%26D', '/blogs?tag=PPC']),
  );
});

test('a question mark in a query belongs to the query', async ({ product }) => {
  for (const [query, tag] of [
    ['from=a?b&tag=PPC', 'PPC'],
    ['tag=a/b?c%23d', 'a/b?c#d'],
  ]) {
    const { text: body } = await getPage(product, `/blogs?${query}`);
    expect(titleOf(body)).toBe(`Posts about ${tag} - Blog - ${name}`);
    expect(body).toContain('1 post found');
  }
});

test('a search page is not indexable', async ({ product }) => {
  const { status, text: body } = await getPage(product, '/blogs?search=wool');
  expect([status, titleOf(body)]).toEqual([200, `Posts with “wool” - Blog - ${name}`]);
  expect([canonicalOf(body), isNoindex(body)]).toEqual([undefined, true]);
  expect(body).toContain('Counting the sheep');
  expect(body).not.toContain('The unready draft');
});

test.for([
  ['tag=unknown', 'No posts about unknown'],
  ['tag=secret', 'No posts about secret'],
  ['search=unknown', 'No posts with “unknown”'],
  ['tag=SEO&search=sheep', 'No posts about SEO with “sheep”'],
])(
  'an empty result (%s) is a message with a link back that no engine indexes',
  async ([query, sentence], { product }) => {
    const { status, text: body } = await getPage(product, `/blogs?${query}`);
    expect(status).toBe(200);
    expect(body).toContain(sentence);
    expect(body).toContain('See all posts');
    expect(body).not.toContain('No Blog Posts Yet!');
    expect(isNoindex(body)).toBe(true);
  },
);

test.for([
  '%00',
  '%E0%A4%A',
  '%ED%A0%80',
  '%',
  'a%0Ab%1F',
  'x'.repeat(8000),
  encodeURIComponent('🦋'.repeat(200)),
  encodeURIComponent(`<script>alert(1)</script>"'><img src=x onerror=alert(1)>`),
  '&tag[]=1&search[x]=2',
])('any query returns a page and runs nothing: %s', async (odd, { product }) => {
  for (const key of ['search', 'tag']) {
    const { status, text: body } = await getPage(product, `/blogs?${key}=${odd}`);
    expect(status).toBe(200);
    expect(body).not.toContain('Error Loading Posts');
    expect(body).not.toMatch(/<script>alert|<img src=x/);
  }
});
