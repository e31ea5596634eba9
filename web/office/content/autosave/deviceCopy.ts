import type { Draft, Place } from './draft.ts';

// Copies of autosaves in local storage that the server lacks. The key contains the user's id, so that nobody sees
// another user's text, and for a new item the autosave's id.
const startOf = ({ userId, kind }: Place) => `draft:${userId}:${kind}:`;
const keyOf = (place: Place, id: string) => startOf(place) + (place.itemId ?? `new:${id}`);

/**
 * @param id the autosave, for a new item
 * @returns the copy that is not known to be on the server
 */
export const readCopy = (place: Place, id: string): Draft | null => readKey(keyOf(place, id));

function readKey(key: string): Draft | null {
  try {
    const copy = JSON.parse(localStorage.getItem(key) ?? 'null') as Partial<Draft> | null;
    return copy && typeof copy.id === 'string' && typeof copy.fields === 'object' ? (copy as Draft) : null;
  } catch {
    return null;
  }
}

/** @returns whether it was stored: the browser may forbid storage, or it may be full */
export function writeCopy(place: Place, draft: Draft): boolean {
  try {
    localStorage.setItem(keyOf(place, draft.id), JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

/** Removes the copy, unless it belongs to another autosave now. */
export function removeCopy(place: Place, id: string): void {
  const old = `${startOf(place)}new`;
  for (const key of place.itemId ? [keyOf(place, id)] : [keyOf(place, id), old]) {
    if (readKey(key)?.id !== id) continue;
    try {
      localStorage.removeItem(key);
    } catch {}
  }
}

/** @returns all copies of new items, including the single one of version 0.1 */
export function newCopies(place: Place): Draft[] {
  try {
    const start = `${startOf(place)}new`;
    const keys = Object.keys(localStorage).filter((key) => key === start || key.startsWith(`${start}:`));
    return keys.flatMap((key) => readKey(key) ?? []);
  } catch {
    return [];
  }
}
