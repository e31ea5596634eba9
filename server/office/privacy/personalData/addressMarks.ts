import { type SQL, sql } from 'drizzle-orm';
import { formsOf } from '#schema/emailAddress.ts';
import { type PersonAddress, readAddress } from '#schema/personalData.ts';
import { digitsOf, SEPARATORS } from '#schema/phoneText.ts';
import type { Executor } from '#server/platform/database/connect.ts';
import { markOf, readPersonAddress } from './address.ts';
import { type TextTable, textTables } from './columns.ts';

const PART = String.raw`[^\s"<>()\[\]{},;:\\/=&?@]`;
/** A local part may contain characters that separate it from other text in an address of a page. */
const LOCAL = String.raw`[^\s"<>()\[\],;:\\@]`;
const EMAIL = `${LOCAL}{1,64}(?:@|%40)${PART}{3,253}`;
const DIGITS = digitsOf.join('');
const PHONE = `[+]?[${DIGITS}][${DIGITS}${SEPARATORS}]{5,40}[${DIGITS}]`;
/** JSON escapes: their letter is not part of an address. */
const ESCAPED = String.raw`\\[nrtbf]`;

export function addressesIn(text: string): PersonAddress[] {
  const plain = text.replace(new RegExp(ESCAPED, 'g'), ' ').toLowerCase();
  const matches = [EMAIL, PHONE].flatMap((pattern) => plain.match(new RegExp(pattern, 'g')) ?? []);
  return matches.flatMap(addressesOfMatch);
}

/** A phone number is written in at most this many groups. */
const MAX_PARTS = 8;
const between = new RegExp(`[${SEPARATORS}]+`);

/** The match may include adjacent characters or two adjacent numbers: returns every reading. */
function addressesOfMatch(match: string): PersonAddress[] {
  const text = decoded(match).replace(/[^\p{L}\p{N}]+$/u, '');
  const trimmed = text.replace(/^[^\p{L}\p{N}]+/u, '');
  const isNumber = !text.includes('@');
  const candidates = [...new Set([text, trimmed, ...(isNumber ? [] : withoutBeginnings(text))])];
  // Marks of older versions were made of the number without E.164 normalization.
  const read = (candidate: string) => {
    const address = readPersonAddress(candidate);
    // Of older versions, also those of addresses with a domain in ASCII form.
    const older = isNumber ? [readAddress(candidate)] : address ? formsOf(address.value).slice(1) : [];
    return [address, ...older.map((value) => (typeof value === 'string' ? { kind: 'email' as const, value } : value))];
  };
  const addresses = (isNumber ? [...candidates, ...partsOf(text)] : candidates)
    .flatMap(read)
    .filter((address) => address !== null);
  return [...new Map(addresses.map((address) => [address.value, address])).values()];
}

/** The address may begin after each of these characters. */
const withoutBeginnings = (text: string): string[] =>
  [...text.matchAll(/[=&?/{}]/g)].map(({ index }) => text.slice(index + 1)).filter((rest) => /^[^@]+@/.test(rest));

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text.replace('%40', '@');
  }
}

function partsOf(text: string): string[] {
  const parts = text.split(between).filter(Boolean);
  return parts.flatMap((_, from) =>
    Array.from({ length: Math.min(MAX_PARTS, parts.length - from) }, (_, more) =>
      parts.slice(from, from + more + 1).join(' '),
    ),
  );
}

/** The addresses in the database whose hashes are in `marks`: after a restore no other record of them exists. */
export async function addressesOfMarks(
  executor: Executor,
  key: string,
  marks: ReadonlySet<string>,
): Promise<PersonAddress[]> {
  const matches = new Map<string, PersonAddress>();
  for (const table of await textTables(executor)) {
    for (const candidate of await candidatesIn(executor, table)) {
      for (const address of addressesOfMatch(candidate)) {
        if (marks.has(markOf(key, address))) matches.set(address.value, address);
      }
    }
  }
  return [...matches.values()];
}

/** Distinct candidates, selected in the database to limit the transferred rows. */
async function candidatesIn(executor: Executor, { name, columns }: TextTable): Promise<string[]> {
  const texts = columns.map(({ name: column, type }): SQL => {
    const identifier = sql.identifier(column);
    if (type === 'json') return sql`${identifier}::text`;
    return type === 'list' ? sql`array_to_string(${identifier}, ' ')` : sql`${identifier}`;
  });
  const rowText = sql`lower(regexp_replace(concat_ws(' ', ${sql.join(texts, sql`, `)}), ${ESCAPED}, ' ', 'g'))`;
  const { rows } = await executor.execute<{ found: string }>(sql`
    select distinct match[1] as found from ${sql.identifier(name)},
      regexp_matches(${rowText}, ${`(${EMAIL}|${PHONE})`}, 'g') as match`);
  return rows.map(({ found }) => found);
}
