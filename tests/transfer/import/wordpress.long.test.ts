import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { canvas } from '#tests/kit/content/picture.ts';
import { wordpressExport } from '#tests/kit/content/wordpressExport.ts';
import { getPage } from '#tests/kit/network/html.ts';
import { type PictureServer, startPictureServer } from '#tests/kit/network/pictureServer.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { emptyFolder, placeOf, run } from '#tests/kit/product/backup.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test as base } from '#tests/kit/test.ts';
import { themeTest, UPLOADS } from './themeTest.ts';

let old: PictureServer;
let folder: string;
let report: string;
const clean: (() => Promise<void>)[] = [];

const importing = (product: Product, ...args: string[]) =>
  run('import', args, {
    ...placeOf(product),
    WEBHOOKS_ALLOW_PRIVATE: 'on',
    PUBLIC_URL: product.services.settings.PUBLIC_URL,
  });

const test = base.extend('settings', { scope: 'file' }, { WEBHOOKS_ALLOW_PRIVATE: 'on' });
beforeAll(async () => {
  old = await startPictureServer();
  folder = await emptyFolder({ onTestFinished: (one) => void clean.push(one) });
  for (const name of ['boat', 'hill'])
    old.pictures.set(`${UPLOADS}/${name}.jpg`, await canvas(60, 30).png().toBuffer());
  await writeFile(join(folder, 'site.xml'), themeTest(old.url));
  await writeFile(
    join(folder, 'mapping.json'),
    JSON.stringify({
      postTypes: { movie: { as: 'item', category: 'genre', client: 'meta:client', year: 'meta:year' } },
    }),
  );
});
afterAll(async () => {
  for (const one of clean) await one();
  await old.stop();
});

type Post = Record<
  | 'id'
  | 'slug'
  | 'title'
  | 'excerpt'
  | 'body'
  | 'author'
  | 'imageUrl'
  | 'altText'
  | 'createdAt'
  | 'publishAt'
  | 'metaTitle'
  | 'metaDescription',
  string
> & { tags: string[]; isPublished: boolean };
const POSTS = `query Posts { blogPosts: allBlogPosts(first: 100) { nodes { id slug title excerpt body author imageUrl altText createdAt publishAt metaTitle metaDescription tags isPublished } } }`;
const allPosts = async (admin: Person): Promise<Post[]> => (await admin.gql(POSTS, {})).data.blogPosts.nodes;
const postOf = async (admin: Person, slug: string): Promise<Post> => {
  const post = (await allPosts(admin)).find((one) => one.slug === slug);
  if (!post) throw new Error(`there is no post ${slug}: ${(await allPosts(admin)).map((one) => one.slug).join(', ')}`);
  return post;
};
const location = async (product: Product, path: string) => {
  const { status, headers } = await getPage(product, path);
  return [status, headers.location];
};

test('a dry run reports what would be imported without importing it', async ({ product, admin }) => {
  const before = await product.services.db.$count((await import('#server/content/blog/table.ts')).blogPosts);
  const { code, out, errors } = await importing(
    product,
    join(folder, 'site.xml'),
    '--dry-run',
    '--mapping',
    join(folder, 'mapping.json'),
  );
  expect([code, errors]).toEqual([0, '']);
  expect(out).toContain('would come: 21 posts, 1 portfolio item (15 published)');
  expect(out).toContain('a form was left out: [contact-form-7 id="1" title="Write"]');
  expect(old.asked).toEqual([]);
  expect((await allPosts(admin)).length).toBe(before);
});

describe('the import of a whole WordPress site', () => {
  test.beforeAll(async ({ product }) => {
    const made = await importing(product, join(folder, 'site.xml'), '--mapping', join(folder, 'mapping.json'));
    expect([made.code, made.errors]).toEqual([0, '']);
    report = made.out;
  });

  test('every post and page is imported with author, date, tags, state and SEO data', async ({ admin }) => {
    expect(report).toContain('came: 21 posts, 1 portfolio item (15 published), 2 pictures');
    const first = await postOf(admin, 'featured-across');
    expect(first).toMatchObject({
      ...{ title: 'Featured across', author: 'Jane Doe', tags: ['News'], isPublished: true, body: 'Short and sweet.' },
      ...{ createdAt: '2013-01-05T10:00:00.000Z', metaTitle: 'For engines', metaDescription: null },
      ...{ altText: 'A boat "at" sea', imageUrl: expect.stringMatching(/\/uploads\/[0-9a-f-]{36}\.webp$/) },
    });
    const drafts = (await allPosts(admin)).filter(({ isPublished }) => !isPublished).map(({ title }) => title);
    expect(drafts.sort()).toEqual([
      ...['About us', 'For ourselves', 'Not yet', 'Protected', 'Team', 'Tomorrow and after', 'Waiting'],
    ]);
    expect((await postOf(admin, 'tomorrow-and-after')).publishAt).toBe('2099-01-01T09:00:00.000Z');
  });

  test('titles come without HTML, with missing or too long ones adapted', async ({ admin }) => {
    const titles = (await allPosts(admin)).map(({ title }) => title);
    expect(titles).toContain('Edge case: markup & “signs” in the title');
    expect(titles).toContain('Untitled post of 2013-01-05');
    expect(titles).toContain('FAQ');
    expect(titles.find((title) => title.startsWith('A very long'))).toHaveLength(200);
    expect(await postOf(admin, 'many-tags-2')).toMatchObject({ title: 'Same slug' });
    expect(titles).toContain('Straße: 日本語');
  });

  test('too many tags and tags with separators are adapted', async ({ admin }) => {
    const { tags } = await postOf(admin, 'many-tags');
    expect(tags).toEqual(['Über alles', ...Array.from({ length: 19 }, (_, index) => `Tag ${index + 1}`)]);
    expect((await postOf(admin, 'team')).tags).toEqual(['Blog']);
  });

  test('texts of the classic editor keep paragraphs and line breaks', async ({ admin }) => {
    expect((await postOf(admin, 'edge-em-case-em-markup-amp-8220-signs-8221-in-the-title')).body).toBe(
      'A **classic** text.\n\nIts second paragraph  \nof two lines.',
    );
  });

  test('headings, quotes, tables, lists and code are converted, without scripts and forms', async ({
    product,
    admin,
  }) => {
    const { body } = await postOf(admin, 'tags-of-html');
    for (const part of [
      '## Heading one',
      '## Heading two',
      '###### Six',
      '> Quoted\n>\n> — by somebody',
      '**Term**',
      '- One',
      '- Two',
      'H<sub>2</sub>O',
      '~~old~~',
      '`x < 1`',
      '```\n  kept\n   as it is\n```',
      '```css\np { margin: 0 }\n```',
      '5 \\* 3 \\* 2 \\_not emphasis\\_ \\<b>',
    ])
      expect(body).toContain(part);
    expect(body).toMatch(/\| Who\s+\| What\s+\|\n\| --- \| --- \|\n\| Ann \\\| Bob \| Pay<br>rise \|/);
    expect(body).not.toMatch(/alert|<form|margin: 0 }<|<style/);
    expect(report).toContain('a script was left out');
    const { text: html } = await getPage(product, '/blog/tags-of-html');
    expect(html).toContain('<b>&lt;b&gt;</b>'.slice(3, 12));
    expect(html).toMatch(/<td>Ann \| Bob<\/td>\s*<td>Pay<br ?\/?>rise<\/td>/);
  });

  test('pictures are imported once each in full size with captions', async ({ admin }) => {
    const { body } = await postOf(admin, 'a-gallery');
    const [hill, boat] = [...body.matchAll(/!\[([^\]]*)\]\(([^) ]+)(?: "([^"]*)")?\)/g)];
    expect(hill?.[2]).toMatch(/\/uploads\/[0-9a-f-]{36}\.webp$/);
    expect(boat?.slice(1)).toEqual(['Boat', expect.stringMatching(/\/uploads\//), 'The boat, again']);
    expect(boat?.[2]).toBe((await postOf(admin, 'featured-across')).imageUrl);
    expect(body).toContain(`![](${old.url}${UPLOADS}/gone.jpg)`);
    expect(report).toContain(`a picture did not come: ${old.url}${UPLOADS}/gone.jpg: The answer had the status 404.`);
    expect(old.asked.sort()).toEqual([`${UPLOADS}/boat.jpg`, `${UPLOADS}/gone.jpg`, `${UPLOADS}/hill.jpg`]);
    const library = await admin.gql('query Media { mediaPictures(first: 50) { nodes { name altText } } }', {});
    expect(library.data.mediaPictures.nodes).toHaveLength(2);
  });

  test('videos become video lines, sounds and frames become links', async ({ product, admin }) => {
    const { body } = await postOf(admin, 'videos-and-sounds');
    expect(body.split('\n\n')).toEqual([
      'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
      'https://vimeo.com/76979871',
      'https://old.example/a.mp3',
      'https://youtu.be/aaaaaaaaaaa',
      'https://www.youtube.com/watch?v=bbbbbbbbbbb',
      'https://maps.example/x',
    ]);
    expect((await getPage(product, '/blog/videos-and-sounds')).text.match(/<figure class="video">/g)).toHaveLength(4);
  });

  test('the text before "more" becomes the excerpt of a text with rules for page breaks', async ({ admin }) => {
    const post = await postOf(admin, 'more-and-next-page');
    expect(post.excerpt).toBe('What stands before it introduces it.');
    expect(post.body).toBe('What stands before it introduces it.\n\nThe rest.\n\n---\n\nPage two.');
  });

  test('a form is left out while other shortcodes of plug-ins stay as text', async ({ admin }) => {
    const { body } = await postOf(admin, 'shortcodes');
    expect(body).toMatch(/^and \\\[unknown\\\] and/m);
    expect(body).not.toContain('contact-form');
    expect(body).toContain('```php\n<?php echo "hi"; ?>\n```');
  });

  test('links between posts are rewritten unless they are broken', async ({ admin }) => {
    const { body } = await postOf(admin, 'links');
    expect(body).toContain('[path](/blog/featured-across#top)');
    expect(body).toMatch(/\[number\]\(\/blog\/edge-/);
    expect(body).toContain('[page](/blog/team)');
    expect(body).toContain('[list](/blogs?tag=News)');
    expect(body).toContain(`[lost](${old.url}/2009/lost/)`);
    expect(body).toContain('[else](https://elsewhere.example/%28x%29)');
    expect(body).toContain('[home](/)');
    expect(body).not.toContain('javascript');
    expect(report).toContain(`a link leads to a page that has not come: ${old.url}/2009/lost/`);
    expect(report).toContain(`a file stays where it is: ${old.url}/file.pdf`);
  });

  test('old addresses redirect to the new ones, numeric ones included, except for drafts', async ({ product }) => {
    expect(await location(product, '/2013/01/featured-across/')).toEqual([301, '/blog/featured-across']);
    expect(await location(product, '/?p=1')).toEqual([301, '/blog/featured-across']);
    expect(await location(product, '/about-us/team/')).toEqual([301, '/blog/team']);
    expect(await location(product, '/?page_id=21')).toEqual([301, '/blog/team']);
    expect(await location(product, '/category/news/')).toEqual([301, '/blogs?tag=News']);
    expect(await location(product, '/?p=14')).toEqual([200, undefined]);
  });

  test('another content type becomes a portfolio item by the mapping', async ({ admin }) => {
    const { data } = await admin.gql(
      'query Item { portfolioItem(slug: "a-film") { title description category client year imageUrl isPublished } }',
      {},
    );
    expect(data.portfolioItem).toEqual({
      ...{
        title: 'A film',
        description: 'A film that we made for them',
        category: 'Brand films',
        client: 'Kaveri Foods',
      },
      ...{ year: 2019, isPublished: true, imageUrl: expect.stringMatching(/\/uploads\//) },
    });
  });

  test('the report has every loss, such as the end of a text that is too long', () => {
    for (const loss of [
      'the text was cut to 100000 characters',
      'it was kept at the top of the list',
      '2 comments were left out',
      'it had a password: it is a draft',
      'it waited for a review: it is a draft',
      'it was for people who are signed in: it is a draft',
      'it had no title',
      'the title was cut to 200 characters',
      'tags were left out: Tag 20, Tag 21, Tag 22, Tag 23, Tag 24, Tag 25',
      'custom fields were left out: mood',
      'the block latest-posts is drawn by WordPress: it was left out',
      'left out: 1 entry: in the bin',
      'left out: 1 entry: of the kind nav_menu_item',
    ])
      expect(report).toContain(loss);
  });

  test('a repeated import creates no duplicates', async ({ product, admin }) => {
    const before = (await allPosts(admin)).length;
    const { out } = await importing(product, join(folder, 'site.xml'), '--mapping', join(folder, 'mapping.json'));
    expect(out).toContain('came: 0 posts, 0 portfolio items (0 published), 0 pictures, 0 redirects');
    expect(out).toContain('here already: 22');
    expect((await allPosts(admin)).length).toBe(before);
  });

  test('the content can be imported again after an undo that left what was changed', async ({ product, admin }) => {
    const { id } = await postOf(admin, 'shortcodes');
    await admin.gql('mutation Publish($id: UUID!) { publishBlogPost(id: $id, isPublished: false) { id } }', {
      id,
    });
    const { out } = await importing(
      product,
      join(folder, 'site.xml'),
      '--undo',
      '--mapping',
      join(folder, 'mapping.json'),
    );
    expect(out).toContain('Taken back: 20 posts, 1 portfolio items, 2 pictures');
    expect(out).toContain('Kept, because they were changed or are in use: 1 posts');
    expect((await allPosts(admin)).map(({ slug }) => slug)).toEqual(['shortcodes']);
    expect(await location(product, '/?p=1')).toEqual([200, undefined]);
    const again = await importing(product, join(folder, 'site.xml'), '--mapping', join(folder, 'mapping.json'));
    expect(again.out).toContain('came: 20 posts, 1 portfolio item');
    expect(again.out).toContain('here already: 1');
  });
});

test('pictures are read from an uploads folder without any request', async ({ product, admin }) => {
  const uploads = join(folder, 'uploads', '2014', '02');
  await mkdir(uploads, { recursive: true });
  await writeFile(join(uploads, 'tree.png'), await canvas(50, 20).png().toBuffer());
  const site = 'https://other.example';
  const content = `<img src="${site}/wp-content/uploads/2014/02/tree-150x150.png" alt="Tree">`;
  await writeFile(join(folder, 'other.xml'), wordpressExport(site, [{ id: 1, title: 'With a tree', content }]));
  const { out } = await importing(product, join(folder, 'other.xml'), '--pictures', join(folder, 'uploads'));
  expect(out).toContain('came: 1 post, 0 portfolio items (1 published), 1 picture');
  expect((await postOf(admin, 'with-a-tree')).body).toMatch(/^!\[Tree\]\(http[^)]*\/uploads\/[0-9a-f-]{36}\.webp\)$/);
});
