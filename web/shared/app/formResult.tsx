import { createContext, useContext } from 'react';
import { useLocation } from 'react-router-dom';
import type { Failure } from '#web/shared/data/errors.ts';

/** What became of a form that was posted without scripts; it stands for the page that the server drew in answer. */
export type FormResult = {
  path: string;
  /** What was sent, by the names of the fields. */
  values: Record<string, string>;
  /** Why it was refused; null when it was accepted. */
  failure: Failure | null;
};

const PostedContext = createContext<FormResult | null>(null);
export const FormResultProvider = PostedContext.Provider;

/** @returns what became of the form that this page is the answer to; null on every other page */
export function useFormResult(): FormResult | null {
  const posted = useContext(PostedContext);
  const { pathname, key } = useLocation();
  // The first page of this visit has no key of its own.
  return key === 'default' && posted?.path === pathname ? posted : null;
}
