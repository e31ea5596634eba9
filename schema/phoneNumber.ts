import { asciiDigits } from './phoneText.ts';

/** Digits of an Indian phone number, and its prefix when stored (spec section 9). */
export const PHONE_DIGITS = 10;
export const PHONE_PREFIX = '+91';

/**
 * Extracts the digits of an incompletely typed number. Typing key by key gives the same result as pasting. Removes a
 * prefix `+91`, `0091` or `0`, and `91` from more than ten digits.
 * @returns at most ten digits, whether there were more, whether the number has the code of another country, and the number
 * of removed leading characters
 */
export function phoneDigitsOf(typed: string): { digits: string; isCut: boolean; isForeign: boolean; taken: number } {
  const text = asciiDigits(typed.normalize('NFKC').replace(/\p{Cf}/gu, ''));
  const whole = text
    .replace(/^\s*\+\s*91/, '')
    .replace(/\D/g, '')
    .replace(/^0+/, '');
  const digits = whole.length > PHONE_DIGITS ? whole.replace(/^91/, '') : whole;
  const taken = text.replace(/\D/g, '').length - digits.length;
  const isForeign = !'91'.startsWith(countryCode.exec(text)?.[1] ?? '');
  return { digits: digits.slice(0, PHONE_DIGITS), isCut: digits.length > PHONE_DIGITS, isForeign, taken };
}

/** The first two digits after a plus or 00. */
const countryCode = /^[^\d+]*(?:\+\D*(?:00)?|00)\D*(\d{0,2})/;

/** A number as a form without scripts posts it: the digits that the form with scripts keeps, unless some would be lost. */
export function postedNumber(typed: string): string {
  const { digits, isCut, isForeign } = phoneDigitsOf(typed);
  return isCut || isForeign || /\p{L}/u.test(typed) ? typed : digits;
}

/** Ten digits with an optional prefix: a country code, a zero, or both. */
export const wholePhoneNumber = /^(?:\+91|0091)?0?\d{10}$/;
