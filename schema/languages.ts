/** The languages of the public site's interface by their tags (BCP 47). The first is the default. */
export const languages = {
  en: { name: 'English', locale: 'en-US' },
  de: { name: 'Deutsch', locale: 'de-DE' },
  hi: { name: 'हिन्दी', locale: 'hi-IN' },
} as const satisfies Record<string, { name: string; locale: string; dir?: 'rtl' }>;

export type LanguageCode = keyof typeof languages;

export const languageCodes = Object.keys(languages) as LanguageCode[];
