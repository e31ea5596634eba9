import { useSyncExternalStore } from 'react';

/** How many messages nobody has read, as far as this tab knows; of nobody's business, 0. */
let unread = 0;
const listeners = new Set<() => void>();

export function setUnread(count: number): void {
  unread = count;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** @returns how many unread messages there are; 0 for strangers, on the server and during hydration */
export const useUnread = (): number =>
  useSyncExternalStore(
    subscribe,
    () => unread,
    () => 0,
  );
