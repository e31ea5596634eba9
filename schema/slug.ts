import { transliterate } from 'transliteration';
import { isReservedSlug, slugFrom } from './common.ts';

/** Characters of a slug that is made from a title in another script. */
export const MADE_SLUG_MAX = 120;

const ascii = /^\p{ASCII}*$/u;
const umlauts: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', Ä: 'Ae', Ö: 'Oe', Ü: 'Ue' };
/** Letters of Latin that German does not have, not even in loan words: then ö and ü belong to another language. */
const notGerman = /(?![\p{ASCII}äöüßéèêàâ])\p{Script=Latin}/iu;

/** Signs that divide words in scripts without spaces, and at the end of sentences of others. */
const dividers =
  /[\u060c\u061b\u061f\u06d4\u0964\u0965\u3000-\u303f\u30fb\uff01-\uff0f\uff1a-\uff20\uff3b-\uff40\uff5b-\uff65]/g;

/** A text in any script, in ASCII letters. ä, ö and ü are spelled as in German unless the text is in another language. */
export function inLatin(text: string): string {
  const composed = text.replace(dividers, ' ').normalize('NFKC');
  if (ascii.test(composed)) return composed;
  const spelled = notGerman.test(composed) ? composed : composed.replace(/[äöü]/gi, (letter) => umlauts[letter] ?? '');
  return transliterate(spelled);
}

const cut = (slug: string) => slug.slice(0, MADE_SLUG_MAX).replace(/-+$/, '');

/**
 * Makes the slug of a post from its title, without underscores. Falls back to `post-{date}` when too few characters
 * remain (contract, Pages).
 * @param today the day as 2026-11-21
 */
export function blogSlugFrom(title: string, today: string): string {
  const made = cut(slugFrom(inLatin(title).replaceAll('_', ' ')));
  return made.length < 3 || isReservedSlug(made) ? `post-${today}` : made;
}

/**
 * Makes the slug of a page from its title, without underscores. Falls back to `page-{date}`.
 * @param today the day as 2026-11-21
 */
export const pageSlugFrom = (title: string, today: string): string =>
  cut(slugFrom(inLatin(title).replaceAll('_', ' '))) || `page-${today}`;

/**
 * Makes the slug of a portfolio item from its title: for an ASCII title by the spec's rule alone, which may leave an
 * invalid slug or none. Falls back to `project-{date}` for other titles.
 * @param today the day as 2026-11-21
 */
export function itemSlugFrom(title: string, today: string): string {
  if (ascii.test(title)) return slugFrom(title);
  const made = cut(slugFrom(inLatin(title).replaceAll('_', ' ')));
  return !made || isReservedSlug(made) ? `project-${today}` : made;
}
