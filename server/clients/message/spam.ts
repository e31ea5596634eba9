import { createHash } from 'node:crypto';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { type FormFacts, MIN_ELAPSED_MS } from '#schema/form.ts';
import type { Transaction } from '#server/platform/database/connect.ts';

/** For how long the same text from the same sender counts as a repetition. */
export const REPEAT_MS = 24 * 3600 * 1000;

type Sent<Field extends string> = Record<Field | 'email', string | null> & { email: string };
/** A table with a spam folder, and a column for each field that a sender fills in. */
type SpamTable<Field extends string> = PgTable & Record<Field | 'email' | 'isSpam' | 'createdAt', PgColumn>;
type Arrival<Field extends string> = {
  /** How the form was filled in; null for a client that has no form, which is not suspected. */
  form: FormFacts | null | undefined;
  /** What the sender has filled in. */
  sent: Sent<Field>;
  now: Date;
};

/** @returns whether a form was filled in as robots do: its hidden field, or all of it in no time */
export const isRobots = (form: FormFacts | null | undefined): boolean =>
  Boolean(form?.isHoneypotFilled) || (form?.elapsedMs ?? MIN_ELAPSED_MS) < MIN_ELAPSED_MS;

/**
 * Judges what a form has sent, in the transaction that stores it. It is spam when a robot filled in the form, or when the
 * same text from the same sender came within REPEAT_MS and lies in the inbox. Until the transaction ends, what the same
 * sender sends meanwhile waits: of two equal messages at once, the second is the repetition.
 * @param table where it will be stored
 * @returns whether it belongs in the spam folder
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

/** The first half of the advisory lock of a sender: without it, an address could be made that waits for somebody else's lock. */
const SENDERS = 0x73_65_6e_64;
/** The second half. */
const lockKey = (email: string): number => createHash('sha256').update(email).digest().readInt32BE();

/** Which items a list shows (schema/form.graphql). */
export type Folder = 'INBOX' | 'SPAM' | 'ALL';

/** Whether a folder has spam, or has no other; undefined when it has both. */
export const spamIn: Record<Folder, boolean | undefined> = { INBOX: false, SPAM: true, ALL: undefined };
