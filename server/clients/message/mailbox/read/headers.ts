import { createHash } from 'node:crypto';
import { addressParser } from 'postal-mime';
import { oneForm } from '#schema/emailAddress.ts';
import { isForged } from './authentication.ts';
import { machineSigns } from './automatic.ts';
import { cleanLine, withoutDirectionMarks } from './clean.ts';
import { decodeHeader, inUtf8Words } from './encodedWords.ts';
import type { Envelope, Header, Sender } from './mail.ts';

const MAX_ID = 500;
const MAX_IDS = 100;
const MAX_RECIPIENTS = 50;
const MAX_SENDERS = 10;
const MAX_ADDRESS = 254;
const MAX_VALUE = 16_384;
/** The last ones are of servers, and name the address that a forwarding changed. */
const recipientHeaders = [
  ...['to', 'cc', 'resent-to', 'delivered-to', 'envelope-to'],
  ...['x-original-to', 'x-envelope-to', 'x-delivered-to', 'x-forwarded-to', 'x-rcpt-to'],
];

/** Topmost first. */
export const valuesOf = (headers: Header[], key: string): string[] =>
  fieldsOf(headers, key).map((value) => value.slice(0, MAX_VALUE));

const fieldsOf = (headers: Header[], key: string): string[] =>
  headers.filter((header) => header.key === key).map(({ value }) => value);

/** @param source the mail or its beginning @param text of the mail, if it has been read */
export function readEnvelope(headers: Header[], source: Uint8Array, text = ''): Envelope {
  const [from = nobody] = sendersIn(headers, 'from');
  const replyTo = sendersIn(headers, 'reply-to');
  const subject = cleanLine(decodeHeader(valuesOf(headers, 'subject')[0] ?? ''), 300);
  return {
    mailId:
      ownIdIn(valuesOf(headers, 'message-id')[0] ?? '') ??
      `sha256:${createHash('sha256').update(source).digest('hex')}`,
    references: referencesOf(headers),
    recipients: recipientsOf(headers),
    from,
    replyTo: replyTo.filter(({ email }) => !isListAddress(headers, email)),
    subject,
    date: dateOf(valuesOf(headers, 'date')[0]),
    isUnverified: isForged(headers, from.email),
    ...machineSigns(headers, { from: from.email, replyTo: replyTo.map(({ email }) => email), subject, text }),
  };
}

/** A mailing list directs the answers to itself. */
const isListAddress = (headers: Header[], email: string): boolean =>
  ['list-post', 'list-id'].some((key) =>
    valuesOf(headers, key).some((value) => value.toLowerCase().includes(email) || isNamedAfter(value, email)),
  );

/** `<founders.lists.example>` is the list of founders@lists.example (RFC 2919). */
const isNamedAfter = (value: string, email: string): boolean =>
  value.toLowerCase().includes(`<${email.replace('@', '.')}>`);

/**
 * @returns the ids in angle brackets, and those without. Programs and gateways encode, escape and fold ids.
 */
export const idsIn = (value: string): string[] =>
  idsWithin(
    decodeHeader(value)
      .replace(/&(lt|#60|#x3c);?|[=%]3c/gi, '<')
      .replace(/&(gt|#62|#x3e);?|[=%]3e/gi, '>')
      .replace(/[=%]40/g, '@'),
  ).map(withoutWrapping);

const idsWithin = (text: string): string[] =>
  Array.from(text.matchAll(/<([^<>]{1,1000})>|([^\s<>,;()"]{1,500}@[^\s<>,;()"@]{1,253})/g), ([, inBrackets, bare]) =>
    cleanLine((inBrackets ?? bare ?? '').replace(/\s+/g, ''), MAX_ID + 1),
  ).filter((id) => id && id.length <= MAX_ID);

/** Some write an id as an address of a page, or in quotes. */
const withoutWrapping = (id: string): string =>
  id.replace(/^(?:mailto|mid):/i, '').replace(/^['"[]([^'"[\]]+@[^'"[\]]+)['"\]]$/, '$1');

/** A comment may contain an address. Ids are keys of stored mails, so that they are read as ever. */
function ownIdIn(value: string): string | undefined {
  const text = decodeHeader(/<[^<>]*>/.exec(value)?.[0] ?? value);
  return idsWithin(text.replace(/&lt;?/gi, '<').replace(/&gt;?/gi, '>'))[0];
}

export const newest = (ids: string[]): string[] => [...new Set(ids.reverse())].slice(0, MAX_IDS).reverse();

const referencesOf = (headers: Header[]) =>
  // The newest ids are at the end.
  newest(
    ['references', 'in-reply-to']
      .flatMap((key) => fieldsOf(headers, key))
      .flatMap((value) => idsIn(value.slice(-MAX_VALUE))),
  );

const addressesIn = (value: string) =>
  addressParser(inUtf8Words(value), { flatten: true }).flatMap(({ name, address }) =>
    address ? [{ name, address }] : [],
  );

function recipientsOf(headers: Header[]): string[] {
  const values = recipientHeaders.flatMap((key) => valuesOf(headers, key).slice(0, MAX_RECIPIENTS));
  const addresses = values.flatMap((value) => addressesIn(value).map(({ address }) => validAddress(address)));
  return [...new Set(addresses.filter(Boolean))].slice(0, MAX_RECIPIENTS);
}

const nobody: Sender = { email: '', name: null };

const sendersIn = (headers: Header[], key: 'from' | 'reply-to'): Sender[] =>
  addressesIn(valuesOf(headers, key)[0] ?? '')
    .map(({ address, name }) => ({
      email: validAddress(address),
      name: withoutQuotes(cleanLine(withoutDirectionMarks(name), 200)) || null,
    }))
    .filter(({ email }) => email)
    .slice(0, MAX_SENDERS);

/** Outlook and Google Groups put a name into single quotes too. */
const withoutQuotes = (name: string): string => name.replace(/^'([^']+)'(?=$| via )/, '$1');

/** @returns the address in its stored form; '' when it is invalid */
function validAddress(address: string): string {
  const email = oneForm(cleanLine(address.replace(/^mailto:/i, ''), MAX_ADDRESS + 1).replace(/\.$/, ''));
  return email.length <= MAX_ADDRESS && /^[^\s@<>]+@[^\s@<>]+$/.test(email) ? email : '';
}

/** @returns null when the date is invalid or outside the years 1970 to 9999 */
function dateOf(value = ''): Date | null {
  const date = new Date(value.replace(/\([^()]*\)/g, ' ').trim());
  const year = date.getUTCFullYear();
  return year >= 1970 && year < 10_000 ? date : null;
}
