import type { House } from '#tests/bench/house.ts';

/** What a row of the table must reach. */
export type BenchLimit = { unit?: 'MB' | 'ms' } & ({ atLeast: number } | { atMost: number } | { told: true });

/** What was measured for a row. */
export type Result = {
  /** What the limit is held against. */
  value: number;
  /** Ours and the raw limit, with their units. */
  ours?: string;
  raw?: string;
  /** CPU time of the server process for a request, ours and raw. */
  cpu?: string;
  /** Statements for a request of ours. */
  statements?: string;
  /** Why the figure means nothing. */
  fault?: string | undefined;
};

/** THE ROW of the table: what is measured, against which raw limit, and what it must reach. */
export type BenchRow = {
  work: string;
  against: string;
  limit: BenchLimit;
  measure(house: House): Promise<Result>;
};

/** @returns whether a figure is good enough */
export function isMet(limit: BenchLimit, value: number): boolean {
  if ('atLeast' in limit) return value >= limit.atLeast;
  return 'atMost' in limit ? value <= limit.atMost : true;
}

/** A number as it is read best: three digits that count, thousands apart. */
export const figure = (value: number): string =>
  value.toLocaleString('en', { maximumSignificantDigits: value < 1000 ? 3 : 4 });

/** Does something for the first row that asks for it, and keeps what came of it for those that ask next. */
export function once<T>(work: (house: House) => Promise<T>): (house: House) => Promise<T> {
  let done: Promise<T> | undefined;
  return (house) => {
    done ??= work(house);
    return done;
  };
}
