import { useSyncExternalStore } from 'react';

/** Who is signed in, in the words of spec section 3. */
export type SessionUser = {
  _id: string;
  name: string;
  email: string;
  mobile: string;
  /** `admin` or `Employee`; whatever else storage may hold has no rights. */
  role: string;
  block: boolean;
};
export type Session = { user: SessionUser; token: string; tokenExpiry: number };

/** @returns whether the user is an admin or an employee */
export const isStaff = (user: SessionUser | undefined): boolean => user?.role === 'admin' || user?.role === 'Employee';

/** The keys of browser storage (spec section 3). */
const keys = { user: 'user', token: 'token', tokenExpiry: 'tokenExpiry' } as const;
/** What the person has opened of late (web/shared/palette/recent.ts): it goes with the session. */
export const RECENT_KEY = 'recent';
const listeners = new Set<() => void>();
let current: Session | null | undefined;

const empty: SessionUser = { _id: '', name: '', email: '', mobile: '', role: '', block: false };

/** @returns the user of a stored object: what it lacks is empty, and without a role of ours it has no rights */
function userOf(stored: object): SessionUser {
  const sound = Object.entries(stored).filter(
    ([key, value]) => typeof value === typeof empty[key as keyof SessionUser],
  );
  return { ...empty, ...Object.fromEntries(sound) };
}

/**
 * What storage holds: a token and a user are somebody (spec section 4). A session without an expiry lasts until the server
 * ends it. Undefined where the browser forbids storage.
 */
function restore(): Session | null | undefined {
  let stored: (string | null)[];
  try {
    stored = [keys.user, keys.token, keys.tokenExpiry].map((key) => localStorage.getItem(key));
  } catch {
    return undefined;
  }
  const [user, token, expiry] = [parsed(stored[0]), stored[1], Number.parseFloat(stored[2] ?? '')];
  if (!token || typeof user !== 'object' || !user) return null;
  return { user: userOf(user), token, tokenExpiry: Number.isNaN(expiry) ? Number.POSITIVE_INFINITY : expiry };
}

function parsed(json: string | null | undefined): unknown {
  try {
    return JSON.parse(json ?? 'null');
  } catch {
    return null;
  }
}

/** A browser may forbid storage; then the session lasts as long as the page. */
function writeStorage(write: (storage: Storage) => void) {
  try {
    write(localStorage);
  } catch {}
}

function changed(next: Session | null | undefined) {
  current = next;
  for (const listener of listeners) listener();
}

/** The session of this browser, restored from storage the first time it is asked for. */
export function readSession(): Session | null {
  if (current === undefined) current = restore() ?? null;
  return current;
}

export function storeSession(session: Session): void {
  writeStorage((storage) => {
    storage.setItem(keys.user, JSON.stringify(session.user));
    storage.setItem(keys.tokenExpiry, String(session.tokenExpiry));
    storage.setItem(keys.token, session.token);
  });
  changed(session);
}

export function forgetSession(): void {
  writeStorage((storage) => {
    for (const key of [...Object.values(keys), RECENT_KEY]) storage.removeItem(key);
  });
  changed(null);
}

// The sentence and the toasts are a chunk of their own, which most visits never need.
const tellEnd = () => void import('./tellEnd.ts').then((module) => module.tellEnd());

const isOver = (session: Session) => session.tokenExpiry <= Date.now();

/** Signs this browser out because the session is over, and says so. Only the first of many calls counts. */
export function endSession(): void {
  if (!readSession()) return;
  forgetSession();
  tellEnd();
}

const isSame = (one: Session | null, other: Session | null) => JSON.stringify(one) === JSON.stringify(other);

/** Looks at storage again, which is what counts, and ends the session if its time has passed. */
export function endOverdueSession(): void {
  const stored = restore();
  if (stored !== undefined && !isSame(stored, readSession())) changed(stored);
  const session = readSession();
  if (session && isOver(session)) endSession();
}

/** Another tab signed in or out. */
function onStorage({ key }: StorageEvent) {
  if (key !== null && !Object.hasOwn(keys, key)) return;
  const known = current;
  changed(undefined);
  // The other tab was the first to see that the time has passed, but the person may be looking at this one.
  if (known && isOver(known) && !readSession()) tellEnd();
}

function subscribe(listener: () => void) {
  if (listeners.size === 0) addEventListener('storage', onStorage);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('storage', onStorage);
  };
}

/** The session, or null while signed out, on the server, and during hydration (the server rendered nobody). */
export function useSession(): Session | null {
  return useSyncExternalStore(subscribe, readSession, () => null);
}
