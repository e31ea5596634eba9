import { parse } from 'csv-parse/sync';
import { v7 as uuidv7 } from 'uuid';
import * as z from 'zod/mini';
import { email } from '#schema/common.ts';
import { type ImportSubscribersInput, MAX_IMPORTED, newsletterOf } from '#schema/newsletter.ts';
import { newsletterStrings as strings } from '#schema/newsletterStrings.ts';
import { actorOf, record } from '#server/platform/audit/record.ts';
import type { Context } from '#server/platform/context.ts';
import { badField } from '#server/platform/errors.ts';
import { newsletterSubscribers } from './table.ts';

type Result = { added: number; known: number; invalid: number };
type Reader = { email: string; interests: string[] };

const emailRule = z.object({ email: email('') });
/** Rows of one statement: PostgreSQL takes 65,535 parameters. */
const BATCH = 5000;

/**
 * Adds the addresses as confirmed, with the importer's sentence about their consent. A known address stays as it is, so
 * that nobody who has left comes back by an old table.
 * @throws BAD_USER_INPUT
 */
export async function importSubscribers(
  context: Context,
  { csv, consent, interest }: z.output<typeof ImportSubscribersInput>,
): Promise<Result> {
  const { interests } = newsletterOf(context.site);
  if (interest && !interests.includes(interest)) throw badField('interest', strings.noInterest);
  const { readers, invalid } = readersIn(csv, interests, interest ? [interest] : []);
  const now = context.now();
  return context.db.transaction(async (tx) => {
    let added = 0;
    for (let from = 0; from < readers.length; from += BATCH) {
      const rows = readers.slice(from, from + BATCH).map((reader) => ({
        ...reader,
        ...{ id: uuidv7(), state: 'CONFIRMED' as const, consent, isImported: true, createdAt: now, confirmedAt: now },
      }));
      const { rowCount } = await tx.insert(newsletterSubscribers).values(rows).onConflictDoNothing();
      added += rowCount ?? 0;
    }
    const result = { added, known: readers.length - added, invalid };
    if (added) {
      const after = { consent, ...result };
      await record(tx, actorOf(context), 'newsletter.import', { id: null, label: `${added} addresses` }, now, {
        after,
      });
    }
    return result;
  });
}

function readersIn(csv: string, interests: string[], usual: string[]): { readers: Reader[]; invalid: number } {
  const rows = parseRows(csv);
  const head = rows[0]?.map((name) => name.trim().toLowerCase()) ?? [];
  const emailAt = head.findIndex((name) => ['email', 'e-mail', 'email address', 'mail'].includes(name));
  const interestsAt = head.findIndex((name) => ['interests', 'interest'].includes(name));
  if (emailAt < 0) throw badField('csv', strings.badCsv);
  if (rows.length > MAX_IMPORTED + 1) throw badField('csv', strings.tooManyRows);
  const readers = new Map<string, Reader>();
  let invalid = 0;
  for (const row of rows.slice(1)) {
    const { data } = emailRule.safeParse({ email: row[emailAt] ?? '' });
    if (!data) {
      invalid += 1;
      continue;
    }
    const named = (interestsAt < 0 ? '' : (row[interestsAt] ?? '')).split(/[,;]/).map((name) => name.trim());
    const own = interests.filter((name) => named.includes(name));
    readers.set(data.email, { email: data.email, interests: own.length ? own : usual });
  }
  return { readers: [...readers.values()], invalid };
}

function parseRows(csv: string): string[][] {
  const options = { bom: true, relax_column_count: true, skip_empty_lines: true } as const;
  try {
    return parse(csv, { ...options, delimiter: [',', ';', '\t'] });
  } catch {
    throw badField('csv', strings.badCsv);
  }
}
