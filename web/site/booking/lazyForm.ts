import { screen } from '#web/shared/app/screen.tsx';
import { choiceIn } from './address.ts';
import type { BookFormProps } from './BookForm.tsx';

/** The form is a separate chunk: visitors who only look at free times do not load it. */
export const lazyForm = screen<BookFormProps>(() => import('./BookForm.tsx').then((module) => module.BookForm));

/**
 * Preloads the form where the first render needs it: always on the server; in the browser when the address contains a
 * time.
 */
export async function preloadFirstForm(): Promise<void> {
  const isNeeded = typeof window === 'undefined' || choiceIn(new URLSearchParams(location.search)).at !== undefined;
  if (isNeeded) await lazyForm.preload();
}
