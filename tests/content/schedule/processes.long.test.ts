import { afterAll, beforeAll, expect, test } from 'vitest';
import { makePlanned, type Planned, plannedKinds } from '#tests/kit/content/schedule.ts';
import { type MadeWebhook, makeWebhook } from '#tests/kit/content/webhook.ts';
import { type Receiver, startReceiver } from '#tests/kit/network/receiver.ts';
import { until } from '#tests/kit/product/embedded.ts';
import { type Processes, startProcesses } from '#tests/kit/product/processes.ts';

const [post] = plannedKinds;

let processes: Processes;
let receiver: Receiver;
let webhook: MadeWebhook;
beforeAll(async () => {
  [processes, receiver] = await Promise.all([startProcesses(), startReceiver()]);
  webhook = await makeWebhook(processes.admin, { url: receiver.url, events: ['POST_PUBLISHED'] });
});
afterAll(async () => {
  await processes?.stop();
  await receiver?.stop();
});

const plan = (ms: number) => makePlanned(processes.admin, post, { publishAt: new Date(Date.now() + ms).toISOString() });

/** Number of audited publications and queued deliveries. */
async function traces({ id }: Planned): Promise<unknown> {
  const [found] = await processes.rows(`select
    (select count(*)::int from audit_entries where subject_id = '${id}' and action = 'blog.publish') as published,
    (select count(*)::int from webhook_deliveries where webhook_id = '${webhook.id}' and body like '%${id}%') as queued`);
  return found;
}

const isPublished = async ({ id }: Planned) =>
  (await processes.rows(`select from blog_posts where id = '${id}' and is_published and publish_at is null`)).length ===
  1;

test('one of two processes publishes what is due, with one audit entry and one delivery', async () => {
  const planned = await Promise.all([plan(1500), plan(1500), plan(1600)]);
  for (const one of planned) {
    await until(() => isPublished(one), { withinMs: 7000 });
    expect(await traces(one)).toEqual({ published: 1, queued: 1 });
  }
});

test('a schedule is executed once, even after a kill of every process', async () => {
  const planned = await plan(6000);
  await Promise.all(processes.servers.map((server) => server.end('SIGKILL')));
  expect(await traces(planned)).toEqual({ published: 0, queued: 0 });
  await until(() => Date.now() > Date.parse(planned.publishAt ?? ''), { withinMs: 12_000 });
  await processes.startAgain();
  await until(() => isPublished(planned), { withinMs: 5000 });
  expect(await traces(planned)).toEqual({ published: 1, queued: 1 });
});
