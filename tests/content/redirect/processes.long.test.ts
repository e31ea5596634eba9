import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeRedirect, redirectOperations } from '#tests/kit/content/redirect.ts';
import { ASKS_HTML } from '#tests/kit/network/html.ts';
import { send } from '#tests/kit/network/raw.ts';
import { until } from '#tests/kit/product/embedded.ts';
import { at, type Processes, startProcesses } from '#tests/kit/product/processes.ts';

let processes: Processes;
beforeAll(async () => {
  processes = await startProcesses();
});
afterAll(() => processes?.stop());

const answerOf = async (number: 0 | 1, path: string) => {
  const { status, headers } = await send(processes.servers[number].url, path, { headers: ASKS_HTML });
  return [status, headers.location];
};
const comesAt = (number: 0 | 1, path: string, expected: unknown[]) =>
  until(async () => JSON.stringify(await answerOf(number, path)) === JSON.stringify(expected), { withinMs: 1000 });

test('a redirect created or deleted in one process is known to another within a second', async () => {
  const admin = at(processes.servers[0], processes.admin);
  const gone = [404, undefined];
  expect(await answerOf(1, '/moved')).toEqual(gone);
  const { id } = await makeRedirect(admin, { from: '/moved', to: '/about' });
  await comesAt(1, '/moved', [301, '/about']);
  await admin.gql(redirectOperations.update, { id, input: { from: '/moved', isGone: true } });
  await comesAt(1, '/moved', [410, undefined]);
  await admin.gql(redirectOperations.remove, { id });
  await comesAt(1, '/moved', gone);
});

test('the misses of two processes are added, at the latest when one stops', async () => {
  for (const number of [0, 1, 1] as const) await answerOf(number, '/asked-at-both');
  const counted = () => processes.rows(`select count from missed_paths where path = '/asked-at-both'`);
  await until(async () => (await counted())[0]?.count === 3);
  await answerOf(1, '/asked-at-the-end');
  await processes.servers[1].end('SIGTERM');
  expect(await processes.rows(`select count from missed_paths where path = '/asked-at-the-end'`)).toEqual([
    { count: 1 },
  ]);
});
