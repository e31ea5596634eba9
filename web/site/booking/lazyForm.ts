import { screen } from '#web/shared/app/screen.tsx';
import { choiceIn } from './address.ts';
import type { BookFormProps } from './BookForm.tsx';

/** The form, in a chunk of its own: visitors who only look at free times do not load it. */
export const lazyForm = screen<BookFormProps>(() => import('./BookForm.tsx').then((module) => module.BookForm));

/** Fetches the form where the page begins with it: the server draws every address, a browser the one that has a time in it. */
export async function preloadFirstForm(): Promise<void> {
  const isNeeded = typeof window === 'undefined' || choiceIn(new URLSearchParams(location.search)).at !== undefined;
  if (isNeeded) await lazyForm.preload();
}
