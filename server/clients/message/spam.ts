import { createHash } from 'node:crypto';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { type FormFacts, MIN_ELAPSED_MS } from '#schema/form.ts';
import type { Transaction } from '#server/platform/database/connect.ts';

/** Time in which the same text of the same sender counts as a repetition. */
export const REPEAT_MS = 24 * 3600 * 1000;

type Sent<Field extends string> = Record<Field | 'email', string | null> & { email: string };
type SpamTable<Field extends string> = PgTable & Record<Field | 'email' | 'isSpam' | 'createdAt', PgColumn>;
type Arrival<Field extends string> = {
  /** Null for callers without a form, which are not checked for spam. */
  form: FormFacts | null | undefined;
  sent: Sent<Field>;
  now: Date;
};

/** @returns whether the honeypot field is filled or the form was sent in less than MIN_ELAPSED_MS */
export const isRobots = (form: FormFacts | null | undefined): boolean =>
  Boolean(form?.isHoneypotFilled) || (form?.elapsedMs ?? MIN_ELAPSED_MS) < MIN_ELAPSED_MS;

/**
 * Classifies a form in the transaction that stores it. It is spam when a robot filled it in, or when the inbox has the
 * same text of the same sender within REPEAT_MS. Concurrent forms of one sender wait, so that the second of two equal
 * ones is the repetition.
 * @param table the table that stores it
 */
export async function isSpam<Field extends string>(
  tx: Transaction,
  table: SpamTable<NoInfer<Field>>,
  { form, sent, now }: Arrival<Field>,
): Promise<boolean> {
  if (!form) return false;
  if (isRobots(form)) return true;
  await tx.execute(sql`select pg_advisory_xact_lock(${SENDERS}, ${lockKey(sent.email)})`);
  const isSame = Object.entries<string | null>(sent).map(([field, text]) => {
    const column = table[field as Field];
    return text === null ? isNull(column) : eq(column, text);
  });
  const isRecent = gt(table.createdAt, new Date(now.getTime() - REPEAT_MS));
  const repeated = await tx
    .select({ one: sql`1` })
    .from(table as PgTable)
    .where(and(eq(table.isSpam, false), isRecent, ...isSame))
    .limit(1);
  return repeated.length > 0;
}

/** First half of a sender's advisory lock ("send"): keeps these locks apart from other uses. */
const SENDERS = 0x73_65_6e_64;
const lockKey = (email: string): number => createHash('sha256').update(email).digest().readInt32BE();

/** See schema/form.graphql. */
export type Folder = 'INBOX' | 'SPAM' | 'ALL';

/** The value of isSpam in each folder; undefined: both. */
export const spamIn: Record<Folder, boolean | undefined> = { INBOX: false, SPAM: true, ALL: undefined };
