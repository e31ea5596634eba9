import type { ReactNode } from 'react';
import { SITE_LANGUAGE } from '#schema/siteLanguage.ts';
import { inLanguage } from './language.ts';

/** Sections in a language; without an element around them in that of the site. */
export const InLanguage = ({ language, children }: { language: string; children: ReactNode }) =>
  language === SITE_LANGUAGE ? children : <div {...inLanguage(language)}>{children}</div>;
