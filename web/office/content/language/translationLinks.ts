export type LinkedTranslation = { id: string; language: string; title: string };
type Translation = { contentId: string; language: string; title: string };
type Content = { language: string; translations: readonly Translation[] };

/** Form values; an empty language is that of the site. */
export type LanguageValues = { language: string; translations: LinkedTranslation[] };

export const languageValues = (content: Content | undefined, siteLanguage: string): LanguageValues => ({
  language: !content || content.language === siteLanguage ? '' : content.language,
  translations:
    content?.translations.map(({ contentId, language, title }) => ({ id: contentId, language, title })) ?? [],
});

/** @returns what has been linked and unlinked in the form, so that links of colleagues stay */
export function linksToSend(
  values: Pick<LanguageValues, 'translations'>,
  stored: Pick<LanguageValues, 'translations'>,
) {
  const [before, after] = [stored, values].map(({ translations }) => translations.map(({ id }) => id)) as [
    string[],
    string[],
  ];
  const linkTranslations = after.filter((id) => !before.includes(id));
  const unlinkTranslations = before.filter((id) => !after.includes(id));
  return {
    ...(linkTranslations.length && { linkTranslations }),
    ...(unlinkTranslations.length && { unlinkTranslations }),
  };
}
