import { directionOf } from '#schema/languageForm.ts';
import { useLanguage } from '#web/shared/language/language.ts';

type Attributes = { lang?: string; dir?: 'ltr' | 'rtl' };

const attributesOf = (language: string): Attributes => ({ lang: language, dir: directionOf(language) });

/** Of an element with text in a language. The document has those of the language in which the page is drawn. */
export function useInLanguage(language: string): Attributes {
  return language === useLanguage().code ? {} : attributesOf(language);
}

/** Of the words of the site inside such an element. */
export function useInsideLanguage(language: string): Attributes {
  const { code } = useLanguage();
  return language === code ? {} : attributesOf(code);
}
