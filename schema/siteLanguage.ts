import type { LanguageTag } from './contentLanguages.ts';

/** The language of content that has none of its own. */
export const SITE_LANGUAGE: LanguageTag = 'en';
