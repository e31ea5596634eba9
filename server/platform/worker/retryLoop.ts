import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { causeOf, writeFaultOf } from '#server/platform/errors.ts';

/** What waits to be sent: how much, and since when the oldest of it. */
export type Backlog = { depth: number; oldest: Date | null };

/** A worker that sends what stands in a table. */
export type Worker = {
  /** Looks at once: every commit calls it (../database/connect.ts). */
  wake(): void;
  /** Stops looking; what is being looked at is finished. */
  stop(): Promise<void>;
};

type Work = {
  /** What the log calls it. */
  name: string;
  /** Makes due what waits for another try: done once, before the first look. */
  begin(): Promise<unknown>;
  /** Takes up what is due. @returns whether there may be more */
  look(): Promise<boolean>;
};

/** How often a worker looks that nobody wakes. */
export const POLL_MS = 2000;
/** How long a worker that was woken waits for more to come, which it then takes up together. */
const GATHER_MS = 20;

/** @returns the pause after so many failures: 5 s after the first, doubling, never above the longest */
export const growingPause = (failures: number, longestMs: number) => Math.min(5000 * 2 ** (failures - 1), longestMs);

/** Starts a worker: it looks at once, whenever woken, and every two seconds; a database that is away is waited for. */
export function startWorker({ name, begin, look }: Work, log: Logger): Worker {
  const stopping = new AbortController();
  let woken = Promise.withResolvers<void>();
  const running = run();
  return {
    wake: () => woken.resolve(),
    async stop() {
      stopping.abort();
      woken.resolve();
      await running;
    },
  };

  async function run() {
    await attempt(begin);
    while (!stopping.signal.aborted) {
      woken = Promise.withResolvers<void>();
      if (await attempt(look)) continue;
      await Promise.race([woken.promise, idle(POLL_MS)]);
      await idle(GATHER_MS);
    }
  }

  function idle(ms: number) {
    return pause(ms, undefined, { signal: stopping.signal }).catch(() => {});
  }

  async function attempt<T>(work: () => Promise<T>): Promise<T | undefined> {
    try {
      return await work();
    } catch (error) {
      const fault = writeFaultOf(error);
      const why = fault ? `waits: ${fault.what} cannot be written: ${fault.said}` : 'could not reach the database';
      log.warn({ reason: codeOf(error), ...placeOf(error) }, `${name} ${why}`);
      return undefined;
    }
  }
}

/** @returns the file or folder that could not be written, and the setting that names it; neither of any other error */
export function placeOf(error: unknown): { setting?: string; path?: string } {
  const { setting, path } = writeFaultOf(error) ?? {};
  return { ...(setting && { setting }), ...(path && { path }) };
}

/** The short name of an error, without the addresses and texts that its message may hold. */
export const codeOf = (error: unknown) => causeOf(error)?.code ?? (error as Error).name;
