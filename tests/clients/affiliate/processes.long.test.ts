import { afterAll, beforeAll, expect, test } from 'vitest';
import { counted, sendHit } from '#tests/kit/content/visit.ts';
import { until } from '#tests/kit/product/embedded.ts';
import { type Processes, startProcesses } from '#tests/kit/product/processes.ts';

const NEHA = '01990000-0000-7000-8000-000000000001';
let processes: Processes;
beforeAll(async () => {
  processes = await startProcesses();
  await processes.rows(`insert into affiliates (id, name, company_name, email, phone, service, created_at, state, code)
    values ('${NEHA}', 'Neha', 'Kaveri', 'neha@kaveri.example', '9876543210', 'publisher', now(), 'ACCEPTED', 'abcdefgh')`);
});
afterAll(() => processes?.stop());

const figure = async () => {
  const [row] = await processes.rows(`select visitors, views from visit_figures where name = '${NEHA}'`);
  return row ? [row.visitors, row.views] : [0, 0];
};
const by = { campaign: { ref: 'abcdefgh' } };
const from = { 'x-forwarded-for': '198.51.100.1' };

test('a visitor served by two processes concurrently is one visit of the affiliate', async () => {
  const [one, other] = processes.servers;
  await Promise.all(Array.from({ length: 20 }, (_, index) => sendHit(index % 2 ? one : other, by, from)));
  await Promise.all([counted(one, 10), counted(other, 10)]);
  expect(await figure()).toEqual([1, 20]);
});

test('a process killed while writing keeps visit and affiliate figure consistent', async () => {
  const [one, other] = processes.servers;
  await sendHit(other, by, { 'x-forwarded-for': '198.51.100.2' });
  await until(async () => (await figure())[0] === 2);
  await Promise.all(
    Array.from({ length: 50 }, (_, index) => sendHit(other, by, { 'x-forwarded-for': `198.51.101.${index}` })),
  );
  await other.end('SIGKILL');
  const [tied] = await processes.rows(`select count(*)::int as visits from visits where affiliate_id = '${NEHA}'`);
  expect((await figure())[0]).toBe(tied?.visits);
  await one.end('SIGTERM');
});
