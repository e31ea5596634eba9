import { parsePhoneNumberFromString } from 'libphonenumber-js';
import { withCountry } from '#schema/phoneText.ts';

/** The country of numbers without a country code. */
const COUNTRY = 'IN';
const COUNTRY_CODE = '91';

/** Until 2019, mobile numbers of Mexico had a 1 after the country code. Some programs still write it. */
const FORMER_MEXICAN = /^\+521(?=\d{10}$)/;

const parse = (plain: string) => parsePhoneNumberFromString(plain, { defaultCountry: COUNTRY, extract: false });

/**
 * Normalises a number to E.164. A number without a country code is Indian, and must be valid there.
 * @returns null for a text that is not a number
 */
export const readPhone = (text: string): string | null => parseAccepted(text)?.number ?? null;

/** @returns the digits of a number without country code and leading zero; null for a text that is not a number */
export const nationalDigitsOf = (text: string): string | null => parseAccepted(text)?.nationalNumber ?? null;

function parseAccepted(text: string) {
  // The form of phoneTextOf: 020 7946 0958 (+44).
  const [, national, code] = /^([^+]*)\((\+\d{1,3})\)\s*$/.exec(text) ?? [];
  const read = withCountry(code === undefined ? text : `${code} ${national}`);
  if (read === null || read.code === 'guessed') return undefined;
  const number = parse(read.number.replace(FORMER_MEXICAN, '+52'));
  const isAccepted = read.code === 'written' ? number?.isPossible() : number?.isValid();
  return isAccepted ? number : undefined;
}

/** @returns a stored number in its national form, a foreign one with its country code; other texts unchanged */
export function phoneTextOf(stored: string): string {
  const number = parse(stored);
  if (!number?.isPossible() || (!stored.startsWith('+') && !number.isValid())) return stored;
  const { countryCallingCode } = number;
  const national = number.formatNational();
  return countryCallingCode === COUNTRY_CODE ? national : `${national} (+${countryCallingCode})`;
}
