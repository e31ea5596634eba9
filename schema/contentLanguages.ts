/** Languages of content by BCP 47 tag, with the name in the language itself. */
export const languages = {
  ar: 'العربية',
  bn: 'বাংলা',
  bg: 'Български',
  ca: 'Català',
  cs: 'Čeština',
  da: 'Dansk',
  de: 'Deutsch',
  el: 'Ελληνικά',
  en: 'English',
  es: 'Español',
  et: 'Eesti',
  fa: 'فارسی',
  fi: 'Suomi',
  fr: 'Français',
  gu: 'ગુજરાતી',
  he: 'עברית',
  hi: 'हिन्दी',
  hr: 'Hrvatski',
  hu: 'Magyar',
  id: 'Bahasa Indonesia',
  it: 'Italiano',
  ja: '日本語',
  kn: 'ಕನ್ನಡ',
  ko: '한국어',
  lt: 'Lietuvių',
  lv: 'Latviešu',
  ml: 'മലയാളം',
  mr: 'मराठी',
  ms: 'Bahasa Melayu',
  nb: 'Norsk bokmål',
  nl: 'Nederlands',
  pa: 'ਪੰਜਾਬੀ',
  pl: 'Polski',
  pt: 'Português',
  'pt-BR': 'Português (Brasil)',
  ro: 'Română',
  ru: 'Русский',
  sk: 'Slovenčina',
  sl: 'Slovenščina',
  sr: 'Српски',
  sv: 'Svenska',
  sw: 'Kiswahili',
  ta: 'தமிழ்',
  te: 'తెలుగు',
  th: 'ไทย',
  tr: 'Türkçe',
  uk: 'Українська',
  ur: 'اردو',
  vi: 'Tiếng Việt',
  'zh-Hans': '简体中文',
  'zh-Hant': '繁體中文',
} as const;

export type LanguageTag = keyof typeof languages;
export const languageTags = Object.keys(languages) as LanguageTag[];

/** @returns the tag itself for a language that the table does not have */
export const languageName = (tag: string): string => (languages as Record<string, string | undefined>)[tag] ?? tag;

const byLowerCase = new Map(languageTags.map((tag) => [tag.toLowerCase(), tag]));
/** Written by other systems with a script or a region that the table tells apart in another way. */
const otherTags: Record<string, LanguageTag> = {
  ...{ no: 'nb', nn: 'nb', iw: 'he', in: 'id', zh: 'zh-Hans' },
  ...{ 'zh-cn': 'zh-Hans', 'zh-sg': 'zh-Hans', 'zh-tw': 'zh-Hant', 'zh-hk': 'zh-Hant', 'zh-mo': 'zh-Hant' },
};

/** The language that a tag or locale of another system means: `de_AT` is `de`. @returns null for an unknown one */
export function languageOfTag(written: string): LanguageTag | null {
  const tag = written.trim().toLowerCase().replaceAll('_', '-');
  for (let part = tag; part; part = part.slice(0, Math.max(0, part.lastIndexOf('-')))) {
    const match = byLowerCase.get(part) ?? otherTags[part];
    if (match) return match;
  }
  return null;
}
