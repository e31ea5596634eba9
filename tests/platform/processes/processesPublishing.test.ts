import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { blogOperations, makePost } from '#tests/kit/content/blog.ts';
import { canvas, pictureByRest } from '#tests/kit/content/picture.ts';
import { makeItem, portfolioOperations } from '#tests/kit/content/portfolio.ts';
import { makeReview, reviewOperations } from '#tests/kit/content/review.ts';
import { Person } from '#tests/kit/people/person.ts';
import { at, type Processes, startProcesses } from '#tests/kit/product/processes.ts';

let processes: Processes;
let near: Person;
let far: Person;
beforeAll(async () => {
  processes = await startProcesses();
});
beforeEach(() => {
  const [first, second] = processes.servers;
  near = at(first, processes.admin);
  far = new Person(second.url);
});
afterAll(() => processes?.stop());

type Shown = { slug: string; text: string };
/** What a visitor can look at, and what is found there of something that is public. */
type View = (visitor: Person, item: Shown) => Promise<boolean>;

const asked =
  (query: string): View =>
  async (visitor, { slug, text }) =>
    JSON.stringify((await visitor.gql(query, query.includes('$slug') ? { slug } : {})).data).includes(text);
const called =
  (path: (slug: string) => string): View =>
  async (visitor, { slug, text }) =>
    JSON.stringify((await visitor.rest('GET', path(slug))).body).includes(text);
const read =
  (path: (slug: string) => string, find: (item: Shown) => string = ({ text }) => text): View =>
  async ({ url }, item) => {
    const response = await fetch(url + path(item.slug), { headers: { accept: 'text/html, */*' } });
    return (await response.text()).includes(find(item));
  };

const ofBlog: Record<string, View> = {
  'GraphQL, all': asked('{ blogPosts { nodes { title } } }'),
  'GraphQL, one': asked('query ($slug: String!) { blogPost(slug: $slug) { title } }'),
  'REST, all': called(() => '/blogs'),
  'REST, one': called((slug) => `/blogs/${slug}`),
  'the list': read(() => '/blogs'),
  'its page': read((slug) => `/blog/${slug}`),
  'the feed': read(() => '/feed.xml'),
  'the sitemap': read(
    () => '/sitemap.xml',
    ({ slug }) => `/blog/${slug}<`,
  ),
};
const ofPortfolio: Record<string, View> = {
  'GraphQL, all': asked('{ portfolioItems { nodes { title } } }'),
  'GraphQL, one': asked('query ($slug: String!) { portfolioItem(slug: $slug) { title } }'),
  'REST, all': called(() => '/portfolio/published'),
  'REST, one': called((slug) => `/portfolio/${slug}`),
  'the wall': read(() => '/portfolio'),
  'its page': read((slug) => `/portfolio/${slug}`),
  'the sitemap': read(
    () => '/sitemap.xml',
    ({ slug }) => `/portfolio/${slug}<`,
  ),
};
const ofReviews: Record<string, View> = {
  GraphQL: asked('{ reviews { nodes { name } } }'),
  REST: called(() => '/admin/reviews/published'),
  'the home page': read(() => '/'),
};

const SECOND = 1000;

/** Looks at every view of the other process, until all show it or none does. Whatever is asked a second later is right. */
async function followed(views: Record<string, View>, item: Shown, isShown: boolean): Promise<void> {
  const since = performance.now();
  for (;;) {
    const isLate = performance.now() - since > SECOND;
    const seen = await Promise.all(Object.entries(views).map(async ([name, view]) => [name, await view(far, item)]));
    const wrong = seen.filter(([, found]) => found !== isShown).map(([name]) => name);
    if (isLate) expect(wrong).toEqual([]);
    if (!wrong.length) return;
    await pause(20);
  }
}

describe('what is published at one process is at the other within a second, wherever it is read', () => {
  test('a blog post: published, changed, taken back, published again and deleted', async () => {
    const { id, ...draft } = await makePost(near, { title: 'Pinecone', isPublished: false });
    const { slug } = draft;
    const publish = (isPublished: boolean) => near.gql(blogOperations.publish, { id, isPublished });
    await followed(ofBlog, { slug, text: 'Pinecone' }, false);
    await publish(true);
    await followed(ofBlog, { slug, text: 'Pinecone' }, true);
    const { excerpt, author, tags } = draft;
    const input = { title: 'Acorn', slug: 'acorn', excerpt, author, tags };
    await near.gql(blogOperations.update, { id, input });
    await followed(ofBlog, { slug: 'acorn', text: 'Acorn' }, true);
    await followed({ ...ofBlog, 'its page': ofBlog['REST, one'] as View }, { slug, text: 'Pinecone' }, false);
    await publish(false);
    await followed(ofBlog, { slug: 'acorn', text: 'Acorn' }, false);
    await publish(true);
    await followed(ofBlog, { slug: 'acorn', text: 'Acorn' }, true);
    await near.gql(blogOperations.remove, { id });
    await followed(ofBlog, { slug: 'acorn', text: 'Acorn' }, false);
  });

  test('a portfolio item: published, taken back, published again and deleted', async () => {
    const { id, slug } = await makeItem(near, { title: 'Larch', isPublished: false });
    const publish = (isPublished: boolean) => near.gql(portfolioOperations.publish, { id, isPublished });
    await followed(ofPortfolio, { slug, text: 'Larch' }, false);
    for (const isPublished of [true, false, true]) {
      await publish(isPublished);
      await followed(ofPortfolio, { slug, text: 'Larch' }, isPublished);
    }
    await near.gql(portfolioOperations.remove, { id });
    await followed(ofPortfolio, { slug, text: 'Larch' }, false);
  });

  test('a review: published, taken back, published again and deleted', async () => {
    const { id } = await makeReview(near, { name: 'Juniper' });
    const item = { slug: '', text: 'Juniper' };
    await followed(ofReviews, item, false);
    for (const isPublished of [true, false, true]) {
      await near.gql(reviewOperations.publish, { id, isPublished });
      await followed(ofReviews, item, isPublished);
    }
    await near.gql(reviewOperations.remove, { id });
    await followed(ofReviews, item, false);
  });
});

test('both processes tell the same of an empty feed', async () => {
  const tags = processes.servers.map(async ({ url }) => (await fetch(`${url}/feed.xml`)).headers.get('etag'));
  expect(new Set(await Promise.all(tags)).size).toBe(1);
});

describe('a picture in the shared store', () => {
  const get = async ({ url }: { url: string }, path: string) => {
    const response = await fetch(url + path);
    return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) };
  };
  const pathOf = (address: string) => {
    expect(address.startsWith(`${processes.proxy.url}/`)).toBe(true);
    return address.slice(processes.proxy.url.length);
  };

  test('is uploaded at one process, shown by the other in all its sizes, and gone from both when it is deleted', async () => {
    const bytes = await canvas(700, 350).png().toBuffer();
    const made = await pictureByRest(near, bytes, { title: 'Rowan', isPublished: true });
    expect(made.status).toBe(201);
    const { _id: id, slug, imageUrl } = made.body.data;
    const own = pathOf(imageUrl);
    const small = own.replace('.webp', '-480.avif');
    expect(await sharp((await get(far, own)).bytes).metadata()).toMatchObject({ format: 'webp', width: 700 });
    // Both are asked for a size that nobody has made yet.
    const sizes = await Promise.all([far, near, far, near].map((server) => get(server, small)));
    for (const size of sizes) expect(await sharp(size.bytes).metadata()).toMatchObject({ width: 480 });
    const page = await (await fetch(`${far.url}/blog/${slug}`)).text();
    const card = pathOf(/property="og:image" content="([^"]*)"/.exec(page)?.[1]?.replaceAll('&amp;', '&') ?? '');
    expect((await get(near, card)).bytes.equals((await get(far, card)).bytes)).toBe(true);
    const picture = own.slice('/uploads/'.length, -'.webp'.length);
    expect(await processes.s3.keys()).toEqual(expect.arrayContaining([`${picture}.webp`, `sizes/${picture}/480.avif`]));

    await at(far, processes.admin).rest('DELETE', `/blogs/${id}`);
    for (const path of [own, small, card]) {
      for (const server of [near, far]) expect((await get(server, path)).status).toBe(404);
    }
    expect((await processes.s3.keys()).filter((key) => key.includes(picture) || key.includes(id))).toEqual([]);
  });

  test('leaves nothing in the store when its post is refused', async () => {
    const before = await processes.s3.keys();
    const bytes = await canvas().png().toBuffer();
    expect((await pictureByRest(near, bytes, { slug: 'Not A Slug' })).status).toBe(422);
    expect(await processes.s3.keys()).toEqual(before);
  });
});
