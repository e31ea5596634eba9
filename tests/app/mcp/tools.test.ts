import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TokenScope } from '#schema/apiToken.ts';
import { ERASED_DOMAIN, personalDataStrings } from '#schema/personalData.ts';
import { tools } from '#server/app/mcp/tools.ts';
import { messages } from '#server/clients/message/table.ts';
import { makeAffiliate } from '#tests/kit/content/affiliate.ts';
import { blogPost, makePost } from '#tests/kit/content/blog.ts';
import { insertBooking, insertHost, takeBookings } from '#tests/kit/content/booking.ts';
import { everySection } from '#tests/kit/content/everySection.ts';
import { makePicture } from '#tests/kit/content/media.ts';
import { makeMessage } from '#tests/kit/content/message.ts';
import { makePage } from '#tests/kit/content/page.ts';
import { makeItem, portfolioItem } from '#tests/kit/content/portfolio.ts';
import { makeReview } from '#tests/kit/content/review.ts';
import { listRevisions } from '#tests/kit/content/revision.ts';
import { type Agent, agentWith } from '#tests/kit/network/mcp.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { type Product, startProduct } from '#tests/kit/product/product.ts';

let product: Product;
let admin: Person;
beforeAll(async () => {
  product = await startProduct();
  admin = await product.signedIn('admin', { name: 'Meera Nair' });
  await takeBookings(admin);
  ({ userId: hostId } = await insertHost(product, admin.id));
});
afterAll(() => product.stop());

const made = new Map<string, Agent>();
async function agent(...scopes: TokenScope[]): Promise<Agent> {
  const key = scopes.join();
  const one = made.get(key) ?? (await agentWith(admin, scopes));
  made.set(key, one);
  return one;
}

const table: Record<string, [scope: TokenScope, use: () => Promise<Record<string, unknown>>]> = {
  list_enquiries: ['MESSAGES_READ', async () => ({})],
  get_enquiry: ['MESSAGES_READ', async () => ({ id: (await makeMessage(product)).id })],
  add_note: ['MESSAGES_WRITE', async () => ({ id: (await makeMessage(product)).id, text: 'A note of a machine' })],
  reply_to_enquiry: [
    'MESSAGES_REPLY',
    async () => {
      const { id } = await makeMessage(product);
      return { id, text: 'A reply of a machine', latestId: id };
    },
  ],
  create_post: ['CONTENT_WRITE', async () => blogPost()],
  update_post: ['CONTENT_WRITE', async () => ({ slug: (await makePost(admin)).slug, title: 'A title of a machine' })],
  publish_post: ['CONTENT_PUBLISH', async () => ({ slug: (await makePost(admin)).slug, isPublished: true })],
  create_item: ['CONTENT_WRITE', async () => portfolioItem()],
  update_item: ['CONTENT_WRITE', async () => ({ slug: (await makeItem(admin)).slug, title: 'A title of a machine' })],
  publish_item: ['CONTENT_PUBLISH', async () => ({ slug: (await makeItem(admin)).slug, isPublished: true })],
  create_page: ['CONTENT_WRITE', async () => ({ title: 'A page of a machine', sections: [{ type: 'booking' }] })],
  update_page: ['CONTENT_WRITE', async () => ({ slug: (await makePage(admin)).slug, title: 'A title of a machine' })],
  publish_page: ['CONTENT_PUBLISH', async () => ({ slug: (await makePage(admin)).slug, isPublished: true })],
  publish_review: ['REVIEWS_PUBLISH', async () => ({ id: (await makeReview(admin)).id, isPublished: true })],
  set_stage: ['MESSAGES_WRITE', async () => ({ id: (await makeMessage(product)).id, stage: 'PROPOSAL' })],
  set_owner: ['MESSAGES_WRITE', async () => ({ id: (await makeMessage(product)).id, ownerId: admin.id })],
  set_follow_up: ['MESSAGES_WRITE', async () => ({ id: (await makeMessage(product)).id, day: '2027-01-15' })],
  set_value: ['MESSAGES_WRITE', async () => ({ id: (await makeMessage(product)).id, value: 50_000 })],
  mark_read: ['MESSAGES_WRITE', async () => ({ id: (await makeMessage(product)).id, isRead: true })],
  mark_spam: ['MESSAGES_WRITE', async () => ({ id: (await makeMessage(product)).id, isSpam: true })],
  list_colleagues: ['MESSAGES_READ', async () => ({})],
  list_reply_templates: ['MESSAGES_READ', async () => ({})],
  create_preview_link: ['CONTENT_WRITE', async () => ({ kind: 'BLOG_POST', itemId: (await makePost(admin)).id })],
  list_revisions: ['CONTENT_READ', async () => ({ kind: 'BLOG_POST', id: (await makePost(admin)).id })],
  restore_revision: [
    'CONTENT_WRITE',
    async () => {
      const { id } = await makePost(admin);
      const [revision] = await listRevisions(admin, 'BLOG_POST', id);
      return { id: revision?.id };
    },
  ],
  list_pictures: ['CONTENT_READ', async () => ({})],
  update_picture: ['CONTENT_PUBLISH', async () => ({ id: (await makePicture(admin)).id, altText: 'A blue square' })],
  issue_review_link: ['REVIEWS_WRITE', async () => ({ email: 'client@agents.example' })],
  tie_review: ['REVIEWS_WRITE', async () => ({ id: (await makeReview(admin)).id, itemId: null, service: 'PPC' })],
  list_affiliates: ['AFFILIATES_READ', async () => ({})],
  get_affiliate: ['AFFILIATES_READ', async () => ({ id: (await makeAffiliate(product.nobody)).id })],
  accept_affiliate: ['AFFILIATES_WRITE', async () => ({ id: (await makeAffiliate(product.nobody)).id })],
  decline_affiliate: [
    'AFFILIATES_WRITE',
    async () => ({ id: (await makeAffiliate(product.nobody)).id, reason: 'Another field' }),
  ],
  mark_affiliate_spam: [
    'AFFILIATES_WRITE',
    async () => ({ id: (await makeAffiliate(product.nobody)).id, isSpam: true }),
  ],
  get_pipeline: ['INSIGHTS_READ', async () => ({})],
  get_insights: ['INSIGHTS_READ', async () => ({ days: 7 })],
  search: ['MESSAGES_READ', async () => ({ text: 'Asha' })],
};
let hostId = '';
let hour = 0;
/** A call in the future, each at another time. */
const makeCall = async (from = product.services.now()) => {
  hour += 1;
  const startsAt = new Date(from.getTime() + hour * 3_600_000);
  return (await insertBooking(product, { hostId, startsAt })).id;
};
const tomorrow = () => new Date(product.services.now().getTime() + 24 * 3_600_000).toISOString();

/** Tools for bookings with their scope; those of `adminTools` need the role ADMIN. */
const bookingTable: typeof table = {
  list_hosts: ['BOOKINGS_READ', async () => ({})],
  list_free_slots: ['BOOKINGS_READ', async () => ({ hostId, from: tomorrow().slice(0, 10) })],
  list_bookings: ['BOOKINGS_READ', async () => ({ hostId })],
  add_booking: [
    'BOOKINGS_WRITE',
    async () => ({
      ...{ hostId, startsAt: tomorrow(), name: 'Asha Rao', email: 'asha@agents.example', service: 'Web Development' },
      overrules: ['OUTSIDE_HOURS', 'GAP'],
    }),
  ],
  move_booking: [
    'BOOKINGS_WRITE',
    async () => {
      const reader = await agent('BOOKINGS_READ');
      const input = { hostId, from: tomorrow().slice(0, 10) };
      const { slots } = (await reader.call('list_free_slots', input)).data;
      return { id: await makeCall(), startsAt: slots.at(-1).startsAt };
    },
  ],
  cancel_booking: ['BOOKINGS_WRITE', async () => ({ id: await makeCall() })],
  set_booking_outcome: [
    'BOOKINGS_WRITE',
    async () => ({ id: await makeCall(new Date('2026-01-05T04:30:00Z')), outcome: 'DONE' }),
  ],
};
const adminTools = ['list_bookings', 'move_booking', 'cancel_booking'];

/** Tools for every token. */
const open: Record<string, () => Promise<Record<string, unknown>>> = {
  list_posts: async () => ({}),
  get_post: async () => ({ slug: (await makePost(admin, { isPublished: true })).slug }),
  list_items: async () => ({}),
  get_item: async () => ({ slug: (await makeItem(admin, { isPublished: true })).slug }),
  list_pages: async () => ({}),
  get_page: async () => ({ slug: (await makePage(admin, { isPublished: true, sections: everySection() })).slug }),
  list_reviews: async () => ({}),
};

test('the tables contain exactly the existing tools, none of which deletes', () => {
  const listed = [table, bookingTable, open].flatMap((rows) => Object.keys(rows));
  expect(listed.toSorted()).toEqual(tools.map(({ name }) => name).toSorted());
  for (const { operation, publicOperation } of tools) expect(`${operation} ${publicOperation}`).not.toMatch(/remove/i);
});

describe.for(Object.entries(table))('%s', ([name, [scope, use]]) => {
  test(`the tool is listed for a token with ${scope}, and works`, async () => {
    const able = name === 'update_picture' ? await agent('CONTENT_WRITE', scope) : await agent(scope);
    expect(await able.tools()).toContain(name);
    const { data, error } = await able.call(name, await use());
    expect([error, typeof data]).toEqual([undefined, 'object']);
  });

  test('the tool is hidden from a token without its scope and refuses with the missing scope', async () => {
    const unable = await agent('BOOKINGS_READ');
    expect(await unable.tools()).not.toContain(name);
    const { error } = await unable.call(name, await use());
    const [group] = scope.split('_');
    expect([error.code, error.message]).toEqual(['FORBIDDEN', expect.stringContaining(`${group}_`)]);
  });
});

describe.for(Object.entries(bookingTable))('%s', ([name, [scope, use]]) => {
  test(`the tool works with ${scope}, for the role that may`, async () => {
    const [staff, adminAgent] = [await agent(scope), await agentWith(admin, [scope], 'ADMIN')];
    expect(await adminAgent.tools()).toContain(name);
    const { data, error } = await adminAgent.call(name, await use());
    expect([error, typeof data]).toEqual([undefined, 'object']);
    expect((await staff.tools()).includes(name)).toBe(!adminTools.includes(name));
  });

  test('the tool is hidden from a token without its scope and refuses with the missing scope', async () => {
    const unable = await agentWith(admin, ['CONTENT_READ'], 'ADMIN');
    expect(await unable.tools()).not.toContain(name);
    const { error } = await unable.call(name, await use());
    expect([error.code, error.message]).toEqual(['FORBIDDEN', expect.stringContaining(scope)]);
  });
});

test.for(Object.entries(open))('%s works with any token', async ([name, use]) => {
  for (const one of [await agent('BOOKINGS_READ'), await agentWith(admin, undefined, 'PUBLISHED')]) {
    expect(await one.tools()).toContain(name);
    expect((await one.call(name, await use())).error).toBeUndefined();
  }
});

test('a PUBLISHED token lists only public tools and sees no draft', async () => {
  const draft = await makePost(admin);
  const reader = await agentWith(admin, undefined, 'PUBLISHED');
  expect((await reader.tools()).toSorted()).toEqual(Object.keys(open).toSorted());
  const { nodes } = (await reader.call('list_posts', { first: 50 })).data;
  expect(nodes.map(({ isPublished }: { isPublished: boolean }) => isPublished)).not.toContain(false);
  expect((await reader.call('get_post', { slug: draft.slug })).error).toMatchObject({
    code: 'NOT_FOUND',
    message: 'Blog post not found.',
  });
  const note = await reader.call('add_note', { id: (await makeMessage(product)).id, text: 'Not this' });
  expect(note.error.code).toBe('FORBIDDEN');
});

describe('a token without scopes', () => {
  test.for(['STAFF', 'ADMIN'])(
    'a token of the role %s reads and drafts, and neither publishes nor replies',
    async (role) => {
      const whole = await agentWith(admin, undefined, role);
      const granted = ['MESSAGES_READ', 'MESSAGES_WRITE', 'CONTENT_READ', 'CONTENT_WRITE'];
      const readable = ['REVIEWS_READ', 'AFFILIATES_READ', 'INSIGHTS_READ'];
      const refused = Object.entries(table).flatMap(([name, [scope]]) =>
        [...granted, ...readable].includes(scope) ? [] : [name],
      );
      const reported = await whole.tools();
      expect(reported.toSorted()).toEqual(
        tools
          .map(({ name }) => name)
          .filter((name) => !refused.includes(name) && !Object.hasOwn(bookingTable, name))
          .toSorted(),
      );
      for (const name of refused) {
        const [scope, use] = table[name] as (typeof table)[string];
        const { error } = await whole.call(name, await use());
        expect([name, error]).toMatchObject([
          name,
          { code: 'FORBIDDEN', message: `This API token lacks the scope ${scope}.` },
        ]);
      }
      const { slug } = await makePost(admin, { isPublished: true });
      const change = await whole.call('update_post', { slug, title: 'Not this title' });
      expect(change.error.message).toBe('This API token lacks the scope CONTENT_PUBLISH.');
    },
  );
});

describe('writing tools', () => {
  test('a created object is a draft in the name of the admin of the token, and audited', async () => {
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

  test('an invalid input is refused with messages per field and stores nothing', async () => {
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

  test('a reply is sent once, and refused after a newer entry', async () => {
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
