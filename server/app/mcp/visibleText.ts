// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u2028\u2029]/gu;

/**
 * Invisible characters: format characters (Unicode Cf, such as direction marks, zero-width spaces and soft hyphens),
 * variation selectors, tags and fillers. The number signs of Arabic, Syriac and Kaithi are Cf but visible. Joiners are
 * handled separately.
 */
const invisible =
  /(?!\u200c|\u200d|[\u0600-\u0605\u06dd\u070f\u0890\u0891\u08e2\u{110bd}\u{110cd}])[\p{Cf}\p{Default_Ignorable_Code_Point}\p{Variation_Selector}\u2800\u{16fe4}\u{1d159}]/gu;

/** Viramas: signs that remove the vowel of a letter in the scripts of India and its neighbours. */
const viramas =
  '\\u094d\\u09cd\\u0a4d\\u0acd\\u0b4d\\u0bcd\\u0c4d\\u0ccd\\u0d3b\\u0d3c\\u0d4d\\u0dca\\u1039\\u17d2\\u1b44\\u1ba9-\\u1bab\\u1baa';

/**
 * Joiners that change a word (RFC 5892, A.1 and A.2: after a virama, and between two Arabic letters) or combine emoji.
 * Anywhere else they are invisible.
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

export const visibleText = (text: string): string =>
  text
    .replace(controls, '')
    .replace(invisible, '')
    .replace(joiners, (_, joiner = '') => joiner);
