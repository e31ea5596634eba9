import { setTimeout as sleep } from 'node:timers/promises';
import type { House } from '#tests/bench/house.ts';
import { memoryOf, memoryOfFamily } from '#tests/bench/machine.ts';
import { reading } from '#tests/bench/reading.ts';
import { round } from '#tests/bench/rounds.ts';
import { type BenchRow, figure, once } from '#tests/bench/row.ts';
import { storing } from '#tests/bench/store.ts';

const REST_MS = 3000;
const SECONDS = 3;

/** The memory of a product that has just started and answered once, and its maximum after any kind of load. */
const memory = once(async (house: House) => {
  const product = await house.start(await house.database());
  const server = { port: Number(new URL(product.url).port), pid: product.pid };
  const look = () => ({ server: memoryOf(server.pid), postgres: memoryOfFamily(house.postmaster) });
  try {
    await sleep(REST_MS);
    const idle = look();
    const after: (typeof idle)[] = [];
    for (const request of Object.values(reading)) {
      const same = request();
      await round(server, { request: () => same }, SECONDS);
      await round(server, { request }, SECONDS);
      after.push(look());
    }
    await round(server, storing, SECONDS);
    after.push(look());
    const most = (of: keyof typeof idle) => Math.max(...after.map((one) => one[of]));
    return { idle, loaded: { server: most('server'), postgres: most('postgres') } };
  } finally {
    await product.stop('SIGKILL');
  }
});

const row = (work: string, when: 'idle' | 'loaded', atMost: number): BenchRow => ({
  work,
  against: '–',
  limit: { atMost, unit: 'MB' },
  async measure(house) {
    const { server, postgres } = (await memory(house))[when];
    return { value: server, ours: `${figure(server)} MB, its PostgreSQL ${figure(postgres)} MB` };
  },
});

export const memoryRows: BenchRow[] = [
  row('memory of the server, idle', 'idle', 200),
  row('memory of the server, after load', 'loaded', 400),
];
