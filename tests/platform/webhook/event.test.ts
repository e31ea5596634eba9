import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { eventWords } from '#schema/webhook.ts';
import { announce } from '#server/platform/event/events.ts';
import { webhookDeliveries } from '#server/platform/webhook/table.ts';
import { application } from '#tests/kit/content/affiliate.ts';
import { blogOperations, blogPost, makePost, sendPost } from '#tests/kit/content/blog.ts';
import { newMessage, sendMessage } from '#tests/kit/content/message.ts';
import { pageInput, pageOperations } from '#tests/kit/content/page.ts';
import { makeItem, portfolioItem, portfolioOperations } from '#tests/kit/content/portfolio.ts';
import { issueLink, postReview } from '#tests/kit/content/review.ts';
import {
  deliveriesOf,
  deliveryOnce,
  emptyWebhooks,
  isDelivered,
  makeWebhook,
  webhookOperations,
} from '#tests/kit/content/webhook.ts';
import { isGenuine, type Receiver, startReceiver } from '#tests/kit/network/receiver.ts';
import { newcomer, overGraphql, overRest } from '#tests/kit/people/newcomer.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { type Product, startProduct } from '#tests/kit/product/product.ts';

let product: Product;
let admin: Person;
let receiver: Receiver;
beforeAll(async () => {
  product = await startProduct({ WEBHOOKS_ALLOW_PRIVATE: 'on' });
  admin = await product.signedIn('admin');
});
afterAll(() => product.stop());
beforeEach(async () => {
  receiver = await startReceiver();
});
afterEach(async () => {
  await emptyWebhooks(product);
  await receiver.stop();
});

const shown = async (path: string, list: (body: never) => unknown[]) =>
  list((await admin.rest('GET', path)).body as never)[0];

/** Every event: its cause, and the object as REST shows it. */
const events: Record<string, [name: string, happens: () => Promise<unknown>, item: () => Promise<unknown>]> = {
  MESSAGE_RECEIVED: [
    'message.received',
    () => product.nobody.rest('POST', '/messages/us', newMessage()),
    () => shown('/messages/', ({ messages }: { messages: unknown[] }) => messages),
  ],
  APPLICATION_RECEIVED: [
    'application.received',
    () => product.nobody.rest('POST', '/affiliate', application()),
    () => shown('/affiliate', ({ data }: { data: unknown[] }) => data),
  ],
  REVIEW_SUBMITTED: [
    'review.submitted',
    async () => postReview(product.nobody, (await issueLink(admin)).token),
    () => shown('/admin/reviews/all', (reviews: unknown[]) => reviews),
  ],
  POST_PUBLISHED: [
    'post.published',
    () => admin.rest('POST', '/blogs/create', blogPost({ isPublished: true, imageUrl: 'https://a.example/b.png' })),
    () => shown('/blogs', ({ data }: { data: unknown[] }) => data),
  ],
};

const unknown = {
  ...{ name: null, found: null, medium: null, campaign: null },
  ...{ referrer: null, firstPage: null, sentFrom: null, affiliateId: null },
};
const expectedSources: Record<string, object> = { MESSAGE_RECEIVED: unknown, APPLICATION_RECEIVED: unknown };

test.each(Object.entries(events))(
  '%s is sent only to the webhook that selects it, signed, with the REST object and the source',
  async (event, [name, happens, item]) => {
    const webhook = await makeWebhook(admin, { url: receiver.url, events: [event] });
    const others = await makeWebhook(admin, {
      url: receiver.url,
      events: Object.keys(events).filter((other) => other !== event),
    });
    await happens();
    const got = await receiver.post();
    expect(isGenuine(got, webhook.secret, product.services.now())).toBe(true);
    expect(isGenuine(got, others.secret, product.services.now())).toBe(false);
    expect(isGenuine({ ...got, text: `${got.text} ` }, webhook.secret, product.services.now())).toBe(false);
    expect(got.headers['content-type']).toBe('application/json');
    expect(Object.keys(got.body)).toEqual(['type', 'timestamp', 'data']);
    const source = expectedSources[event];
    const reported = { ...((await item()) as object), ...(source && { source }) };
    expect(got.body).toEqual({ type: name, timestamp: got.body.data.createdAt, data: reported });

    const { id } = await deliveryOnce(product, webhook, isDelivered);
    expect(got.id).toBe(id);
    expect(await deliveriesOf(product, others)).toEqual([]);
    const { data } = await admin.gql(webhookOperations.byId, { id: webhook.id });
    expect(data.webhook.deliveries.nodes).toEqual([
      {
        id,
        event,
        state: 'DELIVERED',
        tries: 1,
        status: 204,
        reason: null,
        answer: null,
        durationMs: expect.any(Number),
        createdAt: got.body.timestamp,
        triedAt: expect.any(String),
        nextTryAt: null,
      },
    ]);
    expect(data.webhook.latestDelivery).toEqual({ id });
  },
);

describe('a post', () => {
  const count = () => product.services.db.$count(webhookDeliveries);

  test('post.published is sent on publication only, not for drafts, updates or unpublication', async () => {
    await makeWebhook(admin, { url: receiver.url });
    const post = await makePost(admin);
    await admin.gql(blogOperations.update, { id: post.id, input: blogPost() });
    expect(await count()).toBe(0);
    await admin.gql(blogOperations.publish, { id: post.id, isPublished: true });
    expect(await count()).toBe(1);
    await admin.gql(blogOperations.publish, { id: post.id, isPublished: true });
    await admin.gql(blogOperations.update, { id: post.id, input: blogPost() });
    await admin.gql(blogOperations.publish, { id: post.id, isPublished: false });
    await admin.gql(blogOperations.remove, { id: post.id });
    expect(await count()).toBe(1);
  });

  const tellsOf = async (what: string) => {
    const names = Object.keys(eventWords).filter((name) =>
      eventWords[name as keyof typeof eventWords].startsWith(what),
    );
    await makeWebhook(admin, { url: 'https://nowhere.invalid/', events: names });
    return async () => {
      const rows = await product.services.db.select().from(webhookDeliveries).orderBy(webhookDeliveries.id);
      return rows.map(({ body }) => JSON.parse(body) as { type: string; data: Record<string, unknown> });
    };
  };
  const typesOf = (reported: { type: string }[]) => reported.map(({ type }) => type);

  test('every save of a post, page or item sends one event: its change of state, otherwise updated', async () => {
    const kinds = [
      { kind: 'post', operations: blogOperations, input: blogPost },
      { kind: 'page', operations: pageOperations, input: pageInput },
      { kind: 'item', operations: portfolioOperations, input: portfolioItem },
    ];
    for (const { kind, operations, input } of kinds) {
      const reported = await tellsOf(`${kind}.`);
      const { data, errors } = await admin.gql(operations.create, { input: { ...input({ title: 'As it was made' }) } });
      expect(errors).toBeUndefined();
      const { id, slug } = Object.values(data)[0] as { id: string; slug: string };
      const save = (fields: object) => admin.gql(operations.update, { id, input: { ...input(), slug, ...fields } });
      const same = { title: 'As it was changed' };
      await save({ ...same, isPublished: false });
      await save({ title: 'As it went public', isPublished: true });
      await save({ title: 'As it went public', isPublished: true });
      await save({ title: 'As it is now', isPublished: true });
      for (const isPublished of [false, true, true, false]) await admin.gql(operations.publish, { id, isPublished });
      await admin.gql(operations.remove, { id });
      const all = await reported();
      expect(typesOf(all)).toEqual(
        ['updated', 'published', 'updated', 'unpublished', 'published', 'unpublished', 'deleted'].map(
          (what) => `${kind}.${what}`,
        ),
      );
      expect(all.map(({ data }) => [data._id, data.title, data.isPublished])).toEqual([
        [id, 'As it was changed', false],
        [id, 'As it went public', true],
        [id, 'As it is now', true],
        [id, 'As it is now', false],
        [id, 'As it is now', true],
        [id, 'As it is now', false],
        [id, 'As it is now', false],
      ]);
      await emptyWebhooks(product);
    }
  });

  test('the event of a post or item contains its REST object', async () => {
    const reported = await tellsOf('');
    const post = await makePost(admin, { isPublished: true });
    const item = await makeItem(admin, { isPublished: true, body: 'Not for REST.', client: 'Not for REST' });
    const rest = async (path: string) => (await admin.rest('GET', path)).body.data;
    const [ofPost, ofItem] = await reported();
    expect(ofPost?.data).toEqual(await rest(`/blogs/${post.slug}`));
    expect(ofItem?.data).toEqual(await rest(`/portfolio/${item.slug}`));
  });

  test('a refused post sends no event', async () => {
    await makeWebhook(admin, { url: receiver.url });
    const { slug } = await makePost(admin);
    expect((await sendPost(admin, { slug, isPublished: true })).code).toBe('CONFLICT');
    expect(await count()).toBe(0);
  });

  test('an event contains the state at its time, whatever changes before it is sent', async () => {
    receiver.answer = (response) => response.writeHead(500).end();
    const webhook = await makeWebhook(admin, { url: receiver.url });
    const post = await makePost(admin, { isPublished: true });
    await admin.gql(blogOperations.remove, { id: post.id });
    await deliveryOnce(product, webhook, ({ reason }) => reason !== null);
    receiver.answer = null;
    product.passTime(5000);
    product.services.outbox.wake();
    await deliveryOnce(product, webhook, isDelivered);
    expect((await receiver.post(1)).body.data).toMatchObject({ _id: post.id, title: post.title });
  });
});

test('user.created contains no password, over GraphQL and REST', async () => {
  const webhook = await makeWebhook(admin, { url: 'https://nowhere.invalid/', events: ['USER_CREATED'] });
  const details = [newcomer(), newcomer()] as const;
  await overGraphql(admin, details[0]);
  await overRest(admin, details[1]);
  const bodies = (await deliveriesOf(product, webhook)).map(({ body }) => JSON.parse(body));
  expect(bodies.map(({ type, data }) => [type, data.email])).toEqual(
    details.map(({ email }) => ['user.created', email]),
  );
  expect(Object.keys(bodies[0].data)).toEqual(['_id', 'name', 'email', 'mobile', 'role', 'isBlocked']);
});

test('a rollback sends no event', async () => {
  const webhook = await makeWebhook(admin, { url: receiver.url });
  const { db, now } = product.services;
  const failing = db.transaction(async (tx) => {
    await announce(tx, 'message.received', { id: webhook.id }, now());
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await deliveriesOf(product, webhook)).toEqual([]);
});

test('deleting a webhook concurrently does not affect the cause of its event', async () => {
  for (let round = 0; round < 8; round++) {
    const { id } = await makeWebhook(admin, { url: receiver.url });
    const [sent] = await Promise.all([sendMessage(product.nobody), admin.gql(webhookOperations.remove, { id })]);
    expect(sent.errors).toBe(undefined);
  }
});
