import { type LanguageCode, languageCodes } from './languages.ts';

/** The languages of a site: the main one, and those whose pages have a prefix such as `/de`. */
export type SiteLanguages = { language: LanguageCode; furtherLanguages: readonly LanguageCode[] };

/** Parameter of /graphql with the language of the page that asks. */
export const PAGE_LANGUAGE = 'language';

export type PageAddress = {
  /** Prefix of the language: empty for the main one, otherwise such as `/de`. */
  base: string;
  /** Path and query without the prefix. */
  url: string;
  language: LanguageCode;
};

const prefixed = new RegExp(`^/(${languageCodes.join('|')})(?=[/?]|$)(?!//)/?(.*)$`, 's');

/** @param url path and query as sent; a prefix of a language that the site does not offer belongs to the path */
export function splitLanguage(url: string, { language, furtherLanguages }: SiteLanguages): PageAddress {
  const [, word, rest = ''] = (furtherLanguages.length > 0 && prefixed.exec(url)) || [];
  const further = furtherLanguages.find((code) => code === word);
  return further ? { base: `/${further}`, url: `/${rest}`, language: further } : { base: '', url, language };
}

/** @returns an address like `url` without the prefix of any language that sites can offer */
export const splitAnyLanguage = (url: string): Pick<PageAddress, 'base' | 'url'> =>
  splitLanguage(url, { language: 'en', furtherLanguages: languageCodes });

/** @returns the prefix of the pages with content in a language; languages that the site does not offer have none */
export const baseOf = (language: string | null, { furtherLanguages }: SiteLanguages): string =>
  furtherLanguages.some((code) => code === language) ? `/${language}` : '';

/** @param path with or without query and fragment @returns the address of a page in a language; its home ends with a slash */
export const joinLanguage = (base: string, path: string): string => base + path;

/** @returns all languages, the main one first; undefined for a site with one */
export const languagesOf = ({ language, furtherLanguages }: SiteLanguages): LanguageCode[] | undefined =>
  furtherLanguages.length > 0 ? [language, ...furtherLanguages] : undefined;
