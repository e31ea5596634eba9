import { RECENT_KEY, readSession } from '#web/shared/session/session.ts';

/** Something that was opened, and where it is. */
export type Recent = { title: string; to: string };

/** How many are kept. */
const MOST = 6;

/** @returns what this person has opened in this browser, the last one first; nothing where storage is forbidden */
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

/** Keeps what was opened, until the person signs out. */
export function noteRecent(thing: Recent): void {
  const user = readSession()?.user._id;
  if (!user) return;
  const things = [thing, ...readRecent().filter(({ to }) => to !== thing.to)].slice(0, MOST);
  try {
    localStorage.setItem(RECENT_KEY, JSON.stringify({ user, things }));
  } catch {
    // Nothing is kept, then.
  }
}
