/** Key in local storage. */
const KEY = 'editor';

export type Mode = 'write' | 'markdown';

/** @returns the last used mode; visual by default */
export function lastMode(): Mode {
  try {
    return localStorage.getItem(KEY) === 'markdown' ? 'markdown' : 'write';
  } catch {
    return 'write';
  }
}

export function keepMode(mode: Mode): void {
  try {
    localStorage.setItem(KEY, mode);
  } catch {
    // The browser forbids storage: the default applies next time.
  }
}
