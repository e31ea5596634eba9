/** @returns the list with one entry at another place */
export const moved = <One>(list: readonly One[], from: number, to: number): One[] =>
  list.toSpliced(from, 1).toSpliced(to, 0, ...list.slice(from, from + 1));
