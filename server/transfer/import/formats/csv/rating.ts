import { MAX_RATING } from '#schema/rating.ts';

const names = ['one', 'two', 'three', 'four', 'five'];
const NUMBER = /^(\d{1,4}(?:[.,]\d{1,6})?)(?: ?(?:\/|out of|of|von|sur|de|di|su|van|z) ?(\d{1,4}))?$/i;
const UNIT =
  / ?(?:stars?|sterne?|étoiles?|estrellas?|stell[ae]|estrelas?|ster(?:ren)?|gwiazd(?:ka|ki|ek)|स्टार|सितारे|★|⭐\ufe0f?)$/iu;

/**
 * Reads a rating as a number, `4/5`, `4 out of 5`, `5 stars`, `FIVE` or `★★★★☆`.
 * @param outOf points of the best rating, if the text does not say it
 * @returns stars, which may be a fraction; NaN for any other text
 */
export function readRating(text: string, outOf: number): number {
  const drawn = /^(?:★|⭐\ufe0f?)+☆*$/u.test(text) ? (text.match(/[★⭐]/gu) ?? []).length : 0;
  if (drawn) return drawn <= MAX_RATING ? drawn : Number.NaN;
  const value = text.replace(UNIT, '');
  const [, written = '', maximum] = NUMBER.exec(value) ?? [];
  if (!written) return names.indexOf(value.toLowerCase()) + 1 || Number.NaN;
  const [points, best] = [Number(written.replace(',', '.')), Number(maximum ?? outOf)];
  return points > best ? Number.NaN : (points / best) * MAX_RATING;
}
