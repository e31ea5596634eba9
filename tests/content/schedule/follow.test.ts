import { describe, expect, type TestContext, test } from 'vitest';
import { startSchedule } from '#server/app/jobs/schedule.ts';
import { auditOf, makePlanned, type Planned, type PlannedKind, plannedKinds } from '#tests/kit/content/schedule.ts';
import { deliveriesOf, makeWebhook } from '#tests/kit/content/webhook.ts';
import { until } from '#tests/kit/product/embedded.ts';
import { type Product, startProduct } from '#tests/kit/product/product.ts';

const HOUR = 3_600_000;
const [post] = plannedKinds;

/** A product with a fixed clock, an employee, and a webhook for published posts without a receiver. */
async function open(context: TestContext) {
  const product = await startProduct();
  context.onTestFinished(() => product.stop());
  product.holdTime();
  const employee = await product.signedIn('Employee');
  const webhook = await makeWebhook(await product.signedIn('admin'), { events: ['POST_PUBLISHED'] });
  const within = (ms: number) => new Date(product.services.now().getTime() + ms).toISOString();
  const read = async ({ read }: PlannedKind, { slug }: Planned): Promise<Planned> =>
    (await employee.gql(read, { slug })).data.done;
  const deliveries = async () => (await deliveriesOf(product, webhook)).map(({ event }) => event);
  return { product, employee, within, read, deliveries };
}

/** A worker of another process, with the number of its queries for due content. */
function startCounted({ services }: Product) {
  const count = { asked: 0 };
  const db = Object.assign(Object.create(services.db), {
    execute(query: string) {
      count.asked += 1;
      return services.db.execute(query);
    },
  });
  return { count, worker: startSchedule({ ...services, db }) };
}

/** Runs the worker of several processes, each as if newly started. */
async function look(product: Product, processes: number): Promise<void> {
  const started = Array.from({ length: processes }, () => startCounted(product));
  await until(async () => started.every(({ count }) => count.asked > 0), { withinMs: 5000 });
  await Promise.all(started.map(({ worker }) => worker.stop()));
}

const done = async (product: Product, planned: Planned) =>
  (await auditOf(product, planned)).map(({ action, actorName, via }) => `${action} by ${actorName} ${via}`);

describe.each(plannedKinds)('a planned $kind', (kind) => {
  test('scheduled content is published and unpublished within five seconds of its times', async (context) => {
    const { product, employee, within, read, deliveries } = await open(context);
    const planned = await makePlanned(employee, kind, { publishAt: within(HOUR), takeBackAt: within(2 * HOUR) });
    const status = async () => (await fetch(product.url + kind.page(planned.slug))).status;
    product.passTime(HOUR - 1);
    await look(product, 1);
    expect([await status(), (await read(kind, planned)).publishAt]).toEqual([404, planned.publishAt]);
    product.passTime(1);
    await until(async () => (await status()) === 200, { withinMs: 5000 });
    expect(await read(kind, planned)).toMatchObject({
      isPublished: true,
      publishAt: null,
      takeBackAt: planned.takeBackAt,
    });
    product.passTime(HOUR);
    await until(async () => (await status()) === 404, { withinMs: 5000 });
    expect(await read(kind, planned)).toMatchObject({ isPublished: false, publishAt: null, takeBackAt: null });
    const own = (await done(product, planned)).slice(1);
    expect(own).toEqual([
      `${kind.action}.publish by Schedule schedule`,
      `${kind.action}.unpublish by Schedule schedule`,
    ]);
    expect(await deliveries()).toEqual(kind.kind === 'post' ? ['post.published'] : []);
  });

  test('content whose both times have passed stays a draft that sends nothing', async (context) => {
    const { product, employee, within, read, deliveries } = await open(context);
    const planned = await makePlanned(employee, kind, { publishAt: within(HOUR), takeBackAt: within(2 * HOUR) });
    product.passTime(3 * HOUR);
    await until(async () => (await read(kind, planned)).takeBackAt === null, { withinMs: 5000 });
    expect(await read(kind, planned)).toMatchObject({ isPublished: false, publishAt: null });
    expect((await done(product, planned)).slice(1)).toEqual([`${kind.action}.update by Schedule schedule`]);
    expect(await deliveries()).toEqual([]);
  });
});

test('concurrent workers publish once, with one audit entry and one delivery', async (context) => {
  const { product, employee, within, read, deliveries } = await open(context);
  const posts = [];
  for (let number = 0; number < 5; number += 1)
    posts.push(await makePlanned(employee, post, { publishAt: within(HOUR) }));
  product.passTime(HOUR);
  await look(product, 4);
  for (const one of posts) {
    // The product's own worker may still process one.
    await until(async () => (await read(post, one)).isPublished === true, { withinMs: 5000 });
    expect((await done(product, one)).slice(1)).toEqual(['blog.publish by Schedule schedule']);
  }
  expect(await deliveries()).toEqual(posts.map(() => 'post.published'));
});

test('a start publishes what became due before, in the order of the times', async (context) => {
  const { product, employee, within } = await open(context);
  const [item] = plannedKinds.slice(1) as [PlannedKind];
  const third = await makePlanned(employee, post, { publishAt: within(3 * HOUR) });
  const first = await makePlanned(employee, post, { publishAt: within(HOUR) });
  const second = await makePlanned(employee, item, { publishAt: within(2 * HOUR) });
  await product.services.outbox.stop();
  product.passTime(4 * HOUR);
  expect(await overdue(product)).toBe(3);
  await look(product, 1);
  const entries = await Promise.all([first, second, third].map(async (one) => (await auditOf(product, one)).at(-1)));
  expect(entries.map((entry) => entry?.actorName)).toEqual(['Schedule', 'Schedule', 'Schedule']);
  const ids = entries.map((entry) => entry?.id ?? '');
  expect(ids).toEqual(ids.toSorted());
  expect(await overdue(product)).toBe(0);
});

test('subscribers receive the event of a scheduled publication', async (context) => {
  const { product, employee, within } = await open(context);
  const heard: string[] = [];
  product.services.channel.subscribe((said) => said && heard.push(`${said.event} ${said.id}`));
  const { id } = await makePlanned(employee, post, { publishAt: within(HOUR) });
  product.passTime(HOUR);
  await until(async () => heard.includes(`post.published ${id}`), { withinMs: 5000 });
  await until(async () => heard.filter((one) => one === `post.changed ${id}`).length === 2, { withinMs: 5000 });
});

test('the schedule sends no queries while nothing is due or changes', async (context) => {
  const { product, employee, within } = await open(context);
  await makePlanned(employee, post, { publishAt: within(HOUR) });
  await product.services.outbox.stop();
  const { count, worker } = startCounted(product);
  context.onTestFinished(() => worker.stop());
  await until(async () => count.asked > 0, { withinMs: 5000 });
  const looked = count.asked;
  for (let turn = 0; turn < 20; turn += 1) {
    worker.wake();
    await product.services.db.execute('select pg_sleep(0.03)');
  }
  expect(count.asked - looked).toBeLessThanOrEqual(1);
  product.passTime(HOUR);
  worker.wake();
  await until(async () => count.asked > looked + 1, { withinMs: 5000 });
});

async function overdue({ url }: Product): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(/^schedule_overdue (\d+)$/m.exec(text)?.[1]);
}
