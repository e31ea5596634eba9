import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startIndexNow } from '#server/content/indexNow/sender.ts';
import { indexNow, indexNowPings } from '#server/content/indexNow/table.ts';
import type { Loop } from '#server/platform/worker/retryLoop.ts';
import { blogOperations, blogPost, makePost } from '#tests/kit/content/blog.ts';
import { makeItem, portfolioItem, portfolioOperations } from '#tests/kit/content/portfolio.ts';
import { send } from '#tests/kit/network/raw.ts';
import { type Receiver, startReceiver } from '#tests/kit/network/receiver.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { type Product, startProduct } from '#tests/kit/product/product.ts';

const SECOND = 1000;
const operations = {
  read: '{ indexNow { id isOn proofUrl waiting triedAt fault } }',
  set: 'mutation ($isOn: Boolean!) { setIndexNow(isOn: $isOn) { isOn proofUrl waiting fault } }',
};

let receiver: Receiver;
let product: Product;
let admin: Person;
const restarted: Loop[] = [];
beforeAll(async () => {
  receiver = await startReceiver();
  product = await startProduct({ INDEXNOW_URL: receiver.url });
  product.holdTime();
  admin = await product.signedIn('admin');
});
beforeEach(async () => {
  await product.services.db.delete(indexNowPings);
  await admin.gql(operations.set, { isOn: true });
  receiver.received.length = 0;
});
afterEach(async () => {
  receiver.answer = null;
  for (const sender of restarted.splice(0)) await sender.stop();
});
afterAll(async () => {
  await product.stop();
  await receiver.stop();
});

const state = async () => (await admin.gql(operations.read)).data.indexNow;
const waiting = () => product.services.db.$count(indexNowPings);
const answers = () =>
  receiver.received.flatMap(({ body }) => body.urlList as string[]).map((url) => url.slice(product.url.length));
const expectReported = (...paths: string[]) => expect.poll(answers).toEqual(paths);
const isDone = () => expect.poll(waiting).toBe(0);

describe('reporting changes of published pages', () => {
  test('IndexNow reports every change of a published post but no draft', async () => {
    const { id } = await makePost(admin, { slug: 'told' });
    await admin.gql(blogOperations.update, { id, input: blogPost({ slug: 'told' }) });
    await admin.gql(blogOperations.publish, { id, isPublished: true });
    await expectReported('/blog/told');
    await isDone();
    // A change without effect is not reported.
    await admin.gql(blogOperations.publish, { id, isPublished: true });
    await admin.gql(blogOperations.update, { id, input: blogPost({ slug: 'told-anew' }) });
    await expectReported('/blog/told', '/blog/told', '/blog/told-anew');
    await isDone();
    await admin.gql(blogOperations.publish, { id, isPublished: false });
    await expectReported('/blog/told', '/blog/told', '/blog/told-anew', '/blog/told-anew');
    await isDone();
    await admin.gql(blogOperations.remove, { id });
    expect(await waiting()).toBe(0);
    const open = await makePost(admin, { slug: 'told-off', isPublished: true });
    await isDone();
    await admin.gql(blogOperations.remove, { id: open.id });
    await expect.poll(() => answers().slice(4)).toEqual(['/blog/told-off', '/blog/told-off']);
  });

  test('IndexNow reports a portfolio item with the key that the site serves', async () => {
    const { id, slug } = await makeItem(admin, { isPublished: true });
    await expectReported(`/portfolio/${slug}`);
    await isDone();
    const input = { ...portfolioItem({ slug }), isPublished: undefined };
    await admin.gql(portfolioOperations.update, { id, input });
    await expectReported(`/portfolio/${slug}`, `/portfolio/${slug}`);
    const { body, headers } = await receiver.post();
    const { proofUrl } = await state();
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    expect(body).toEqual({
      host: new URL(product.url).host,
      key: expect.stringMatching(/^[0-9a-f]{32}$/),
      keyLocation: proofUrl,
      urlList: [`${product.url}/portfolio/${slug}`],
    });
    const { status, text, headers: served } = await send(product.url, new URL(proofUrl).pathname);
    expect([status, text, served['content-type']]).toEqual([200, body.key, 'text/plain; charset=utf-8']);
    const other = String(body.key).replace(/./g, (digit) => (digit === 'a' ? 'b' : 'a'));
    expect((await send(product.url, `/${other}.txt`)).status).toBe(404);
  });

  test('IndexNow reports a page once for all changes since the last report', async () => {
    receiver.answer = (response) => response.writeHead(503).end();
    const { id, slug } = await makePost(admin, { isPublished: true });
    await expect.poll(async () => (await state()).fault).toBe('The answer had the status 503.');
    receiver.received.length = 0;
    let answer = () => {};
    receiver.answer = (response) => {
      answer = () => response.writeHead(200).end();
    };
    await admin.gql(blogOperations.update, { id, input: blogPost({ slug }) });
    await expectReported(`/blog/${slug}`);
    await admin.gql(blogOperations.update, { id, input: blogPost({ slug }) });
    await admin.gql(blogOperations.update, { id, input: blogPost({ slug }) });
    receiver.answer = null;
    answer();
    await expectReported(`/blog/${slug}`, `/blog/${slug}`);
    await isDone();
    expect((await state()).fault).toBeNull();
  });
});

test('IndexNow reports nothing of a site that is not launched', async () => {
  const launch = (isLaunched: boolean) =>
    admin.gql('mutation ($isLaunched: Boolean!) { launchSite(isLaunched: $isLaunched) { id } }', { isLaunched });
  await launch(false);
  await makePost(admin, { slug: 'too-early', isPublished: true });
  await isDone();
  await launch(true);
  await makePost(admin, { slug: 'in-time', isPublished: true });
  await expectReported('/blog/in-time');
});

test('IndexNow retries a refused report with growing pauses for a day', async () => {
  receiver.answer = (response) => response.writeHead(429).end();
  await makePost(admin, { slug: 'refused', isPublished: true });
  const due = async () => (await product.services.db.select().from(indexNowPings))[0]?.runAt.getTime();
  for (const [number, pause] of [5, 10, 20, 40].entries()) {
    await expect.poll(() => receiver.received.length).toBe(number + 1);
    const runAt = product.services.now().getTime() + pause * SECOND;
    await expect.poll(due).toBe(runAt);
    product.passTime(number < 3 ? pause * SECOND : 24 * 3600 * SECOND);
    product.services.outbox.wake();
  }
  await isDone();
  expect(receiver.received).toHaveLength(5);
});

test('another sender repeats the reports of a dead one after a minute', async () => {
  // This sender never gets an answer, as if it were dead.
  receiver.answer = () => {};
  await makePost(admin, { slug: 'taken-up', isPublished: true });
  await expectReported('/blog/taken-up');
  receiver.answer = null;
  product.passTime(61 * SECOND);
  restarted.push(startIndexNow(product.services));
  await expectReported('/blog/taken-up', '/blog/taken-up');
  await isDone();
});

describe('switched off', () => {
  test('switching IndexNow off drops waiting pages but not the key', async () => {
    receiver.answer = (response) => response.writeHead(503).end();
    await makePost(admin, { isPublished: true });
    expect(await waiting()).toBe(1);
    const { proofUrl } = await state();
    await admin.gql(operations.set, { isOn: false });
    expect([await waiting(), (await state()).isOn]).toEqual([0, false]);
    await makePost(admin, { isPublished: true });
    expect(await waiting()).toBe(0);
    await admin.gql(operations.set, { isOn: true });
    expect((await state()).proofUrl).toBe(proofUrl);
  });

  test('IndexNow gets its only key when it is switched on, also concurrently', async () => {
    await product.services.db.delete(indexNow);
    expect(await state()).toMatchObject({ isOn: false, proofUrl: null, waiting: 0, triedAt: null, fault: null });
    const both = await Promise.all([1, 2].map(() => admin.gql(operations.set, { isOn: true })));
    const [one, two] = both.map(({ data }) => data.setIndexNow.proofUrl);
    expect([one === two, typeof one]).toEqual([true, 'string']);
  });

  test('only admins can read and switch IndexNow', async () => {
    const employee = await product.signedIn('Employee');
    for (const [person, code] of [
      [employee, 'FORBIDDEN'],
      [product.nobody, 'UNAUTHENTICATED'],
    ] as const) {
      expect((await person.gql(operations.read)).code).toBe(code);
      expect((await person.gql(operations.set, { isOn: false })).code).toBe(code);
    }
    expect((await state()).isOn).toBe(true);
  });
});
