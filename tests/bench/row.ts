import type { House } from '#tests/bench/house.ts';

export type BenchLimit = { unit?: 'MB' | 'ms' } & ({ atLeast: number } | { atMost: number } | { told: true });

export type Result = {
  /** The value that is compared with the limit. */
  value: number;
  /** The product and the raw limit, with their units. */
  ours?: string;
  raw?: string;
  /** CPU time of the server process per request, of the product and of the raw limit. */
  cpu?: string;
  /** Statements per request of the product. */
  statements?: string;
  /** Why the figure is not valid. */
  fault?: string | undefined;
};

export type BenchRow = {
  work: string;
  against: string;
  limit: BenchLimit;
  measure(house: House): Promise<Result>;
};

export function isMet(limit: BenchLimit, value: number): boolean {
  if ('atLeast' in limit) return value >= limit.atLeast;
  return 'atMost' in limit ? value <= limit.atMost : true;
}

/** A number with three significant digits and separated thousands. */
export const figure = (value: number): string =>
  value.toLocaleString('en', { maximumSignificantDigits: value < 1000 ? 3 : 4 });

/** Does the work for the first row that needs it, and returns the same result to the others. */
export function once<T>(work: (house: House) => Promise<T>): (house: House) => Promise<T> {
  let done: Promise<T> | undefined;
  return (house) => {
    done ??= work(house);
    return done;
  };
}
