import * as z from 'zod/mini';
import { languageCodes } from './languages.ts';

const sentence = `Please choose one of the languages: ${languageCodes.join(', ')}.`;

/** A language of the public site's interface. */
export const languageCode = z.pipe(
  z.string(sentence).check(z.maxLength(20, sentence)),
  z.enum(languageCodes, sentence),
);

/** The languages besides the main one, which is removed from the list when the settings are read. */
export const furtherLanguages = z.array(languageCode, sentence).check(
  z.maxLength(languageCodes.length, sentence),
  z.overwrite((codes) => languageCodes.filter((code) => codes.includes(code))),
);
