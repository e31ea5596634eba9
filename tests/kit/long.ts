import { inject } from 'vitest';

/** How often something is repeated: in `npm test`, and in `npm run test:long`. */
export const rounds = (short: number, long: number): number => (inject('isLong') ? long : short);

/**
 * The cases of a matrix: in `npm run test:long` all of them, in `npm test` one of each kind.
 * @param isRepresentative chooses those
 */
export const casesOf = <T>(all: readonly T[], isRepresentative: (one: T, index: number) => boolean): T[] =>
  all.filter((one, index) => inject('isLong') || isRepresentative(one, index));
