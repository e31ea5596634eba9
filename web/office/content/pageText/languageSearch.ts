const LANGUAGE = 'language';

/** The language in the address of a screen of texts. @returns null for the main one */
export const languageIn = (search: URLSearchParams): string | null => search.get(LANGUAGE) || null;

/** @returns the query of an address; empty for the main language */
export const languageSearch = (language: string | null): string =>
  language ? `?${new URLSearchParams({ [LANGUAGE]: language })}` : '';
