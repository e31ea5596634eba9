import { countTokens } from 'gpt-tokenizer';
import { describe, expect } from 'vitest';
import { tokenScopes } from '#schema/apiToken.ts';
import { makePost } from '#tests/kit/content/blog.ts';
import { makeItem, portfolioItem } from '#tests/kit/content/portfolio.ts';
import { makeReview } from '#tests/kit/content/review.ts';
import { type Agent, agentWith } from '#tests/kit/network/mcp.ts';
import { test } from '#tests/kit/test.ts';

let readers: [staff: Agent, published: Agent];
test.beforeAll(async ({ admin }) => {
  readers = [await agentWith(admin, ['CONTENT_READ', 'REVIEWS_READ']), await agentWith(admin, undefined, 'PUBLISHED')];
});

test('the whole list of tools has fewer than 6000 tokens', async ({ admin }) => {
  const { client } = await agentWith(admin, [...tokenScopes], 'ADMIN');
  const list = await client.listTools();
  expect(list.tools.length).toBeGreaterThan(40);
  expect(countTokens(JSON.stringify(list))).toBeLessThan(6000);
});

describe('the same search by staff and by a PUBLISHED token', () => {
  test('a search of posts finds words of the text', async ({ admin }) => {
    const { slug } = await makePost(admin, { isPublished: true, body: 'About zeppelins over Pune.' });
    await makePost(admin, { isPublished: true });
    for (const reader of readers) {
      const { nodes } = (await reader.call('list_posts', { search: 'zeppelin' })).data;
      expect(nodes.map((post: { slug: string }) => post.slug)).toEqual([slug]);
    }
  });

  test('a search of posts finds drafts for staff only', async ({ admin }) => {
    const { slug } = await makePost(admin, { body: 'About dirigibles.' });
    const [staff, published] = readers;
    expect((await staff.call('list_posts', { search: 'dirigibles' })).data.nodes[0].slug).toBe(slug);
    expect((await published.call('list_posts', { search: 'dirigibles' })).data.nodes).toEqual([]);
  });

  test('a search of items finds a part of the title', async ({ admin }) => {
    const { slug } = await makeItem(admin, { isPublished: true, title: 'Zeppelin tickets sold' });
    await makeItem(admin, { title: 'Zeppelin in a draft' });
    await makeItem(admin, { isPublished: true });
    for (const reader of readers) {
      const { nodes } = (await reader.call('list_items', { search: 'ZEPP', isPublished: true })).data;
      expect(nodes.map((item: { slug: string }) => item.slug)).toEqual([slug]);
    }
  });

  test('a search of reviews finds a part of the text', async ({ admin }) => {
    const review = await makeReview(admin, { clientFeedback: 'They sold our zeppelins within a week.' });
    await makeReview(admin);
    await admin.gql('mutation ($id: UUID!) { publishReview(id: $id, isPublished: true) { id } }', { id: review.id });
    for (const reader of readers) {
      const { nodes } = (await reader.call('list_reviews', { search: 'zeppelins' })).data;
      expect(nodes.map(({ id }: { id: string }) => id)).toEqual([review.id]);
    }
  });
});

test.for(['list_posts', 'list_items', 'list_reviews'])(
  '%s refuses drafts to a PUBLISHED token in a sentence',
  async (name) => {
    const [staff, published] = readers;
    const { error } = await published.call(name, { isPublished: false });
    expect(error).toMatchObject({
      code: 'FORBIDDEN',
      message: 'This token reads only what is public: leave out isPublished, or send true.',
    });
    expect((await published.call(name, { isPublished: true })).error).toBeUndefined();
    expect((await staff.call(name, { isPublished: false })).error).toBeUndefined();
  },
);

test.for(['list_posts', 'list_items', 'list_reviews', 'get_post'])(
  '%s refuses an unknown argument to every token',
  async (name) => {
    for (const reader of readers) {
      const { error } = await reader.call(name, { ...(name === 'get_post' && { slug: 'any' }), colour: 'red' });
      expect(error).toMatchObject({
        code: 'BAD_USER_INPUT',
        fields: { colour: 'This tool does not know this field.' },
      });
    }
  },
);

test('an unknown argument within another is refused with its path', async ({ admin }) => {
  const writer = await agentWith(admin, ['CONTENT_WRITE']);
  const results = [{ figure: '+40 %', label: 'Enquiries', colour: 'red' }];
  const { error } = await writer.call('create_item', { ...portfolioItem(), results });
  expect(error).toMatchObject({ fields: { 'results.0.colour': 'This tool does not know this field.' } });
});

test('an argument that only another tool has is refused', async () => {
  const [staff] = readers;
  const { error } = await staff.call('list_pictures', { isPublished: true });
  expect(error.fields).toEqual({ isPublished: 'This tool does not know this field.' });
});
