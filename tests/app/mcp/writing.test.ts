import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TokenScope } from '#schema/apiToken.ts';
import { ERASED_DOMAIN, personalDataStrings } from '#schema/personalData.ts';
import { messages } from '#server/clients/message/table.ts';
import { blogPost, makePost } from '#tests/kit/content/blog.ts';
import { makeMessage } from '#tests/kit/content/message.ts';
import { makeItem, portfolioItem } from '#tests/kit/content/portfolio.ts';
import { agentWith } from '#tests/kit/network/mcp.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { type Product, startProduct } from '#tests/kit/product/product.ts';

let product: Product;
let admin: Person;
beforeAll(async () => {
  product = await startProduct();
  admin = await product.signedIn('admin', { name: 'Meera Nair' });
});
afterAll(() => product.stop());

const agent = (...scopes: TokenScope[]) => agentWith(admin, scopes);

describe('writing tools', () => {
  test('a created object is a draft that the audit log attributes to the admin of the token', async () => {
    const writer = await agent('CONTENT_WRITE');
    const loud = await writer.call('create_post', { ...blogPost(), isPublished: true });
    expect(loud.error).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { isPublished: 'This tool does not know this field.' },
    });
    const { data } = await writer.call('create_post', { ...blogPost({ title: 'Written by a machine' }) });
    expect(data).toMatchObject({ title: 'Written by a machine', isPublished: false });
    const query = '{ auditEntries(first: 1) { nodes { action via actor { name } subject { id } } } }';
    expect((await admin.gql(query)).data.auditEntries.nodes[0]).toMatchObject({
      ...{ via: 'TOKEN', actor: { name: 'Meera Nair' } },
      subject: { id: data.id },
    });
  });

  test.each(['post', 'item', 'page'])('the tools of a %s read and write its language', async (word) => {
    const writer = await agent('CONTENT_READ', 'CONTENT_WRITE');
    const inputs = { post: blogPost(), item: portfolioItem(), page: { title: 'A page', slug: `in-german-${word}` } };
    const input = inputs[word as keyof typeof inputs];
    const { slug } = (await writer.call(`create_${word}`, { ...input, language: 'de' })).data;
    const languageOf = async () => (await writer.call(`get_${word}`, { slug })).data.language;
    expect(await languageOf()).toBe('de');
    await writer.call(`update_${word}`, { slug, title: 'Another title' });
    expect(await languageOf()).toBe('de');
    await writer.call(`update_${word}`, { slug, language: '' });
    expect(await languageOf()).toBe('en');
    const { error } = await writer.call(`update_${word}`, { slug, language: 'klingon' });
    expect(error).toMatchObject({ code: 'BAD_USER_INPUT' });
    const { nodes } = (await writer.call(`list_${word}s`, { first: 50 })).data;
    expect(nodes.find((one: { slug: string }) => one.slug === slug)).toMatchObject({ language: 'en' });
  });

  test('an update by a tool keeps omitted fields', async () => {
    const writer = await agent('CONTENT_WRITE');
    const post = await makePost(admin, { body: 'The body stays.', metaTitle: 'Stays too' });
    await writer.call('update_post', { slug: post.slug, excerpt: 'Another excerpt of it.' });
    const { data } = await writer.call('get_post', { slug: post.slug });
    expect(data).toMatchObject({
      ...{ title: post.title, body: 'The body stays.', metaTitle: 'Stays too', excerpt: 'Another excerpt of it.' },
    });
    const item = await makeItem(admin, { body: 'The story stays.' });
    await writer.call('update_item', { slug: item.slug, newSlug: `${item.slug}-moved`, client: 'Kaveri' });
    const moved = await writer.call('get_item', { slug: `${item.slug}-moved` });
    expect(moved.data).toMatchObject({ title: item.title, body: 'The story stays.', client: 'Kaveri' });
  });

  test('of two concurrent updates the later one is a CONFLICT', async () => {
    const writer = await agent('CONTENT_WRITE');
    const { slug, updatedAt } = await makePost(admin);
    expect(
      (await writer.call('update_post', { slug, title: 'The first of two', ifUpdatedAt: updatedAt })).error,
    ).toBeUndefined();
    const late = await writer.call('update_post', { slug, title: 'The second of two', ifUpdatedAt: updatedAt });
    expect(late.error.code).toBe('CONFLICT');
    const both = await Promise.all(
      [1, 2, 3].map((n) => writer.call('update_post', { slug, title: `Number ${n} of them` })),
    );
    expect(both.filter(({ error }) => !error).length).toBeGreaterThan(0);
    expect(both.flatMap(({ error }) => error?.code ?? []).filter((code) => code !== 'CONFLICT')).toEqual([]);
  });

  test('an invalid input is refused with messages per field without being stored', async () => {
    const writer = await agent('CONTENT_WRITE', 'MESSAGES_WRITE');
    const count = async () => (await admin.gql('{ allBlogPosts { totalCount } }')).data.allBlogPosts.totalCount;
    const before = await count();
    const { error } = await writer.call('create_post', { ...blogPost({ title: 'Four', excerpt: 'x' }) });
    expect(error).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: {
        title: 'Title must be at least 5 characters',
        excerpt: 'Excerpt must be at least 10 characters',
      },
    });
    const { slug } = await makePost(admin);
    expect((await writer.call('create_post', { ...blogPost({ slug }) })).error).toMatchObject({ code: 'CONFLICT' });
    expect(await count()).toBe(before + 1);
    const { id } = await makeMessage(product);
    expect((await writer.call('add_note', { id, text: 'a'.repeat(5001) })).error.code).toBe('BAD_USER_INPUT');
    expect((await writer.call('add_note', { id, text: 'a'.repeat(5000) })).error).toBeUndefined();
    expect((await writer.call('add_note', { id: 'none', text: 'a' })).error.fields).toEqual({ id: 'This is no id.' });
  });

  test('a reply is refused when the enquiry has a newer entry or is erased', async () => {
    const { id, email } = await makeMessage(product, { email: 'replied@agents.example' });
    const replier = await agent('MESSAGES_REPLY');
    const { data } = await replier.call('get_enquiry', { id });
    const input = { id, text: 'We call you tomorrow.', latestId: data.latestId };
    expect((await replier.call('reply_to_enquiry', input)).data).toMatchObject({ id, stage: 'IN_CONTACT' });
    const late = await replier.call('reply_to_enquiry', input);
    expect(late.error).toMatchObject({ code: 'CONFLICT', message: expect.stringContaining('read the enquiry again') });
    const mails = [await product.mail.mailTo(email), await product.mail.mailTo(email, 1)];
    expect(mails.filter(({ text }) => text?.startsWith('We call you tomorrow.'))).toHaveLength(1);
    expect((await replier.call('get_enquiry', { id })).data.thread.totalCount).toBe(2);
    // Reading again does not help: the person was erased.
    await product.services.db
      .update(messages)
      .set({ email: `x@${ERASED_DOMAIN}` })
      .where(eq(messages.id, id));
    const erased = await replier.call('reply_to_enquiry', { ...input, latestId: data.latestId });
    expect(erased.error).toMatchObject({ code: 'CONFLICT', message: personalDataStrings.messageErased });
  });
});

test('lists are paged to the end and filtered', async () => {
  const reader = await agent('CONTENT_READ', 'MESSAGES_READ');
  for (const n of [1, 2, 3]) await makePost(admin, { title: `Paged number ${n}` });
  const titles: string[] = [];
  for (let after: string | undefined, more = true; more; ) {
    const { data } = await reader.call('list_posts', { first: 2, search: 'Paged number', ...(after && { after }) });
    titles.push(...data.nodes.map(({ title }: { title: string }) => title));
    after = data.pageInfo.endCursor;
    more = data.pageInfo.hasNextPage;
  }
  expect(titles).toEqual(['Paged number 3', 'Paged number 2', 'Paged number 1']);
  for (const first of [0, 51]) {
    expect((await reader.call('list_posts', { first })).error.fields).toEqual({ first: 'Please ask for 1 to 50' });
  }
  expect((await reader.call('list_posts', { first: 50 })).error).toBeUndefined();
  const { data } = await reader.call('list_enquiries', { stages: ['WON'], folder: 'ALL' });
  expect(data.nodes.every(({ stage }: { stage: string }) => stage === 'WON')).toBe(true);
});
