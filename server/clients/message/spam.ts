import { createHash } from 'node:crypto';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { DAY_MS } from '#schema/durations.ts';
import { type FormFacts, MIN_ELAPSED_MS } from '#schema/form.ts';
import type { Transaction } from '#server/platform/database/connect.ts';

export const REPEAT_MS = DAY_MS;

type Sent<Field extends string> = Record<Field | 'email', string | null> & { email: string };
type SpamTable<Field extends string> = PgTable & Record<Field | 'email' | 'isSpam' | 'createdAt', PgColumn>;
type Arrival<Field extends string> = {
  /** Null for callers without a form, which are not checked for spam. */
  form: FormFacts | null | undefined;
  sent: Sent<Field>;
  now: Date;
};

export const isRobots = (form: FormFacts | null | undefined): boolean =>
  Boolean(form?.isHoneypotFilled) || (form?.elapsedMs ?? MIN_ELAPSED_MS) < MIN_ELAPSED_MS;

/**
 * Spam: filled in by a robot, or the same text of the same sender within REPEAT_MS. A lock per sender makes the second
 * of two concurrent equal forms the repetition.
 * @param table the table that stores the form
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

export type Folder = 'INBOX' | 'SPAM' | 'ALL';

export const spamIn: Record<Folder, boolean | undefined> = { INBOX: false, SPAM: true, ALL: undefined };
