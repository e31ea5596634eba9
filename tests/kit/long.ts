import { inject } from 'vitest';

/** The number of repetitions in `npm test` and in `npm run test:long`. */
export const rounds = (short: number, long: number): number => (inject('isLong') ? long : short);

/**
 * The cases of a matrix: all of them in `npm run test:long`, one of each kind in `npm test`.
 * @param isRepresentative selects the latter
 */
export const casesOf = <T>(all: readonly T[], isRepresentative: (one: T, index: number) => boolean): T[] =>
  all.filter((one, index) => inject('isLong') || isRepresentative(one, index));
