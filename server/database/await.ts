import { setTimeout as pause } from 'node:timers/promises';
import { causeOf, isUnavailable } from '#server/errors.ts';

/** @returns the pause before the next try: 0.25 s after the first failure, doubling, never above 5 s */
export const retryPause = (failures: number) => Math.min(250 * 2 ** (failures - 1), 5000);

/**
 * Does work on a database as soon as there is one, however late it comes; in one line it says that it waits.
 * @throws whatever waiting does not mend
 */
export async function onceReached<T>(work: () => Promise<T>, print: (line: string) => void): Promise<T> {
  for (let failures = 1; ; failures += 1) {
    try {
      return await work();
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      if (failures === 1) print(`Waiting for the database (${causeOf(error)?.code ?? 'no answer'}) …`);
      await pause(retryPause(failures));
    }
  }
}
