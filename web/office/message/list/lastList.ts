import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '#web/shared/paths.ts';

/** Query string of the inbox at its last visit. */
let lastSearch = '';

/** Records the query string while the inbox is mounted. */
export function useNoteList(): void {
  const { search } = useLocation();
  useEffect(() => {
    lastSearch = search;
  }, [search]);
}

/** @returns the last address of the inbox in this tab, so that a filtered list can be worked through */
export const lastList = (): string => `${paths.messages}${lastSearch}`;
