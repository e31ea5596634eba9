import { directionOf } from '#schema/languageForm.ts';
import { SITE_LANGUAGE } from '#schema/siteLanguage.ts';

type Attributes = { lang?: string; dir?: 'ltr' | 'rtl' };

const attributesOf = (language: string): Attributes => ({ lang: language, dir: directionOf(language) });

/** Of an element with text in a language. The document has those of the language of the site. */
export const inLanguage = (language: string): Attributes => (language === SITE_LANGUAGE ? {} : attributesOf(language));

/** Of the words of the site inside such an element. */
export const insideLanguage = (language: string): Attributes =>
  language === SITE_LANGUAGE ? {} : attributesOf(SITE_LANGUAGE);
