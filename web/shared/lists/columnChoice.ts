import { useSyncExternalStore } from 'react';

/** The columns that a viewer may hide, as the heads of the table call them; not those that only wide windows show. */
export const optionalColumns = {
  messages: ['Status', 'Desk', 'Last activity'],
  posts: ['Status', 'Created At'],
  affiliates: ['Email', 'Phone', 'Company', 'Service', 'Created At'],
  users: ['Email', 'Mobile', 'Role'],
} as const satisfies Record<string, readonly string[]>;

export type ColumnList = keyof typeof optionalColumns;

const KEY = 'hiddenColumns';
const listeners = new Set<() => void>();

type Hidden = { readonly [List in ColumnList]?: readonly string[] };
const NONE: Hidden = {};
let hidden: Hidden = read();

function read(): Hidden {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof stored === 'object' && stored !== null ? stored : NONE;
  } catch {
    return NONE;
  }
}

function update(next: Hidden): void {
  hidden = next;
  for (const listener of listeners) listener();
}

addEventListener('storage', ({ key }) => {
  if (key === KEY || key === null) update(read());
});

/** Shows or hides a column of a list. This browser remembers it; if it forbids storage, until the page is left. */
export function showColumn(list: ColumnList, head: string, isShown: boolean): void {
  const others = hiddenOf(hidden, list).filter((one) => one !== head);
  const next = { ...hidden, [list]: isShown ? others : [...others, head] };
  try {
    localStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // The browser forbids storage.
  }
  update(next);
}

/** Only what may be hidden: the stored value may come from another version. */
function hiddenOf(all: Hidden, list: ColumnList): readonly string[] {
  const stored = all[list];
  return Array.isArray(stored) ? optionalColumns[list].filter((head) => stored.includes(head)) : [];
}

export function useHiddenColumns(list: ColumnList | undefined): readonly string[] {
  const all = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => hidden,
    () => NONE,
  );
  return list ? hiddenOf(all, list) : [];
}
