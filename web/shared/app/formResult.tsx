import { createContext, useContext } from 'react';
import { useLocation } from 'react-router-dom';
import type { Failure } from '#web/shared/data/errors.ts';

/** Result of a form posted without scripts, on the page that the server renders in response. */
export type FormResult = {
  path: string;
  /** Posted values by field name. */
  values: Record<string, string>;
  /** Null on success. */
  failure: Failure | null;
};

const PostedContext = createContext<FormResult | null>(null);
export const FormResultProvider = PostedContext.Provider;

/** @returns the form result of this page; null on every other page */
export function useFormResult(): FormResult | null {
  const posted = useContext(PostedContext);
  const { pathname, key } = useLocation();
  // In React Router, the first page of a visit has the key 'default'.
  return key === 'default' && posted?.path === pathname ? posted : null;
}
