/** The zero of each digit script; the other nine digits follow it in Unicode. */
const zeros = [0x0660, 0x06f0, 0x0966, 0x09e6, 0x0a66, 0x0ae6, 0x0b66, 0x0be6, 0x0c66, 0x0ce6, 0x0d66, 0xff10];

/** The digits of all scripts by value. */
export const digitsOf = Array.from({ length: 10 }, (_, value) =>
  [String(value), ...zeros.map((zero) => String.fromCodePoint(zero + value))].join(''),
);

/** Characters that people write between digits: spaces, dots, brackets, dashes, slashes and invisible marks. */
export const SEPARATORS = String.raw` \t().\/\u00a0\u00ad\u2000-\u2015\u202a-\u202f\u2060-\u2069\u2212\ufeff\-`.replace(
  /\\u([0-9a-f]{4})/g,
  (_, code) => String.fromCodePoint(Number.parseInt(code, 16)),
);

const separator = new RegExp(`[${SEPARATORS}\\n]`, 'g');

/** Replaces the digits of all scripts with ASCII digits. */
export const asciiDigits = (text: string): string =>
  text.replace(/\p{Nd}/gu, (digit) => {
    const value = digitsOf.findIndex((same) => same.includes(digit));
    return value < 0 ? digit : String(value);
  });

/** In Italy a zero belongs to the number. */
const keptZero = /^[^0-9+]*(?:\+|00)\s*39(?!\d)/;

/**
 * Normalises a number to + and digits, or digits only. 00 becomes +. Invisible characters are removed, and a zero in
 * brackets after a country code, because it is dialled only within the country.
 * @returns null when the text is not a number
 */
export function plainNumber(text: string): string | null {
  const number = asciiDigits(text.normalize('NFKC').replace(/\p{Cf}/gu, ''))
    .trim()
    .replace(/^tel:\s*/i, '');
  const hasPrefix = /^[^0-9+]*(?:\+|00)/.test(number);
  const isDialled = !hasPrefix || keptZero.test(number);
  const digits = (isDialled ? number : number.replace(/\(\s*0\s*\)/, '')).replace(separator, '').replace(/^00/, '+');
  return /^\+?\d{7,16}$/.test(digits) ? digits : null;
}

/** Ten digits without a country code are Indian, also after a leading zero. */
export function withCountry(plain: string): string {
  if (plain.startsWith('+')) return plain;
  const own = /^0?([1-9]\d{9})$/.exec(plain)?.[1];
  return own ? `+91${own}` : `+${plain}`;
}
