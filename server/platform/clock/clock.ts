import type { Logger } from 'pino';
import { clockStrings } from '#schema/clock.ts';
import { DAY_MS, MINUTE_MS } from '#schema/durations.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { type ClockReadings, readClocks, storeReading } from './readings.ts';

/** The accepted clock difference and server downtime. */
export const MAX_DIFFERENCE_MS = DAY_MS;
/** How long a comparison is valid. A clock jump invalidates it at once. */
const FRESH_MS = 60_000;
const STORED_MS = 10 * MINUTE_MS;

/** `aheadMs` is negative if the server's clock is behind. */
export type ClockJump = { from: 'stored' | 'database'; aheadMs: number };

export type Clock = {
  /** Whether deleting and publishing by time may continue. */
  isTrusted(): Promise<boolean>;
  /** Returns the clock difference that blocks timed work, null if the clocks agree. */
  findJump(): Promise<ClockJump | null>;
};

type Comparison = { at: number; jump: ClockJump | null };
type Parts = {
  db: Database;
  now: () => Date;
  log: Pick<Logger, 'error' | 'info'>;
  read?: typeof readClocks;
};

/** Compares the clocks at most once a minute and after each jump. Stores the time while they agree and logs changes. */
export function createClock({ db, now, log, read = readClocks }: Parts): Clock {
  let lastComparison: Comparison | undefined;
  let runningComparison: Promise<Comparison> | undefined;
  const isFresh = ({ at }: Comparison) => Math.abs(now().getTime() - at) < FRESH_MS;

  async function compare(): Promise<Comparison> {
    // Taken before the reading, so that a slow reading is not taken for a jump.
    const at = now();
    const readings = await read(db);
    const jump = jumpOf(at, readings);
    if (!jump && isOld(at, readings)) await storeReading(db, at);
    logChange(jump, at, readings);
    lastComparison = { at: at.getTime(), jump };
    return lastComparison;
  }

  function logChange(jump: ClockJump | null, at: Date, { stored, database }: ClockReadings) {
    if (jump?.from === lastComparison?.jump?.from) return;
    const times = { clock: at, stored, database };
    if (jump) log.error(times, clockStrings.waits(jump));
    else if (lastComparison) log.info(times, clockStrings.goesOn);
  }

  async function findJump(): Promise<ClockJump | null> {
    let comparison = lastComparison;
    while (!comparison || !isFresh(comparison)) {
      runningComparison ??= compare().finally(() => {
        runningComparison = undefined;
      });
      comparison = await runningComparison;
    }
    return comparison.jump;
  }

  return { findJump, isTrusted: async () => (await findJump()) === null };
}

/** The stored time is checked first, because PostgreSQL may use the same machine's clock. */
export function jumpOf(at: Date, { stored, database, databaseAheadMs }: ClockReadings): ClockJump | null {
  const ahead = { stored: stored ? at.getTime() - stored.getTime() : 0, database: at.getTime() - database.getTime() };
  const isTooFar = (ms: number) => Math.abs(ms) > MAX_DIFFERENCE_MS;
  if (isTooFar(ahead.stored)) return { from: 'stored', aheadMs: ahead.stored };
  const isAccepted = !isTooFar(ahead.database + databaseAheadMs);
  if (isTooFar(ahead.database) && !isAccepted) return { from: 'database', aheadMs: ahead.database };
  return null;
}

const isOld = (at: Date, { stored }: ClockReadings) => !stored || at.getTime() - stored.getTime() > STORED_MS;
