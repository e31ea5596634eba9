import type { LanguageCode } from '#schema/languages.ts';
import { english, type Language } from './language.ts';
import { languageOf } from './languageOf.ts';

/** Tables in chunks of their own. */
const tables = {
  de: async () => (await import('./texts/de.ts')).de,
  hi: async () => (await import('./texts/hi.ts')).hi,
};

const loaded = new Map<LanguageCode, Promise<Language>>();

export function loadLanguage(code: LanguageCode): Promise<Language> {
  if (code === 'en') return Promise.resolve(english);
  const language = loaded.get(code) ?? tables[code]().then((table) => languageOf(code, table));
  loaded.set(code, language);
  return language;
}
