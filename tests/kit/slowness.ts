import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The time in which the reference machine starts Node. */
const REFERENCE_MS = 100;

async function nodeStartMs(): Promise<number> {
  const begun = performance.now();
  await run(process.execPath, ['-e', '0']);
  return performance.now() - begun;
}

/** @returns how many times slower than the reference this machine is at present; at least 1 */
export async function measureSlowness(): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < 5; round += 1) times.push(await nodeStartMs());
  const median = times.toSorted((left, right) => left - right)[2] ?? 0;
  return Math.max(1, median / REFERENCE_MS);
}

/**
 * The limit for a time that the product promises.
 * @param ms the promised time on the reference machine
 * @returns the time in milliseconds that this machine may take at present
 */
export const promisedMs = async (ms: number): Promise<number> => ms * (await measureSlowness());
