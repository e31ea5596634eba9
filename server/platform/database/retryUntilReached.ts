import { causeOf, isUnavailable } from '#server/platform/errors.ts';
import { withExplanation } from '#server/platform/storage/writeFault.ts';
import { backoff, idle } from '#server/platform/worker/pauses.ts';

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 5000;

/**
 * Runs work and retries while the database is unreachable.
 * @param onWait called once with the reason
 * @param signal ends the retries
 * @throws other errors, and the last error after an abort
 */
export async function retryUntilReached<T>(
  work: () => Promise<T>,
  onWait: (reason: string) => void,
  signal?: AbortSignal,
): Promise<T> {
  for (let failures = 1; ; failures += 1) {
    try {
      return await work();
    } catch (error) {
      if (signal?.aborted || !isUnavailable(error)) throw error;
      if (failures === 1) onWait(withExplanation(causeOf(error)?.code ?? 'no answer'));
      await idle(backoff(failures, LONGEST_PAUSE_MS, FIRST_PAUSE_MS), signal);
    }
  }
}
