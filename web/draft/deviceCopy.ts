import type { Draft, Place } from './draft.ts';

// What the server does not have yet outlives the page here. Each person has keys of their own: nobody is shown another's text.
const keyOf = ({ userId, kind, itemId }: Place) => `draft:${userId}:${kind}:${itemId ?? 'new'}`;

/** @returns what was written on this device, and has not come to the server as far as is known */
export function readCopy(place: Place): Draft | null {
  try {
    const copy = JSON.parse(localStorage.getItem(keyOf(place)) ?? 'null') as Partial<Draft> | null;
    return copy && typeof copy.id === 'string' && typeof copy.fields === 'object' ? (copy as Draft) : null;
  } catch {
    return null;
  }
}

/** @returns whether it was kept: a browser may forbid storage, and it may be full */
export function writeCopy(place: Place, draft: Draft): boolean {
  try {
    localStorage.setItem(keyOf(place), JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

/** Forgets the copy of a draft, unless another one has taken its place. */
export function removeCopy(place: Place, id: string): void {
  if (readCopy(place)?.id !== id) return;
  try {
    localStorage.removeItem(keyOf(place));
  } catch {}
}
