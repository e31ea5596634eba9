import type { ReactNode } from 'react';
import { useInLanguage } from './language.ts';

/** Sections in a language; without an element around them in that of the page. */
export function InLanguage({ language, children }: { language: string; children: ReactNode }) {
  const attributes = useInLanguage(language);
  return attributes.lang ? <div {...attributes}>{children}</div> : children;
}
