import { createHash } from 'node:crypto';
import { parsePhoneNumberFromString } from 'libphonenumber-js';
import { formsOf } from '#schema/emailAddress.ts';
import { type PersonAddress, readAddress } from '#schema/personalData.ts';
import { digitsOf, SEPARATORS } from '#schema/phoneText.ts';

export const ERASED = '[erased]';

const BEFORE = String.raw`\\[nrtbf]|%[0-9a-f]{2}`;
const spelled: Record<string, string> = {
  "'": `(?:['\u2019]|%27|&#0?39;|&#x27;|&apos;|&rsquo;)`,
  '+': '(?:[+]|%2b|&#43;|&#x2b;)',
  '&': '(?:&amp;|[&]|%26|&#38;)',
  '@': '(?:@|%40|&#64;|&#x40;)',
};
/** What may precede an e-mail address: nothing that could be its beginning. */
const BEFORE_EMAIL = `(^|[^a-z0-9._%+-]|(?:^|[^a-z0-9])[._%+-]{1,10}|${BEFORE})(?<![a-z0-9](?:${spelled["'"]}|${spelled['+']}))`;
const AFTER_EMAIL = '(?!-?[a-z0-9]|[.][a-z0-9])';
const DIGIT = `[${digitsOf.join('')}]`;
const BEFORE_PHONE = `(^|[^${digitsOf.join('')}a-z]|${BEFORE})`;
const AFTER_PHONE = `(?![${digitsOf.join('')}a-z])`;
const BETWEEN = `[${SEPARATORS}]{0,3}`;
/** A number without country code must not follow another country code. */
const NOT_ABROAD = `(?<!(?:[+]|(?:^|[^0-9])00)${DIGIT}{1,3}${BETWEEN})`;
/** Trunk prefixes: digits dialled before a national number. */
const TRUNKS = ['0', '8', '1'];

const isAlphanumeric = (character: string) => /[a-z0-9]/.test(character);
const characterPattern = (character: string) =>
  isAlphanumeric(character) || character > '~'
    ? character
    : (spelled[character] ??
      `(?:[${character === '^' || character === ']' ? `\\${character}` : character}]|%${character.charCodeAt(0).toString(16)})`);

const digitsPattern = (digits: string) => [...digits].map((digit) => `[${digitsOf[Number(digit)]}]`).join(BETWEEN);

/** Spellings of a number: those prefixes with which readPersonAddress parses it as this number. */
function spellingsOf(value: string) {
  const parsed = parsePhoneNumberFromString(value);
  const isRead = parsed?.number === value;
  const [country, national] = isRead
    ? [parsed.countryCallingCode as string, parsed.nationalNumber as string]
    : ['', value.slice(1)];
  const isSpelling = (text: string) => readPersonAddress(text)?.value === value;
  const trunks = country ? TRUNKS.filter((trunk) => isSpelling(`+${country}${trunk}${national}`)) : [];
  return {
    country,
    national,
    trunks,
    isBare: isSpelling(country + national),
    isLocal: isSpelling(national),
    isLocalWithZero: isSpelling(`0${national}`),
  };
}

function phonePattern(value: string): string {
  const { country, national, trunks, isBare, isLocal, isLocalWithZero } = spellingsOf(value);
  const trunk = trunks.length ? `(?:[${trunks.map((digit) => digitsOf[Number(digit)]).join('')}]${BETWEEN})?` : '';
  const code = country && `${digitsPattern(country)}${BETWEEN}${trunk}`;
  const zero = `[${digitsOf[0]}]`;
  const local = [isBare && code, isLocalWithZero && `${zero}${BETWEEN}`].filter(Boolean).join('|');
  const withPrefix = `(?:[+\uff0b]|${zero}${zero})${BETWEEN}${code}`;
  const withoutPlus = local ? `${NOT_ABROAD}(?:${local})${isLocal ? '?' : ''}` : isLocal ? NOT_ABROAD : null;
  const prefix = withoutPlus === null ? withPrefix : `(?:${withPrefix}|${withoutPlus})`;
  return BEFORE_PHONE + prefix + digitsPattern(national) + AFTER_PHONE;
}

const patternOf = ({ kind, value }: PersonAddress): string =>
  kind === 'email' ? BEFORE_EMAIL + emailPatternOf(value) + AFTER_EMAIL : phonePattern(value);

/** An international domain may be written in two forms. */
function emailPatternOf(value: string): string {
  const forms = formsOf(value).map((form) => [...form].map(characterPattern).join(''));
  return forms.length > 1 ? `(?:${forms.join('|')})` : forms.join('');
}

/** Case-insensitive; same meaning in PostgreSQL and JavaScript. Group 1 is the preceding text, which must stay. */
export const patternOfAll = (addresses: readonly PersonAddress[]): string => {
  const patterns = addresses.map(patternOf);
  // Each alternative has its own group for the preceding text.
  return patterns.join('|');
};

export const patternsOf = (addresses: readonly PersonAddress[]): string[] => addresses.map(patternOf);

/** In all forms that tables may store. */
export const emailsIn = (addresses: readonly PersonAddress[]): string[] =>
  addresses.flatMap(({ kind, value }) => (kind === 'email' ? formsOf(value) : []));

/** The numbers as tables may store them: digits with or without prefix. */
export const numbersIn = (addresses: readonly PersonAddress[]): string[] =>
  addresses.flatMap(({ kind, value }) => {
    if (kind === 'email') return [];
    const { country, national, trunks, isBare, isLocal, isLocalWithZero } = spellingsOf(value);
    const full = ['', ...trunks].map((trunk) => country + trunk + national);
    return [
      ...full.flatMap((number) => [`+${number}`, `00${number}`]),
      ...(isBare ? full : []),
      ...(isLocal ? [national] : []),
      ...(isLocalWithZero ? [`0${national}`] : []),
    ];
  });

export const mobilesIn = (addresses: readonly PersonAddress[]): string[] =>
  addresses.flatMap(({ kind, value }) => (kind === 'phone' && /^\+91\d{10}$/.test(value) ? [value.slice(3)] : []));

/** Keyed hash of an address in the list of erasures: it cannot be reversed without the key. */
export const markOf = (key: string, { value }: PersonAddress): string =>
  createHash('sha256')
    .update(key + value)
    .digest('hex');

/** Normalizes a number to E.164. @returns null for neither an e-mail address nor a number */
export function readPersonAddress(text: string): PersonAddress | null {
  const address = readAddress(text);
  if (address?.kind !== 'phone') return address;
  const number = parsePhoneNumberFromString(address.value);
  return number?.isPossible() ? { kind: 'phone', value: number.number } : address;
}

/** @returns the distinct normalized addresses; null when a text is neither an e-mail address nor a number */
export function readAddresses(texts: readonly string[]): PersonAddress[] | null {
  const parsed = texts.map(readPersonAddress);
  const addresses = parsed.filter((address) => address !== null);
  if (addresses.length < texts.length) return null;
  return [...new Map(addresses.map((address) => [address.value, address])).values()];
}
