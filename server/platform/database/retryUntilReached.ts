import { setTimeout as pause } from 'node:timers/promises';
import { causeOf, isUnavailable } from '#server/platform/errors.ts';
import { withWords } from '#server/platform/storage/writeFault.ts';

/** @returns the pause before the next try: 0.25 s after the first failure, doubling, never above 5 s */
export const retryPause = (failures: number) => Math.min(250 * 2 ** (failures - 1), 5000);

/**
 * Does work on a database as soon as there is one, however late it comes.
 * @param onWait told once, with why, that it waits
 * @param signal ends the waiting
 * @throws whatever waiting does not mend, and the last failure when it shall wait no longer
 */
export async function onceReached<T>(
  work: () => Promise<T>,
  onWait: (reason: string) => void,
  signal?: AbortSignal,
): Promise<T> {
  for (let failures = 1; ; failures += 1) {
    try {
      return await work();
    } catch (error) {
      if (signal?.aborted || !isUnavailable(error)) throw error;
      if (failures === 1) onWait(withWords(causeOf(error)?.code ?? 'no answer'));
      await pause(retryPause(failures), undefined, { signal }).catch(() => undefined);
    }
  }
}
