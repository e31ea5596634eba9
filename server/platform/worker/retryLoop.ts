import type { Logger } from 'pino';
import { causeOf, writeFaultOf } from '#server/platform/errors.ts';
import { idle } from './pauses.ts';

export type Backlog = { depth: number; oldest: Date | null };

export type Loop = {
  /** Runs at once. Every commit calls it (../database/connect.ts). */
  wake(): void;
  /** Stops after the current run. */
  stop(): Promise<void>;
};

type Work = {
  name: string;
  /** Makes failed work due; runs once at the start. */
  begin(): Promise<unknown>;
  /** Processes due work. @returns whether there may be more */
  poll(): Promise<boolean>;
};

export const POLL_MS = 2000;
/** After a wake-up the loop waits this long, so that it processes several commits together. */
const GATHER_MS = 20;

/**
 * Starts a loop: it runs at once, when woken, and every two seconds. It retries while the database is unreachable.
 */
export function startLoop({ name, begin, poll }: Work, log: Logger): Loop {
  const abortController = new AbortController();
  const { signal } = abortController;
  let woken = Promise.withResolvers<void>();
  const running = run();
  return {
    wake: () => woken.resolve(),
    async stop() {
      abortController.abort();
      woken.resolve();
      await running;
    },
  };

  async function run() {
    await attempt(begin);
    while (!signal.aborted) {
      woken = Promise.withResolvers<void>();
      if (await attempt(poll)) continue;
      await Promise.race([woken.promise, idle(POLL_MS, signal)]);
      await idle(GATHER_MS, signal);
    }
  }

  async function attempt<T>(work: () => Promise<T>): Promise<T | undefined> {
    try {
      return await work();
    } catch (error) {
      const fault = writeFaultOf(error);
      const problem = fault
        ? `waits: ${fault.target} cannot be written: ${fault.explanation}`
        : 'could not reach the database';
      log.warn({ reason: codeOf(error), ...placeOf(error) }, `${name} ${problem}`);
      return undefined;
    }
  }
}

export function placeOf(error: unknown): { setting?: string; path?: string } {
  const { setting, path } = writeFaultOf(error) ?? {};
  return { ...(setting && { setting }), ...(path && { path }) };
}

/** A short error name without the addresses and texts of its message. */
export const codeOf = (error: unknown) => causeOf(error)?.code ?? (error as Error).name;
