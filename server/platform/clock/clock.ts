import type { Logger } from 'pino';
import { clockStrings } from '#schema/clock.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { type ClockReadings, readClocks, storeReading } from './readings.ts';

/** By how much clocks may differ, and for how long a server may be stopped. */
export const MOST_APART_MS = 24 * 3600 * 1000;
/** For how long a comparison holds, by the clock that it is about: a jump ends it at once. */
const FRESH_MS = 60_000;
/** How old the stored reading becomes before it is replaced. */
const STORED_MS = 10 * 60_000;

/** What the server's clock differs from, and by how much it is ahead; negative, it is behind. */
export type ClockJump = { from: 'stored' | 'database'; aheadMs: number };

/** The comparison of the server's clock with the stored times and with PostgreSQL's clock. */
export type Clock = {
  /** Whether what deletes and publishes by time may go on. */
  isTrusted(): Promise<boolean>;
  /** @returns the jump that everything waits for; null where the clocks agree */
  findJump(): Promise<ClockJump | null>;
};

type Comparison = { at: number; jump: ClockJump | null };
type Parts = {
  db: Database;
  now: () => Date;
  log: Pick<Logger, 'error' | 'info'>;
  read?: typeof readClocks;
};

/**
 * Makes the comparison of clocks. It reads them at most once a minute, and at once after a jump; it stores the time as long as they
 * agree, and says in the log when they begin to differ and when they agree again.
 * @param read reads the other clocks
 */
export function createClock({ db, now, log, read = readClocks }: Parts): Clock {
  let last: Comparison | undefined;
  let comparing: Promise<Comparison> | undefined;
  const isFresh = ({ at }: Comparison) => Math.abs(now().getTime() - at) < FRESH_MS;

  async function compare(): Promise<Comparison> {
    // Taken before: time that passes during the reading makes the comparison an old one, not a jump.
    const at = now();
    const readings = await read(db);
    const jump = jumpOf(at, readings);
    if (!jump && isOld(at, readings)) await storeReading(db, at);
    tell(jump, at, readings);
    last = { at: at.getTime(), jump };
    return last;
  }

  function tell(jump: ClockJump | null, at: Date, { stored, database }: ClockReadings) {
    if (jump?.from === last?.jump?.from) return;
    const times = { clock: at, stored, database };
    if (jump) log.error(times, clockStrings.waits(jump));
    else if (last) log.info(times, clockStrings.goesOn);
  }

  async function findJump(): Promise<ClockJump | null> {
    let known = last;
    while (!known || !isFresh(known)) {
      comparing ??= compare().finally(() => {
        comparing = undefined;
      });
      known = await comparing;
    }
    return known.jump;
  }

  return { findJump, isTrusted: async () => (await findJump()) === null };
}

/** What a clock has jumped away from: the stored time before PostgreSQL's clock, which may be that of the same machine. */
export function jumpOf(at: Date, { stored, database, databaseAheadMs }: ClockReadings): ClockJump | null {
  const ahead = { stored: stored ? at.getTime() - stored.getTime() : 0, database: at.getTime() - database.getTime() };
  const isApart = (ms: number) => Math.abs(ms) > MOST_APART_MS;
  if (isApart(ahead.stored)) return { from: 'stored', aheadMs: ahead.stored };
  const isAccepted = !isApart(ahead.database + databaseAheadMs);
  if (isApart(ahead.database) && !isAccepted) return { from: 'database', aheadMs: ahead.database };
  return null;
}

const isOld = (at: Date, { stored }: ClockReadings) => !stored || at.getTime() - stored.getTime() > STORED_MS;
