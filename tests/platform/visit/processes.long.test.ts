import { afterAll, beforeAll, expect, test } from 'vitest';
import { counted, hitsOf, sendHit } from '#tests/kit/content/visit.ts';
import { until } from '#tests/kit/product/embedded.ts';
import { type Processes, startProcesses } from '#tests/kit/product/processes.ts';

let processes: Processes;
beforeAll(async () => {
  processes = await startProcesses();
});
afterAll(() => processes?.stop());

const total = async () => {
  const [row] = await processes.rows(`select visitors, views from visit_figures where dimension = 'total'`);
  return row ? [row.visitors, row.views] : [0, 0];
};
const sender = (address: string) => ({ 'x-forwarded-for': address });

test('a visitor served by two processes concurrently counts once, with every page', async () => {
  const [one, other] = processes.servers;
  const hits = Array.from({ length: 20 }, (_, index) =>
    sendHit(index % 2 ? one : other, { path: '/about' }, sender('198.51.100.1')),
  );
  expect(new Set(await Promise.all(hits))).toEqual(new Set([204]));
  await Promise.all([counted(one, 10), counted(other, 10)]);
  expect(await total()).toEqual([1, 20]);
  expect(await processes.rows('select count(*)::int as salts from visit_salts')).toEqual([{ salts: 1 }]);
});

test('a killed process loses at most a second of hits, unlike a stopped one', async () => {
  const [one, other] = processes.servers;
  const [, before] = await total();
  await sendHit(other, {}, sender('198.51.100.2'));
  await until(async () => (await total())[1] === Number(before) + 1);
  await sendHit(other, {}, sender('198.51.100.3'));
  await other.end('SIGKILL');
  const [, after] = await total();
  expect([Number(before) + 1, Number(before) + 2]).toContain(after);

  await sendHit(one, {}, sender('198.51.100.4'));
  await one.end('SIGTERM');
  expect(await total()).toEqual([Number(after) - Number(before) + 2, Number(after) + 1]);
});

test('a restarted process recognises the visitors of the day', async () => {
  await processes.startAgain();
  const [visitors, views] = await total();
  await sendHit(processes.servers[0], {}, sender('198.51.100.4'));
  await until(async () => (await hitsOf(processes.servers[0], 'counted')) === 1);
  expect(await total()).toEqual([visitors, Number(views) + 1]);
});
