import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '#web/shared/paths.ts';

/** The search, the filters and the view of the inbox as it was seen last. */
let last = '';

/** Notes how the inbox is asked for, as long as it is on the screen. */
export function useNoteList(): void {
  const { search } = useLocation();
  useEffect(() => {
    last = search;
  }, [search]);
}

/** @returns the address of the inbox as it was seen last in this tab: who works through a filtered list goes back to it */
export const lastList = (): string => `${paths.messages}${last}`;
