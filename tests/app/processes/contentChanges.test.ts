import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { blogOperations, makePost } from '#tests/kit/content/blog.ts';
import { makeItem, portfolioOperations } from '#tests/kit/content/portfolio.ts';
import { makeReview, reviewOperations } from '#tests/kit/content/review.ts';
import { Person } from '#tests/kit/people/person.ts';
import { until } from '#tests/kit/product/embedded.ts';
import { at, type Processes, startProcesses } from '#tests/kit/product/processes.ts';

let processes: Processes;
let near: Person;
let far: Person;
beforeAll(async () => {
  processes = await startProcesses();
  near = at(processes.servers[0], processes.admin);
  far = new Person(processes.servers[1].url);
});
afterAll(() => processes?.stop());

type Shown = { slug: string; text: string };
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

/** Reads every view of the other process until all or none show the object, for at most a second. */
async function followed(views: Record<string, View>, item: Shown, isShown: boolean): Promise<void> {
  let wrong: string[] = [];
  const follow = async () => {
    const seen = await Promise.all(Object.entries(views).map(async ([name, view]) => [name, await view(far, item)]));
    wrong = seen.filter(([, found]) => found !== isShown).map(([name]) => String(name));
    return wrong.length === 0;
  };
  await until(follow, { withinMs: 1000 }).catch((error) => {
    // The comparison names the views.
    expect(wrong).toEqual([]);
    throw error;
  });
}

describe('changes of content in the other process', () => {
  test('a blog post is published, changed, unpublished, published again and deleted in all views', async () => {
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

  test('a portfolio item is published, unpublished, published again and deleted in all views', async () => {
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

  test('a review is published, unpublished, published again and deleted in all views', async () => {
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

test('both processes serve the same empty feed', async () => {
  const tags = processes.servers.map(async ({ url }) => (await fetch(`${url}/feed.xml`)).headers.get('etag'));
  expect(new Set(await Promise.all(tags)).size).toBe(1);
});
