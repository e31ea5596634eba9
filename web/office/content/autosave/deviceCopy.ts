import type { Draft, DraftTarget } from './draft.ts';

// Copies of autosaves in local storage that the server lacks. The key contains the user's id, so that nobody sees
// another user's text, and for a new item the autosave's id.
const startOf = ({ userId, kind }: DraftTarget) => `draft:${userId}:${kind}:`;
const keyOf = (target: DraftTarget, id: string) => startOf(target) + (target.itemId ?? `new:${id}`);

/**
 * @param id the autosave, for a new item
 * @returns the copy that is not known to be on the server
 */
export const readCopy = (target: DraftTarget, id: string): Draft | null => readKey(keyOf(target, id));

function readKey(key: string): Draft | null {
  try {
    const copy = JSON.parse(localStorage.getItem(key) ?? 'null') as Partial<Draft> | null;
    return copy && typeof copy.id === 'string' && typeof copy.fields === 'object' ? (copy as Draft) : null;
  } catch {
    return null;
  }
}

/** @returns whether it was stored: the browser may forbid storage, or it may be full */
export function writeCopy(target: DraftTarget, draft: Draft): boolean {
  try {
    localStorage.setItem(keyOf(target, draft.id), JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

/** Removes the copy, unless it belongs to another autosave now. */
export function removeCopy(target: DraftTarget, id: string): void {
  const oldKey = `${startOf(target)}new`;
  for (const key of target.itemId ? [keyOf(target, id)] : [keyOf(target, id), oldKey]) {
    if (readKey(key)?.id !== id) continue;
    try {
      localStorage.removeItem(key);
    } catch {}
  }
}

/** @returns all copies of new items, including the single one of version 0.1 */
export function newCopies(target: DraftTarget): Draft[] {
  try {
    const start = `${startOf(target)}new`;
    const keys = Object.keys(localStorage).filter((key) => key === start || key.startsWith(`${start}:`));
    return keys.flatMap((key) => readKey(key) ?? []);
  } catch {
    return [];
  }
}
