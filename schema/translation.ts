import * as z from 'zod/mini';
import { languages } from './contentLanguages.ts';
import { MOST_TRANSLATIONS, translationStrings } from './translationStrings.ts';

const { unknownLanguage, noChoice, tooMany } = translationStrings;

const ids = z.nullish(z.array(z.guid(noChoice)).check(z.maxLength(MOST_TRANSLATIONS, tooMany)));

/** Fields of the inputs of all content. An empty language is that of the site. */
export const translationShape = {
  language: z.nullish(
    z.string().check(
      z.maxLength(20, unknownLanguage),
      z.refine((tag) => tag === '' || Object.hasOwn(languages, tag), unknownLanguage),
    ),
  ),
  linkTranslations: ids,
  unlinkTranslations: ids,
};

export const translationFields = Object.keys(translationShape) as (keyof typeof translationShape)[];
