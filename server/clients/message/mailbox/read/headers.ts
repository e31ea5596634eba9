import { createHash } from 'node:crypto';
import { addressParser, decodeWords } from 'postal-mime';
import { isForged } from './authentication.ts';
import { isByMachine } from './automatic.ts';
import { cleanLine, withoutDirectionMarks } from './clean.ts';
import type { Envelope, Header } from './mail.ts';

const MAX_ID = 500;
const MAX_IDS = 100;
const MAX_RECIPIENTS = 50;
const MAX_ADDRESS = 254;
const MAX_VALUE = 16_384;
const recipientHeaders = ['to', 'cc', 'delivered-to', 'x-original-to', 'envelope-to'];

/** Topmost first. */
export const valuesOf = (headers: Header[], key: string): string[] =>
  headers.filter((header) => header.key === key).map(({ value }) => value.slice(0, MAX_VALUE));

/** @param source the mail or its beginning */
export function readEnvelope(headers: Header[], source: Uint8Array): Envelope {
  const from = sender(headers);
  return {
    mailId:
      idsIn(valuesOf(headers, 'message-id')[0] ?? '')[0] ??
      `sha256:${createHash('sha256').update(source).digest('hex')}`,
    references: referencesOf(headers),
    recipients: recipientsOf(headers),
    from,
    subject: cleanLine(decodeWords(valuesOf(headers, 'subject')[0] ?? ''), 300),
    date: dateOf(valuesOf(headers, 'date')[0]),
    isUnverified: isForged(headers, from.email),
    isAutomatic: isByMachine(headers),
  };
}

/** @returns the ids in angle brackets; a single id may lack them */
export function idsIn(value: string): string[] {
  const ids = value.match(/<[^<>\s]{1,500}>/g)?.map((id) => id.slice(1, -1)) ?? [];
  const trimmed = value.trim();
  if (ids.length === 0 && /^[^<>\s@]+@[^<>\s@]+$/.test(trimmed)) ids.push(trimmed);
  return ids.map((id) => cleanLine(id, MAX_ID + 1)).filter((id) => id && id.length <= MAX_ID);
}

export const newest = (ids: string[]): string[] => [...new Set(ids.reverse())].slice(0, MAX_IDS).reverse();

const referencesOf = (headers: Header[]) =>
  newest(['references', 'in-reply-to'].flatMap((key) => valuesOf(headers, key)).flatMap(idsIn));

const addressesIn = (value: string) =>
  addressParser(value, { flatten: true }).flatMap(({ name, address }) => (address ? [{ name, address }] : []));

function recipientsOf(headers: Header[]): string[] {
  const values = recipientHeaders.flatMap((key) => valuesOf(headers, key).slice(0, MAX_RECIPIENTS));
  const addresses = values.flatMap((value) => addressesIn(value).map(({ address }) => validAddress(address)));
  return [...new Set(addresses.filter(Boolean))].slice(0, MAX_RECIPIENTS);
}

function sender(headers: Header[]): Envelope['from'] {
  const [first] = addressesIn(valuesOf(headers, 'from')[0] ?? '').filter(({ address }) => validAddress(address));
  return {
    email: validAddress(first?.address ?? ''),
    name: cleanLine(withoutDirectionMarks(first?.name ?? ''), 200) || null,
  };
}

/** @returns the lowercase address; '' when it is invalid */
function validAddress(address: string): string {
  const email = cleanLine(address, MAX_ADDRESS + 1).toLowerCase();
  return email.length <= MAX_ADDRESS && /^[^\s@<>]+@[^\s@<>]+$/.test(email) ? email : '';
}

/** @returns null when the date is invalid or outside the years 1970 to 9999 */
function dateOf(value = ''): Date | null {
  const date = new Date(value.replace(/\([^()]*\)/g, ' ').trim());
  const year = date.getUTCFullYear();
  return year >= 1970 && year < 10_000 ? date : null;
}
