import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '#web/shared/paths.ts';
import { readSession } from '#web/shared/session/session.ts';
import { resetWalk } from '../split/walk.ts';

/** Key in the tab's storage, so that a reload of an enquiry keeps its list. */
const KEY = 'inbox';

type Stored = { user: string | undefined; search: string };

/** Query string of the inbox at its last visit, and whose visit it was. */
let last: Stored | null = null;

export function useNoteList(): void {
  const { search } = useLocation();
  useEffect(() => {
    last = { user: readSession()?.user._id, search };
    resetWalk();
    try {
      sessionStorage.setItem(KEY, JSON.stringify(last));
    } catch {
      // The browser forbids storage.
    }
  }, [search]);
}

/** @returns the query string of the inbox at the viewer's last visit in this tab; empty for the whole inbox */
export function lastListSearch(): string {
  last ??= readStored();
  return last?.user === readSession()?.user._id ? (last?.search ?? '') : '';
}

function readStored(): Stored | null {
  try {
    const { user, search }: Partial<Stored> = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    return typeof search === 'string' ? { user, search } : null;
  } catch {
    return null;
  }
}

/** @returns the last address of the inbox in this tab, so that a filtered list can be worked through */
export const lastList = (): string => `${paths.messages}${lastListSearch()}`;
