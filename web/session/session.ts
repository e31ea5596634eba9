import { useSyncExternalStore } from 'react';

/** Who is signed in, in the words of spec section 3. */
export type SessionUser = {
  _id: string;
  name: string;
  email: string;
  mobile: string;
  role: 'admin' | 'Employee';
  block: boolean;
};
export type Session = { user: SessionUser; token: string; tokenExpiry: number };

/** The keys of browser storage (spec section 3). */
const keys = { user: 'user', token: 'token', tokenExpiry: 'tokenExpiry' } as const;
const listeners = new Set<() => void>();
let current: Session | null | undefined;

function restore(): Session | null {
  try {
    const token = localStorage.getItem(keys.token);
    const user = JSON.parse(localStorage.getItem(keys.user) ?? 'null') as SessionUser | null;
    const tokenExpiry = Number(localStorage.getItem(keys.tokenExpiry));
    return token && user && tokenExpiry ? { user, token, tokenExpiry } : null;
  } catch {
    return null;
  }
}

function changed(next: Session | null | undefined) {
  current = next;
  for (const listener of listeners) listener();
}

/** The session of this browser, restored from storage the first time it is asked for. */
export function readSession(): Session | null {
  if (current === undefined) current = restore();
  return current;
}

export function storeSession(session: Session): void {
  localStorage.setItem(keys.user, JSON.stringify(session.user));
  localStorage.setItem(keys.token, session.token);
  localStorage.setItem(keys.tokenExpiry, String(session.tokenExpiry));
  changed(session);
}

export function forgetSession(): void {
  for (const key of Object.values(keys)) localStorage.removeItem(key);
  changed(null);
}

const endings = new Set<() => void>();

/** Signs this browser out because the session is over, and tells whoever listens. Only the first of many calls counts. */
export function endSession(): void {
  if (!readSession()) return;
  forgetSession();
  for (const told of endings) told();
}

/** Calls back when the session has ended by itself. @returns stops that */
export function onSessionEnded(told: () => void): () => void {
  endings.add(told);
  return () => endings.delete(told);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  // Another tab signed in or out: read storage again.
  const onStorage = () => changed(undefined);
  addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', onStorage);
  };
}

/** The session, or null while signed out, on the server, and during hydration (the server rendered nobody). */
export function useSession(): Session | null {
  return useSyncExternalStore(subscribe, readSession, () => null);
}
