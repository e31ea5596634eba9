import { useRef, useState } from 'react';

/** The rows that somebody has selected in a list. */
export type Selection = ReturnType<typeof useSelection>;

const none: ReadonlySet<string> = new Set();

/**
 * Selects rows of a list. A row that leaves the list is not selected any more.
 * @param ids the ids of the list's items, in the order in which they are shown
 */
export function useSelection(ids: readonly string[]) {
  const [chosen, setChosen] = useState(none);
  /** The row that was selected last, or taken out: a range begins there. */
  const anchor = useRef<string>(undefined);
  const selected = chosen.size > 0 ? ids.filter((id) => chosen.has(id)) : [];

  /** Selects a row or takes it out. @param isRange with all rows between it and the one before */
  const toggle = (id: string, isRange = false) => {
    const isIn = !chosen.has(id);
    const next = new Set(chosen);
    for (const one of isRange ? range(ids, anchor.current, id) : [id]) {
      if (isIn) next.add(one);
      else next.delete(one);
    }
    anchor.current = id;
    setChosen(next);
  };

  return {
    /** The ids of the selected rows, in the order in which they are shown. */
    ids: selected,
    has: (id: string) => chosen.has(id),
    toggle,
    /** Selects these rows and no others. */
    set: (wanted: Iterable<string>) => setChosen(new Set(wanted)),
    clear: () => setChosen(none),
  };
}

/** @returns the ids from one to the other, whichever comes first; the other alone when the one is not there */
function range(ids: readonly string[], one: string | undefined, other: string): readonly string[] {
  const from = one === undefined ? -1 : ids.indexOf(one);
  const to = ids.indexOf(other);
  return from < 0 ? [other] : ids.slice(Math.min(from, to), Math.max(from, to) + 1);
}
