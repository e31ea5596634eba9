import { fail } from '#server/platform/errors.ts';
import type { SubscriptionResults } from './results.ts';

/** Contract, Limits. Streams of an API token do not count for the user who created it. */
export const MAX_STREAMS = { ofUser: 10, inAll: 1000 };

const RETRY_S = 30;

export class Streams {
  readonly #open = new Map<SubscriptionResults, string>();
  #isOver = false;

  /**
   * @param holder the id of the user or of the API token
   * @throws RATE_LIMITED when the holder or the process has too many streams; UNAVAILABLE after `endAll`
   */
  add(holder: string, answers: SubscriptionResults): () => void {
    if (this.#isOver) {
      void answers.return();
      throw fail('UNAVAILABLE', undefined, { retryAfter: RETRY_S });
    }
    const own = [...this.#open.values()].filter((one) => one === holder).length;
    if (own >= MAX_STREAMS.ofUser || this.#open.size >= MAX_STREAMS.inAll) {
      void answers.return();
      throw fail('RATE_LIMITED', 'Too many streams are open. Please close one of them.', { retryAfter: RETRY_S });
    }
    this.#open.set(answers, holder);
    return () => void this.#open.delete(answers);
  }

  /** Ends all streams and refuses new ones, which would keep the server from closing. */
  endAll(): void {
    this.#isOver = true;
    for (const answers of this.#open.keys()) void answers.return();
  }
}
