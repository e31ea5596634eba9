/**
 * Does for many together what costs twice as much when each answer stops for it: once the answers of this turn have left.
 * @returns takes one; all are worked on before whatever comes in next
 */
export function together<T>(work: (all: readonly T[]) => void): (one: T) => void {
  let waiting: T[] = [];
  const workAll = () => {
    const all = waiting;
    waiting = [];
    work(all);
  };
  return (one) => {
    if (waiting.push(one) === 1) setImmediate(workAll);
  };
}
