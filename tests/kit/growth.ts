/** How many times as long the long text is. Quadratic work takes `LENGTHS ** 2` times as long. */
const LENGTHS = 8;
/** Shorter work counts as this long, because a pause of the machine would change its ratio. */
const SHORTEST_MS = 2;
const ROUNDS = 3;

function cpuMs(work: () => unknown): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

const fastestOf = (work: () => unknown) => Math.min(...Array.from({ length: ROUNDS }, () => cpuMs(work)));

/** Between the ratios of linear and of quadratic work. */
export const LINEAR_GROWTH = LENGTHS ** 1.5;

/**
 * @param work something that depends on the length of a text
 * @param length the larger length; the other one is an eighth of it
 * @returns how many times more CPU time the larger length takes; compare it with `LINEAR_GROWTH`
 */
export function growthOf(work: (length: number) => unknown, length: number): number {
  const small = fastestOf(() => work(Math.round(length / LENGTHS)));
  return fastestOf(() => work(length)) / Math.max(small, SHORTEST_MS);
}
