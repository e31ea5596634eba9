import { createHash } from 'node:crypto';
import { type PersonAddress, readAddress } from '#schema/personalData.ts';

/** What stands in the place of an address, a number or a name that was erased. */
export const ERASED = '[erased]';

/** How JSON and addresses of pages may write what stands in front. */
const BEFORE = String.raw`\\[nrtbf]|%[0-9a-f]{2}`;
/** In front of an e-mail address: whatever cannot be its own beginning. */
const BEFORE_EMAIL = `(^|[^a-z0-9._%+-]|(?:^|[^a-z0-9])[._%+-]{1,10}|${BEFORE})`;
const AFTER_EMAIL = '(?!-?[a-z0-9]|[.][a-z0-9])';
const BEFORE_PHONE = `(^|[^0-9a-z]|${BEFORE})`;
const AFTER_PHONE = '(?![0-9a-z])';
/** What people write between the digits of a number. */
const BETWEEN = '[ ().-]{0,2}';

const isAlphanumeric = (character: string) => /[a-z0-9]/.test(character);
/** A character of an address, as it is or as addresses of pages write it. */
const written = (character: string) =>
  isAlphanumeric(character) || character > '~'
    ? character
    : `(?:[${character === '^' || character === ']' ? `\\${character}` : character}]|%${character.charCodeAt(0).toString(16)})`;

function patternOf({ kind, value }: PersonAddress): string {
  if (kind === 'email') return BEFORE_EMAIL + [...value].map(written).join('') + AFTER_EMAIL;
  const digits = value.slice(1);
  const isIndian = digits.startsWith('91') && digits.length === 12;
  const [prefix, own] = isIndian ? [`(?:[+]?91${BETWEEN}|0)?`, digits.slice(2)] : ['[+]?', digits];
  return BEFORE_PHONE + prefix + [...own].join(BETWEEN) + AFTER_PHONE;
}

/**
 * A pattern that finds these addresses in a text, whatever stands around them, and no longer ones that end or begin as they do. It
 * means the same to PostgreSQL and to JavaScript, in capitals or not; its first group is what stands in front and has to stay.
 */
export const patternOfAll = (addresses: readonly PersonAddress[]): string => {
  const all = addresses.map(patternOf);
  // The groups in front are made one by one: each alternative has its own.
  return all.join('|');
};

/** Each pattern by itself: a text is replaced by one after the other. */
export const patternsOf = (addresses: readonly PersonAddress[]): string[] => addresses.map(patternOf);

/** The addresses of one kind: those of phones as the digits that tables may have. */
export const emailsIn = (addresses: readonly PersonAddress[]): string[] =>
  addresses.flatMap(({ kind, value }) => (kind === 'email' ? [value] : []));
export const digitsIn = (addresses: readonly PersonAddress[]): string[] =>
  addresses.flatMap(({ kind, value }) => {
    if (kind === 'email') return [];
    const digits = value.slice(1);
    return digits.startsWith('91') && digits.length === 12
      ? [digits, digits.slice(2), `0${digits.slice(2)}`]
      : [digits];
  });

/** What the list of erasures has in the place of an address: without the key nothing leads back from it. */
export const markOf = (key: string, { value }: PersonAddress): string =>
  createHash('sha256')
    .update(key + value)
    .digest('hex');

/** @returns the addresses as they are compared, each once; null for one that is neither an e-mail address nor a number */
export function readAddresses(texts: readonly string[]): PersonAddress[] | null {
  const read = texts.map(readAddress);
  const known = read.filter((one) => one !== null);
  if (known.length < texts.length) return null;
  return [...new Map(known.map((one) => [one.value, one])).values()];
}
