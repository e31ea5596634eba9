import { useRef, useState } from 'react';

export type Selection = ReturnType<typeof useSelection>;

export type SelectionMemory = { chosen: ReadonlySet<string> };

const none: ReadonlySet<string> = new Set();

/**
 * Selects rows of a list. A row that leaves the list is deselected.
 * @param ids ids of the list's items in display order
 * @param memory keeps the selection while the list is not mounted; the list begins with it
 */
export function useSelection(ids: readonly string[], memory?: SelectionMemory) {
  const [chosen, setChosenState] = useState(memory?.chosen ?? none);
  const setChosen = (next: ReadonlySet<string>) => {
    if (memory) memory.chosen = next;
    setChosenState(next);
  };
  /** The row that was toggled last: the start of a range. */
  const anchor = useRef<string>(undefined);
  const selected = chosen.size > 0 ? ids.filter((id) => chosen.has(id)) : [];

  /** Toggles a row. @param isRange toggles all rows from the anchor to this one */
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
    /** Selected ids in display order. */
    ids: selected,
    has: (id: string) => chosen.has(id),
    toggle,
    set: (wanted: Iterable<string>) => setChosen(new Set(wanted)),
    clear: () => setChosen(none),
  };
}

/** @returns the ids between two rows in either order; only `other` when the list lacks `one` */
function range(ids: readonly string[], one: string | undefined, other: string): readonly string[] {
  const from = one === undefined ? -1 : ids.indexOf(one);
  const to = ids.indexOf(other);
  return from < 0 ? [other] : ids.slice(Math.min(from, to), Math.max(from, to) + 1);
}
