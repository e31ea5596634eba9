import { parsePhoneNumberFromString } from 'libphonenumber-js';
import { plainNumber } from '#schema/phoneText.ts';

/** The country of numbers without a country code. */
const COUNTRY = 'IN';
const COUNTRY_CODE = '91';

const parse = (plain: string) => parsePhoneNumberFromString(plain, { defaultCountry: COUNTRY, extract: false });

/**
 * Normalises a number to E.164. A number without a country code is Indian, and must be valid there.
 * @returns null for a text that is not a number
 */
export function readPhone(text: string): string | null {
  const plain = plainNumber(text);
  const number = plain === null ? undefined : parse(plain);
  if (plain === null || !number) return null;
  const isAccepted = plain.startsWith('+') ? number.isPossible() : number.isValid();
  return isAccepted ? number.number : null;
}

/** @returns a stored number in the national form, with the country code of a foreign one; others as they are */
export function phoneTextOf(stored: string): string {
  const number = parse(stored);
  if (!number?.isPossible() || (!stored.startsWith('+') && !number.isValid())) return stored;
  const { countryCallingCode } = number;
  const national = number.formatNational();
  return countryCallingCode === COUNTRY_CODE ? national : `${national} (+${countryCallingCode})`;
}
