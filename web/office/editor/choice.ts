/** Where the browser keeps how somebody writes. */
const KEY = 'editor';

export type Mode = 'write' | 'markdown';

/** @returns how this person wrote last; visually until they choose */
export function lastMode(): Mode {
  try {
    return localStorage.getItem(KEY) === 'markdown' ? 'markdown' : 'write';
  } catch {
    return 'write';
  }
}

/** Remembers how this person writes. */
export function keepMode(mode: Mode): void {
  try {
    localStorage.setItem(KEY, mode);
  } catch {
    // A browser that keeps nothing begins anew each time.
  }
}
