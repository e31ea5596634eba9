import type { Draft, Place } from './draft.ts';

// What the server does not have yet outlives the page here. Each person has keys of their own: nobody is shown another's text. A new
// post or item has a key for each draft.
const startOf = ({ userId, kind }: Place) => `draft:${userId}:${kind}:`;
const keyOf = (place: Place, id: string) => startOf(place) + (place.itemId ?? `new:${id}`);

/**
 * @param id the draft, of a new post or item
 * @returns what was written on this device, and has not come to the server as far as is known
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

/** @returns whether it was kept: a browser may forbid storage, and it may be full */
export function writeCopy(place: Place, draft: Draft): boolean {
  try {
    localStorage.setItem(keyOf(place, draft.id), JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

/** Forgets the copy of a draft, unless another one has taken its place. */
export function removeCopy(place: Place, id: string): void {
  const old = `${startOf(place)}new`;
  for (const key of place.itemId ? [keyOf(place, id)] : [keyOf(place, id), old]) {
    if (readKey(key)?.id !== id) continue;
    try {
      localStorage.removeItem(key);
    } catch {}
  }
}

/** @returns every copy of a new post or item, also the one that version 0.1 kept, which knew of one */
export function newCopies(place: Place): Draft[] {
  try {
    const start = `${startOf(place)}new`;
    const keys = Object.keys(localStorage).filter((key) => key === start || key.startsWith(`${start}:`));
    return keys.flatMap((key) => readKey(key) ?? []);
  } catch {
    return [];
  }
}
