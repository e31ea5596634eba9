import { DAY_MS } from './durations.ts';

/**
 * The server's clock compared with the last stored time or with the database. Negative: the server's clock is behind.
 */
type Jump = { from: 'stored' | 'database'; aheadMs: number };

const apart = (aheadMs: number) => {
  const days = Math.max(1, Math.floor(Math.abs(aheadMs) / DAY_MS));
  return `${days} ${days === 1 ? 'day' : 'days'} ${aheadMs > 0 ? 'ahead of' : 'behind'}`;
};
const others = { stored: 'the newest time in the database', database: "the database server's clock" };
const differs = ({ from, aheadMs }: Jump) => `The server's clock is ${apart(aheadMs)} ${others[from]}`;
const remedy = 'when the clocks agree, or, if the clock is right, when an operator runs "marquee admin trust-clock".';

export const clockStrings = {
  /** Log message. */
  waits: (jump: Jump) =>
    `${differs(jump)}: housekeeping, retention and schedules wait. They go on by themselves ${remedy}`,
  goesOn: 'The clocks agree again: housekeeping, retention and schedules go on.',
  /** Notice for admins. */
  notice: (jump: Jump) =>
    `${differs(jump)}. Until that is cleared up nothing is published, taken back, reminded of or deleted by time. All of that goes on by itself ${remedy}`,
} as const;
