import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { House } from '#tests/bench/house.ts';
import { HOST } from '#tests/bench/load.ts';
import { cpuOf } from '#tests/bench/machine.ts';
import { type BenchRow, figure, once as onlyOnce, type Result } from '#tests/bench/row.ts';
import { inTurns, median } from '#tests/bench/turns.ts';
import { freePort } from '#tests/kit/network/port.ts';
import { untilAnswering } from '#tests/kit/product/production.ts';

// The time from the start of the process to the first valid answer from the database, with existing data.

/** A small request that needs the database. */
const FIRST = '/api/blogs?first=1';
const LOOK_EVERY_MS = 3;

type Start = { seconds: number; cpu: number };

const here = (file: string) => join(import.meta.dirname, file);

/** The imports of the product from node_modules until its first answer, in order. */
const importsOf = onlyOnce(async (house: House): Promise<string[]> => {
  const file = join(house.folder, 'imports');
  const NODE_OPTIONS = `--import=${pathToFileURL(here('record.ts')).href}`;
  await startProduct(house, await house.database(), { NODE_OPTIONS, RECORD_IMPORTS: file });
  return [...new Set((await readFile(file, 'utf8')).trim().split('\n'))];
});

/** Starts the product, and ends it after its first answer. */
async function startProduct(house: House, databaseUrl: string | null, environment = {}): Promise<Start> {
  const begun = performance.now();
  const product = await house.launch(databaseUrl, environment);
  try {
    await product.untilReady(FIRST, LOOK_EVERY_MS);
    return { seconds: (performance.now() - begun) / 1000, cpu: cpuOf(product.pid) };
  } finally {
    await product.stop();
  }
}

async function startBare(libraries: string[]): Promise<Start> {
  const port = await freePort();
  const begun = performance.now();
  const env = { ...process.env, NODE_ENV: 'production' };
  const child = spawn(process.execPath, [here('bare.ts'), String(port), ...libraries], { stdio: 'inherit', env });
  const ended = once(child, 'exit');
  await untilAnswering(`http://${HOST}:${port}`, LOOK_EVERY_MS, child);
  const start = { seconds: (performance.now() - begun) / 1000, cpu: cpuOf(child.pid as number) };
  child.kill();
  await ended;
  return start;
}

async function start(house: House, databaseUrl: string | null, environment = {}): Promise<Result> {
  const libraries = await importsOf(house);
  // The first start creates the data folder, the second one Node's compile cache; later starts have both.
  for (let before = 0; before < 2; before += 1) await startProduct(house, databaseUrl, environment);
  const { ours, raw, ratio } = await inTurns(
    () => startProduct(house, databaseUrl, environment),
    () => startBare(libraries),
  );
  const seconds = (starts: Start[]) => `${figure(median(starts.map((one) => one.seconds)))} s`;
  const cpu = (starts: Start[]) => figure(median(starts.map((one) => one.cpu)));
  return {
    value: ratio((one) => one.seconds),
    ours: seconds(ours),
    raw: seconds(raw),
    cpu: `${cpu(ours)} / ${cpu(raw)} s`,
  };
}

const against = 'Node with the same libraries';

export const startRows: BenchRow[] = [
  {
    work: 'start to first answer, DATABASE_URL',
    against,
    limit: { atMost: 2 },
    measure: async (house) => start(house, await house.database(), { DATA_DIR: join(house.folder, 'beside') }),
  },
  {
    work: 'start to first answer, embedded database',
    against,
    limit: { atMost: 2 },
    measure: (house) => start(house, null, { DATA_DIR: join(house.folder, 'own'), SAMPLE_CONTENT: 'on' }),
  },
];
