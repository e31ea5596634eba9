import * as z from 'zod/mini';
import { email } from './common.ts';
import { withCountry } from './phoneText.ts';

/** Path of the archive of a person's data and files. `POST` takes the addresses as JSON. */
export const PERSONAL_DATA_FILE = '/admin/personal-data';
/** Addresses of one person in one search. */
export const MOST_ADDRESSES = 10;
/** Records of a kind on the screen; the total is shown too. */
export const MOST_RECORDS = 50;
/** Records of a kind in one export. */
export const MOST_EXPORTED = 2000;

/** An e-mail address in lowercase, or a phone number as + and digits. */
export type PersonAddress = { kind: 'email' | 'phone'; value: string };

const badAddress = 'Please enter an e-mail address or a phone number';

export const personalDataStrings = {
  badAddress,
  noAddress: 'Please enter at least one e-mail address or phone number',
  tooMany: `Please look for at most ${MOST_ADDRESSES} addresses at once`,
  isStaff: 'This address belongs to a member of staff. Their account is deleted at Users.',
  isOffice: 'This is an address of the office itself. It is not the data of one person.',
  unconfirmed: 'Please type the first of the addresses again, as it stands above.',
  tooMuch: `There is more than one file can hold: at most ${MOST_EXPORTED} records of a kind.`,
  nothing: 'Nothing is held under this address. Erased all the same, it is also erased from a backup that is restored.',
  notFound: 'This erasure is not known.',
  messageErased: 'The person of this enquiry was erased: nobody can be written to.',
  erasedName: 'Erased person',
  findFailed: 'Failed to look for the data.',
  exportFailed: 'Failed to export the data.',
  eraseFailed: 'Failed to erase the data.',
  erased: 'The data was erased.',
} as const;

/** Domain of the addresses of anonymised messages. It cannot be registered (RFC 2606). */
export const ERASED_DOMAIN = 'erased.invalid';

const emailRule = email(badAddress);

/** @returns a normalised address; null for a text that is neither an e-mail address nor a phone number */
export function readAddress(text: string): PersonAddress | null {
  const value = emailRule.safeParse(text).data;
  if (value) return { kind: 'email', value };
  const read = withCountry(text);
  return read && { kind: 'phone', value: read.number };
}

export const personAddress = z.string(badAddress).check(
  z.maxLength(254, badAddress),
  z.refine((text) => readAddress(text) !== null, badAddress),
);
const addresses = z
  .array(personAddress)
  .check(z.minLength(1, personalDataStrings.noAddress), z.maxLength(MOST_ADDRESSES, personalDataStrings.tooMany));

export const PersonAddressesInput = z.object({ addresses });

/** With the first address typed again as a confirmation. */
export const ErasePersonalDataInput = z
  .object({ addresses, confirmation: z.string(personalDataStrings.unconfirmed).check(z.maxLength(254, badAddress)) })
  .check(
    z.refine(({ addresses: [first = ''], confirmation }) => isSame(first, confirmation), {
      message: personalDataStrings.unconfirmed,
      path: ['confirmation'],
    }),
  );

export function isSame(one: string, other: string): boolean {
  const [first, second] = [readAddress(one), readAddress(other)];
  return first !== null && first.value === second?.value;
}

/** The file name contains the day, but nothing about the person. */
export const exportName = (day: string, ending: 'json' | 'html' | 'zip') => `personal-data-${day}.${ending}`;
