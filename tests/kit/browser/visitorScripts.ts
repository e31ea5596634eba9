import type { Person } from '#tests/kit/people/person.ts';

export type Recording = typeof window & { toasts: string[] };
/** Runs in the page. */
export const toastsOf = () => (window as Recording).toasts;

/** Runs in the page: records the sentence of every toast, because toasts leave by themselves. */
export function recordToasts(): void {
  const toasts: string[] = [];
  const said = new WeakMap<Element, string>();
  const look = () => {
    for (const toast of document.querySelectorAll('[data-rht-toaster] [role=status]')) {
      const text = toast.textContent ?? '';
      if (said.get(toast) !== text) toasts.push(text);
      said.set(toast, text);
    }
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
  Object.assign(window, { toasts });
}

/** What the web stores of a session (spec section 3). It is written once, so that a logout lasts. */
export async function storageOf(person: Person): Promise<Record<string, string>> {
  const { data } = await person.gql('{ viewer { id name email mobile role } }');
  const { id, role, ...viewer } = data.viewer;
  const user = { _id: id, ...viewer, role: role === 'ADMIN' ? 'admin' : 'Employee', block: false };
  const tokenExpiry = Date.now() + 30 * 24 * 3600 * 1000;
  return { user: JSON.stringify(user), token: person.token ?? '', tokenExpiry: String(tokenExpiry) };
}

/** Runs in the page. */
export function keep(entries: Record<string, string>): void {
  if (sessionStorage.getItem('kept')) return;
  sessionStorage.setItem('kept', 'yes');
  for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
}
