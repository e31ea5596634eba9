/** Apart from the table of languages, which public pages do not load. */
export const directionOf = (tag: string): 'ltr' | 'rtl' => (/^(ar|fa|he|ur)/.test(tag) ? 'rtl' : 'ltr');

/** The locale that Open Graph knows a language by: that of the place where most people speak it. */
export function localeOf(tag: string): string {
  const { language, region } = new Intl.Locale(tag).maximize();
  return `${language}_${region}`;
}
