import { useSyncExternalStore } from 'react';

/** The signed-in user, with the field names of spec section 3. */
export type SessionUser = {
  _id: string;
  name: string;
  email: string;
  mobile: string;
  /** `admin` or `Employee`; any other value in storage has no rights. */
  role: string;
  block: boolean;
};
export type Session = { user: SessionUser; token: string; tokenExpiry: number };

export const isStaff = (user: SessionUser | undefined): boolean => user?.role === 'admin' || user?.role === 'Employee';

/** Keys of local storage (spec section 3). */
const keys = { user: 'user', token: 'token', tokenExpiry: 'tokenExpiry' } as const;
/** Recently opened items (web/shared/palette/recent.ts); removed with the session. */
export const RECENT_KEY = 'recent';
const listeners = new Set<() => void>();
let current: Session | null | undefined;
/**
 * The session that ended while its user was writing: its screen stays until the same user signs in again or leaves. It
 * has no token, so that nothing is sent for it.
 */
let suspended: Session | null = null;
let mustKeepScreen = () => false;

const empty: SessionUser = { _id: '', name: '', email: '', mobile: '', role: '', block: false };

/** @returns the stored user; missing fields are empty, and an unknown role has no rights */
function userOf(stored: object): SessionUser {
  const sound = Object.entries(stored).filter(
    ([key, value]) => typeof value === typeof empty[key as keyof SessionUser],
  );
  return { ...empty, ...Object.fromEntries(sound) };
}

/**
 * Reads the session from storage; it needs a token and a user (spec section 4). Without an expiry it lasts until the
 * server ends it. Undefined when the browser forbids storage.
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

/** When the browser forbids storage, the session lasts as long as the page. */
function writeStorage(write: (storage: Storage) => void) {
  try {
    write(localStorage);
  } catch {}
}

/**
 * @param next the new session; undefined reads storage
 * @param isKept whether a screen with written text stays; not after a logout in this tab
 */
function changed(next: Session | null | undefined, isKept = true) {
  const before = current;
  current = next === undefined ? (restore() ?? null) : next;
  const isOther = before && before.user._id !== current?.user._id;
  if (!isKept) suspended = null;
  else if (isOther && !suspended && mustKeepScreen()) suspended = { ...before, token: '', tokenExpiry: Infinity };
  if (suspended && suspended.user._id === current?.user._id) suspended = null;
  for (const listener of listeners) listener();
}

/** @param test whether the current screen has text that must not disappear with the session */
export function keepScreenWhen(test: () => boolean): void {
  mustKeepScreen = test;
}

export const readSuspended = (): Session | null => suspended;

export function leaveSuspended(): void {
  changed(current, false);
}

/** @returns the session for requests. Another account never acts on the screen of a suspended one. */
export function readSession(): Session | null {
  if (current === undefined) current = restore() ?? null;
  return suspended ? null : current;
}

export function storeSession(session: Session): void {
  writeStorage((storage) => {
    storage.setItem(keys.user, JSON.stringify(session.user));
    storage.setItem(keys.tokenExpiry, String(session.tokenExpiry));
    storage.setItem(keys.token, session.token);
  });
  changed(session);
}

/** @param isKept whether a screen with written text stays */
export function forgetSession(isKept = false): void {
  writeStorage((storage) => {
    for (const key of [...Object.values(keys), RECENT_KEY]) storage.removeItem(key);
  });
  changed(null, isKept);
}

// A separate chunk, because most visits never need it.
const tellEnd = () => void import('./tellEnd.ts').then((module) => module.tellEnd());

const isOver = (session: Session) => session.tokenExpiry <= Date.now();

/**
 * Signs this browser out because the session has ended, and shows a toast. Only the first of several calls does
 * something.
 */
export function endSession(): void {
  if (!readSession()) return;
  forgetSession(true);
  tellEnd();
}

const isSame = (one: Session | null, other: Session | null) => JSON.stringify(one) === JSON.stringify(other);

/** Reads storage again, because it is authoritative, and ends the session if it has expired. */
export function endOverdueSession(): void {
  const stored = restore();
  if (stored !== undefined && !isSame(stored, current ?? null)) changed(stored);
  const session = readSession();
  if (session && isOver(session)) endSession();
}

function onStorage({ key }: StorageEvent) {
  if (key !== null && !Object.hasOwn(keys, key)) return;
  const previous = current;
  changed(undefined);
  // The other tab noticed the expiry first, but the person may be looking at this one.
  if (previous && isOver(previous) && !readSession()) tellEnd();
}

export function subscribe(listener: () => void) {
  if (listeners.size === 0) addEventListener('storage', onStorage);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('storage', onStorage);
  };
}

const readShown = () => suspended ?? readSession();

/**
 * The session of the screen; null while signed out, on the server, and during hydration (the server renders without a
 * session). A suspended one has an empty token.
 */
export function useSession(): Session | null {
  return useSyncExternalStore(subscribe, readShown, () => null);
}

export const useSuspended = (): Session | null => useSyncExternalStore(subscribe, readSuspended, () => null);
