type Language = { name: string; locale: string; isRightToLeft?: true };

/** Languages of content by BCP 47 tag: the name in the language itself, and the locale of Open Graph. */
export const languages = {
  ar: { name: 'العربية', locale: 'ar_AR', isRightToLeft: true },
  bn: { name: 'বাংলা', locale: 'bn_IN' },
  bg: { name: 'Български', locale: 'bg_BG' },
  ca: { name: 'Català', locale: 'ca_ES' },
  cs: { name: 'Čeština', locale: 'cs_CZ' },
  da: { name: 'Dansk', locale: 'da_DK' },
  de: { name: 'Deutsch', locale: 'de_DE' },
  el: { name: 'Ελληνικά', locale: 'el_GR' },
  en: { name: 'English', locale: 'en_US' },
  es: { name: 'Español', locale: 'es_ES' },
  et: { name: 'Eesti', locale: 'et_EE' },
  fa: { name: 'فارسی', locale: 'fa_IR', isRightToLeft: true },
  fi: { name: 'Suomi', locale: 'fi_FI' },
  fr: { name: 'Français', locale: 'fr_FR' },
  gu: { name: 'ગુજરાતી', locale: 'gu_IN' },
  he: { name: 'עברית', locale: 'he_IL', isRightToLeft: true },
  hi: { name: 'हिन्दी', locale: 'hi_IN' },
  hr: { name: 'Hrvatski', locale: 'hr_HR' },
  hu: { name: 'Magyar', locale: 'hu_HU' },
  id: { name: 'Bahasa Indonesia', locale: 'id_ID' },
  it: { name: 'Italiano', locale: 'it_IT' },
  ja: { name: '日本語', locale: 'ja_JP' },
  kn: { name: 'ಕನ್ನಡ', locale: 'kn_IN' },
  ko: { name: '한국어', locale: 'ko_KR' },
  lt: { name: 'Lietuvių', locale: 'lt_LT' },
  lv: { name: 'Latviešu', locale: 'lv_LV' },
  ml: { name: 'മലയാളം', locale: 'ml_IN' },
  mr: { name: 'मराठी', locale: 'mr_IN' },
  ms: { name: 'Bahasa Melayu', locale: 'ms_MY' },
  nb: { name: 'Norsk bokmål', locale: 'nb_NO' },
  nl: { name: 'Nederlands', locale: 'nl_NL' },
  pa: { name: 'ਪੰਜਾਬੀ', locale: 'pa_IN' },
  pl: { name: 'Polski', locale: 'pl_PL' },
  pt: { name: 'Português', locale: 'pt_PT' },
  'pt-BR': { name: 'Português (Brasil)', locale: 'pt_BR' },
  ro: { name: 'Română', locale: 'ro_RO' },
  ru: { name: 'Русский', locale: 'ru_RU' },
  sk: { name: 'Slovenčina', locale: 'sk_SK' },
  sl: { name: 'Slovenščina', locale: 'sl_SI' },
  sr: { name: 'Српски', locale: 'sr_RS' },
  sv: { name: 'Svenska', locale: 'sv_SE' },
  sw: { name: 'Kiswahili', locale: 'sw_KE' },
  ta: { name: 'தமிழ்', locale: 'ta_IN' },
  te: { name: 'తెలుగు', locale: 'te_IN' },
  th: { name: 'ไทย', locale: 'th_TH' },
  tr: { name: 'Türkçe', locale: 'tr_TR' },
  uk: { name: 'Українська', locale: 'uk_UA' },
  ur: { name: 'اردو', locale: 'ur_PK', isRightToLeft: true },
  vi: { name: 'Tiếng Việt', locale: 'vi_VN' },
  'zh-Hans': { name: '简体中文', locale: 'zh_CN' },
  'zh-Hant': { name: '繁體中文', locale: 'zh_TW' },
} as const satisfies Record<string, Language>;

export type LanguageTag = keyof typeof languages;
export const languageTags = Object.keys(languages) as LanguageTag[];

const byTag: Record<string, Language | undefined> = languages;

/** @returns the tag itself for a language that the table does not have */
export const languageName = (tag: string): string => byTag[tag]?.name ?? tag;
export const localeOf = (tag: string): string => byTag[tag]?.locale ?? tag.replace('-', '_');
export const directionOf = (tag: string): 'ltr' | 'rtl' => (byTag[tag]?.isRightToLeft ? 'rtl' : 'ltr');

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
