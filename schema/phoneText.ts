/** The zeros of the scripts that people write numbers in: each is followed by its other nine digits. */
const zeros = [0x0660, 0x06f0, 0x0966, 0x09e6, 0x0a66, 0x0ae6, 0x0b66, 0x0be6, 0x0c66, 0x0ce6, 0x0d66, 0xff10];

/** Each digit with the digits of other scripts that mean the same, by its value. */
export const digitsOf = Array.from({ length: 10 }, (_, value) =>
  [String(value), ...zeros.map((zero) => String.fromCodePoint(zero + value))].join(''),
);

/** What people write between the digits of a number: spaces, dots, brackets, dashes, slashes, and marks that nobody sees. */
export const SEPARATORS = String.raw` \t().\/\u00a0\u00ad\u2000-\u2015\u202a-\u202f\u2060-\u2069\u2212\ufeff\-`.replace(
  /\\u([0-9a-f]{4})/g,
  (_, code) => String.fromCodePoint(Number.parseInt(code, 16)),
);

const separator = new RegExp(`[${SEPARATORS}\\n]`, 'g');

/** A text with the digits of every script as those of ASCII. */
export const asciiDigits = (text: string): string =>
  text.replace(/\p{Nd}/gu, (digit) => {
    const value = digitsOf.findIndex((same) => same.includes(digit));
    return value < 0 ? digit : String(value);
  });

/**
 * A number as + and digits, or digits alone, without what is written between them; 00 is +. A zero in brackets is dialled only
 * within the country, and is left out after a prefix.
 * @returns null for what is no number
 */
export function plainNumber(text: string): string | null {
  const number = asciiDigits(text).replace('＋', '+').trim();
  const hasPrefix = /^[^0-9+]*(?:\+|00)/.test(number);
  const digits = (hasPrefix ? number.replace(/\(\s*0\s*\)/, '') : number).replace(separator, '').replace(/^00/, '+');
  return /^\+?\d{7,16}$/.test(digits) ? digits : null;
}

/** A number with its country: ten digits alone are India's, as everywhere in the product, also after a zero. */
export function withCountry(plain: string): string {
  if (plain.startsWith('+')) return plain;
  const own = /^0?([1-9]\d{9})$/.exec(plain)?.[1];
  return own ? `+91${own}` : `+${plain}`;
}
