import { RECENT_KEY, readSession } from '#web/shared/session/session.ts';

export type Recent = { title: string; to: string };

const MOST = 6;

/** @returns the items that this person opened in this browser, newest first; none when storage is forbidden */
export function readRecent(): Recent[] {
  try {
    const { user, things } = JSON.parse(localStorage.getItem(RECENT_KEY) ?? '{}');
    return user === readSession()?.user._id && Array.isArray(things) ? things.filter(isRecent) : [];
  } catch {
    return [];
  }
}

const isRecent = (thing: Partial<Recent> | null): thing is Recent =>
  typeof thing?.title === 'string' && typeof thing.to === 'string' && /^\/(?!\/)/.test(thing.to);

/** Stores an opened item until sign-out. */
export function noteRecent(thing: Recent): void {
  const user = readSession()?.user._id;
  if (!user) return;
  const things = [thing, ...readRecent().filter(({ to }) => to !== thing.to)].slice(0, MOST);
  try {
    localStorage.setItem(RECENT_KEY, JSON.stringify({ user, things }));
  } catch {
    // The browser forbids storage.
  }
}
