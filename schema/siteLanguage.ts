import type { LanguageTag } from './languages.ts';

/** The language of content that has none of its own. */
export const SITE_LANGUAGE: LanguageTag = 'en';
