import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TokenScope } from '#schema/apiToken.ts';
import { tools } from '#server/app/mcp/tools.ts';
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
  test(`the tool that is listed for a token with ${scope} works`, async () => {
    const able = name === 'update_picture' ? await agent('CONTENT_WRITE', scope) : await agent(scope);
    expect(await able.tools()).toContain(name);
    const { data, error } = await able.call(name, await use());
    expect([error, typeof data]).toEqual([undefined, 'object']);
  });

  test("the tool that a token's list hides refuses with the missing scope", async () => {
    const unable = await agent('BOOKINGS_READ');
    expect(await unable.tools()).not.toContain(name);
    const { error } = await unable.call(name, await use());
    const [group] = scope.split('_');
    expect([error.code, error.message]).toEqual(['FORBIDDEN', expect.stringContaining(`${group}_`)]);
  });
});

describe.for(Object.entries(bookingTable))('%s', ([name, [scope, use]]) => {
  test(`the tool works for an admin with ${scope} and is listed for staff who may use it`, async () => {
    const [staff, adminAgent] = [await agent(scope), await agentWith(admin, [scope], 'ADMIN')];
    expect(await adminAgent.tools()).toContain(name);
    const { data, error } = await adminAgent.call(name, await use());
    expect([error, typeof data]).toEqual([undefined, 'object']);
    expect((await staff.tools()).includes(name)).toBe(!adminTools.includes(name));
  });

  test("the tool that a token's list hides refuses with the missing scope", async () => {
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
    'a token of the role %s reads and drafts but neither publishes nor replies',
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
