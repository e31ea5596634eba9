import { fail } from '#server/platform/errors.ts';
import type { SubscriptionResults } from './results.ts';

/**
 * How many streams a process holds open, in all and for one user who has signed in or one API token (contract, Limits): what a machine holds
 * open never shuts out whoever made its token.
 */
export const MAX_STREAMS = { ofUser: 10, inAll: 1000 };

const RETRY_S = 30;

/** The open streams of a process. */
export class Streams {
  /** Each with who holds it. */
  readonly #open = new Map<SubscriptionResults, string>();
  #isOver = false;

  /**
   * Counts a stream as open, or ends it.
   * @param holder the id of the user, or that of the API token
   * @returns counts it no more
   * @throws RATE_LIMITED when this holder, or everybody together, has too many, UNAVAILABLE once all have been ended
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

  /** Ends all of them for good: one that is still being opened would keep the server from closing. */
  endAll(): void {
    this.#isOver = true;
    for (const answers of this.#open.keys()) void answers.return();
  }
}
