import type { PublicSite } from '#web/shared/app/site.tsx';

/** @returns the path of a page with content in a language: the main one, and those without pages, have no prefix */
export const pathIn = ({ languages = [] }: Pick<PublicSite, 'languages'>, language: string, path: string): string =>
  languages.some((code, index) => index > 0 && code === language) ? `/${language}${path}` : path;
