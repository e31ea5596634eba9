import type { PublicSite } from './site.tsx';

/** @returns the prefix of the pages with content in a language; empty for the main one and for those without pages */
export const baseIn = ({ languages = [] }: Pick<PublicSite, 'languages'>, language: string): string =>
  languages.some((code, index) => index > 0 && code === language) ? `/${language}` : '';
