// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u2028\u2029]/gu;

/**
 * What is not seen: format characters (Unicode's Cf, such as marks of direction, zero-width spaces and soft hyphens), variation selectors,
 * tags, fillers, and whatever else is drawn as nothing. The signs that Arabic, Syriac and Kaithi put before numbers are Cf too, and are
 * seen. Joiners are judged apart.
 */
const unseen =
  /(?!\u200c|\u200d|[\u0600-\u0605\u06dd\u070f\u0890\u0891\u08e2\u{110bd}\u{110cd}])[\p{Cf}\p{Default_Ignorable_Code_Point}\p{Variation_Selector}\u2800\u{16fe4}\u{1d159}]/gu;

/** The signs that take the vowel from a letter in the scripts of India and their neighbours. */
const viramas =
  '\\u094d\\u09cd\\u0a4d\\u0acd\\u0b4d\\u0bcd\\u0c4d\\u0ccd\\u0d3b\\u0d3c\\u0d4d\\u0dca\\u1039\\u17d2\\u1b44\\u1ba9-\\u1bab\\u1baa';

/**
 * Joiners that change how a word is written, and so what it says (RFC 5892, A.1 and A.2): after a virama, and between two letters of the
 * Arabic script; and those that make one picture of several. Anywhere else they are not seen.
 */
const joiners = new RegExp(
  [
    `((?<=[${viramas}])[\\u200c\\u200d]`,
    '(?<=[\\p{Script=Arabic}\\p{Script=Syriac}]\\p{M}*)\\u200c(?=[\\p{Script=Arabic}\\p{Script=Syriac}])',
    '(?<=[\\p{Extended_Pictographic}\\p{Emoji_Modifier}])\\u200d(?=\\p{Extended_Pictographic}))',
    '[\\u200c\\u200d]',
  ].join('|'),
  'gu',
);

/** @returns a text without whatever a person who reads it does not see */
export const visibleText = (text: string): string =>
  text
    .replace(controls, '')
    .replace(unseen, '')
    .replace(joiners, (_, kept = '') => kept);
