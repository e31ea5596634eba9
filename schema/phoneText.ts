/** The zero of each digit script; the other nine digits follow it in Unicode. */
const zeros = [0x0660, 0x06f0, 0x0966, 0x09e6, 0x0a66, 0x0ae6, 0x0b66, 0x0be6, 0x0c66, 0x0ce6, 0x0d66, 0xff10];

/** The digits of all scripts by value. */
export const digitsOf = Array.from({ length: 10 }, (_, value) =>
  [String(value), ...zeros.map((zero) => String.fromCodePoint(zero + value))].join(''),
);

/** Characters that people write between digits: spaces, dots, brackets, dashes, slashes and invisible marks. */
export const SEPARATORS =
  String.raw` \t().\/\[\]_~\u00a0\u00ad\u00b7\u2000-\u2015\u2022\u202a-\u202f\u2060-\u2069\u2212\ufeff\-`.replace(
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

/** Words for an extension in the languages of those who write, and the form of RFC 3966. */
const extensionWords = [
  ...['extension', 'extn', 'ext', 'x', '#', 'durchwahl', 'dw', 'nebenstelle', 'poste', 'interno', 'int', 'anexo'],
  ...['ramal', 'toestel', 'wew', 'доб', '内線', '分机', '內線', '分機'],
].join('|');
const extension = new RegExp(
  String.raw`(?:[\s,;(.\-]*(?<![\p{L}])(?:${extensionWords})[\s.:=\-]*|,{1,3})(\d{1,7})[\s)#]*$`,
  'iu',
);

/** A longer text is no number. */
const MOST_READ = 300;

/**
 * Splits a number from the extension behind it, such as `ext. 12`, `x12`, `#12` and `;ext=12`.
 * @property number in ASCII digits, without invisible characters
 */
export function phonePartsOf(text: string): { number: string; extension: string | null } {
  if (text.length > MOST_READ) return { number: '', extension: null };
  const written = asciiDigits(text.normalize('NFKC').replace(/\p{Cf}/gu, '')).trim();
  const match = extension.exec(written);
  return { number: match ? written.slice(0, match.index) : written, extension: match?.[1] ?? null };
}

/**
 * Normalises a number to + and digits, or digits only. 00 becomes +. Words before and after it and its extension are left
 * out, and a zero in brackets after a country code, because it is dialled only within the country.
 * @returns null when the text is not a number
 */
export function plainNumber(text: string): string | null {
  const number = phonePartsOf(text)
    .number.replace(/^[^\d+]*[^\d\p{L}+]/u, '')
    .replace(/(\d)[^\d\p{L}][^\d]*$/u, '$1')
    .replace(/^\+[\s+]*(?:00)?/, '+');
  const isDialled = !/^(?:\+|00)/.test(number) || keptZero.test(number);
  const digits = (isDialled ? number : number.replace(/[([]\s*0\s*[)\]]/, ''))
    .replace(separator, '')
    .replace(/^00/, '+');
  return /^\+?\d{7,16}$/.test(digits) ? digits : null;
}

/** Ten digits, also after a zero or 91, and the toll-free numbers. */
const indian = /^(?:(?:0|91)?([1-9]\d{9})|(18[06]0\d{6,9}))$/;
/** A 1 that stands alone is the country code of North America. */
const standingOne = new RegExp(`^[^0-9+]*1[${SEPARATORS}]+\\d`);

/**
 * Reads a number as + and digits. One without a country code is Indian if it can be; otherwise its first digits are taken
 * as a code.
 * @returns null when the text is not a number
 */
export function withCountry(text: string): { number: string; code: 'written' | 'Indian' | 'guessed' } | null {
  const plain = plainNumber(text);
  if (plain === null) return null;
  if (plain.startsWith('+')) return { number: plain, code: 'written' };
  const [, local, tollFree] = (!standingOne.test(phonePartsOf(text).number) && indian.exec(plain)) || [];
  const national = local ?? tollFree;
  return national === undefined
    ? { number: `+${plain}`, code: 'guessed' }
    : { number: `+91${national}`, code: 'Indian' };
}

/** Characters of the number of a call, with words and an extension. */
export const MAX_PHONE = 40;

/** The note of a call, to which the extension of its number is added: staff read both. */
export function withExtension(note: string | null | undefined, phone: string): string | null {
  const { extension } = phonePartsOf(phone);
  return extension === null ? (note ?? null) : [note, `Extension ${extension}`].filter(Boolean).join('\n\n');
}
