/** Members of a group, and ids in one list of a request. */
export const MOST_TRANSLATIONS = 60;

export const translationStrings = {
  unknownLanguage: 'Please choose a language from the list',
  noChoice: 'This translation does not exist any more. Please choose another.',
  tooMany: `Please link at most ${MOST_TRANSLATIONS} translations`,
  languageTaken: (language: string, titles: string) =>
    `Only one of the translations can be in ${language}: ${titles}. Please choose another language or unlink one of them.`,
  languageTakenMeanwhile: 'Another translation has this language since then. Please reload and choose again.',
} as const;
