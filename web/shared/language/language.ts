import { createContext, useContext } from 'react';
import type { LanguageCode } from '#schema/languages.ts';
import { fill, type Translate } from '#schema/translate.ts';
import type { Dates } from '#web/shared/dates.ts';

export type Language = {
  code: LanguageCode;
  /** For `Intl`. */
  locale: string;
  dir?: 'rtl' | undefined;
  t: Translate;
  /** The dates of a time zone, if they are not those of web/shared/dates.ts. */
  datesIn?: (zone: string) => Dates;
};

export const english: Language = { code: 'en', locale: 'en-US', t: fill };

const LanguageContext = createContext(english);
export const LanguageProvider = LanguageContext.Provider;

/** The language in which the screen is drawn: that of the page, or English in the office. */
export const useLanguage = () => useContext(LanguageContext);

/** @returns the function that translates the product's own sentences; what an agency writes is never translated */
export const useTexts = (): Translate => useLanguage().t;
