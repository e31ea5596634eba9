import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { POLL_MS } from '#server/platform/worker/retryLoop.ts';
import { sendApplication } from '#tests/kit/content/affiliate.ts';
import { blogOperations, blogPost, makePost, sendPost } from '#tests/kit/content/blog.ts';
import { makeMessage, sendMessage } from '#tests/kit/content/message.ts';
import { issueLink, postReview } from '#tests/kit/content/review.ts';
import { emptyWebhooks, makeWebhook, webhookOperations } from '#tests/kit/content/webhook.ts';
import { type Receiver, startReceiver } from '#tests/kit/network/receiver.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { until } from '#tests/kit/product/embedded.ts';
import { type Product, startProduct } from '#tests/kit/product/product.ts';

const HOUR = 3600 * 1000;
const polling = vi.hoisted(() => ({ ms: 0 }));
/** Polling is disabled here: what arrives was sent because a commit woke the workers. */
vi.mock('node:timers/promises', async (original) => {
  const timers = await original<typeof import('node:timers/promises')>();
  const setTimeout: typeof timers.setTimeout = (ms, ...rest) =>
    timers.setTimeout(ms === polling.ms ? HOUR : ms, ...rest);
  return { ...timers, setTimeout };
});
polling.ms = POLL_MS;

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

test.for<[what: string, event: string, happens: () => Promise<unknown>]>([
  ['a post that is created published', 'post.published', () => sendPost(admin, { isPublished: true })],
  [
    'a draft that is published',
    'post.published',
    async () => admin.gql(blogOperations.publish, { id: (await makePost(admin)).id, isPublished: true }),
  ],
  [
    'a draft that a change publishes',
    'post.published',
    async () =>
      admin.gql(blogOperations.update, { id: (await makePost(admin)).id, input: blogPost({ isPublished: true }) }),
  ],
  ['a review', 'review.submitted', async () => postReview(product.nobody, (await issueLink(admin)).token)],
  ['a message', 'message.received', () => sendMessage(product.nobody)],
  ['an application', 'application.received', () => sendApplication(product.nobody)],
])('%s is sent to a webhook immediately, without polling', async ([, event, happens]) => {
  await makeWebhook(admin, { url: receiver.url });
  await happens();
  expect((await receiver.post()).body.type).toBe(event);
});

test('two concurrently published posts are both sent, each once', async () => {
  await makeWebhook(admin, { url: receiver.url });
  const posts = await Promise.all([makePost(admin), makePost(admin)]);
  await Promise.all(posts.map(({ id }) => admin.gql(blogOperations.publish, { id, isPublished: true })));
  await receiver.post(1);
  const ids = receiver.received.map(({ body }) => body.data._id);
  expect(ids.sort()).toEqual(posts.map(({ id }) => id).sort());
});

test('a test delivery and a resend are sent immediately', async () => {
  const { id } = await makeWebhook(admin, { url: receiver.url });
  const { data } = await admin.gql(webhookOperations.test, { id });
  await receiver.post();
  const again = () => admin.gql(webhookOperations.resend, { id: data.testWebhook.id });
  await until(async () => !(await again()).errors);
  expect((await receiver.post(1)).id).toBe(data.testWebhook.id);
});

test('the mails of a message are sent immediately', async () => {
  const { email } = await makeMessage(product);
  expect((await product.mail.mailTo(email)).subject).toBe('Your message to Marquee');
});
