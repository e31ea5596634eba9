export type Compared<T> = { ours: T[]; raw: T[]; ratio: (value: (one: T) => number) => number };

const ROUNDS = 7;

/** @returns the median; for an even number of values the mean of the middle two */
export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.slice(Math.ceil(sorted.length / 2) - 1, Math.floor(sorted.length / 2) + 1);
  return middle.reduce((sum, one) => sum + one, 0) / middle.length;
}

/**
 * Measures the product and the raw limit in turns, the product first and last, so that both meet the same load of the
 * machine.
 * @returns both, and the median of the ratios of neighbouring rounds
 */
export async function inTurns<T>(ours: () => Promise<T>, raw: () => Promise<T>): Promise<Compared<T>> {
  const rounds: T[] = [];
  for (let round = 0; round < ROUNDS; round += 1) rounds.push(await (round % 2 ? raw : ours)());
  const ratio = (value: (one: T) => number) =>
    median(
      rounds.slice(1).map((one, index) => {
        const pair = [value(rounds[index] as T), value(one)] as const;
        return index % 2 ? pair[1] / pair[0] : pair[0] / pair[1];
      }),
    );
  return { ours: rounds.filter((_, round) => round % 2 === 0), raw: rounds.filter((_, round) => round % 2), ratio };
}
