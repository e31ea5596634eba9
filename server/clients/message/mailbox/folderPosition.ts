import { and, arrayContains, eq, gte, or, sql } from 'drizzle-orm';
import type { Database, Executor } from '#server/platform/database/connect.ts';
import { mailboxes } from './table.ts';

/** How far a mailbox has been read. `aside`: UIDs to retry. */
export type MailboxPosition = { name: string; uidValidity: bigint; lastUid: number; aside: number[]; since: Date };

/** Resets the position when UIDVALIDITY changed or `uidNext` shows that the server renumbered its mails. */
export async function openPosition(
  db: Database,
  name: string,
  { uidValidity, uidNext }: { uidValidity: bigint; uidNext: number | undefined },
  now: Date,
): Promise<MailboxPosition> {
  await db.insert(mailboxes).values({ name, uidValidity, since: now }).onConflictDoNothing();
  await db
    .update(mailboxes)
    .set({ uidValidity, lastUid: 0, unmatched: 0, aside: [] })
    .where(and(eq(mailboxes.name, name), isNumberedAnew(uidValidity, uidNext)));
  const [row] = await db.select().from(mailboxes).where(eq(mailboxes.name, name));
  if (!row) throw new Error('the row of a mailbox is gone');
  return { name, uidValidity, lastUid: row.lastUid, aside: row.aside, since: row.since };
}

const isNumberedAnew = (uidValidity: bigint, uidNext: number | undefined) =>
  or(
    sql`${mailboxes.uidValidity} is distinct from ${uidValidity}`,
    uidNext === undefined ? undefined : gte(mailboxes.lastUid, uidNext),
  );

/** @param skipped mails that were skipped on the way @returns false when another process moved the position */
export async function advance(
  executor: Executor,
  position: MailboxPosition,
  lastUid: number,
  skipped: SkippedMails,
): Promise<boolean> {
  const aside = sql`${mailboxes.aside} || ${sql.param(skipped.aside, mailboxes.aside)}`;
  const updated = await executor
    .update(mailboxes)
    .set({ lastUid, aside, unmatched: sql`${mailboxes.unmatched} + ${skipped.unmatched}` })
    .where(
      and(
        eq(mailboxes.name, position.name),
        eq(mailboxes.uidValidity, position.uidValidity),
        eq(mailboxes.lastUid, position.lastUid),
      ),
    )
    .returning({ name: mailboxes.name });
  return updated.length > 0;
}

export type SkippedMails = { unmatched: number; aside: number[] };

/** @param unmatched 1 when the mail belongs to no message @returns false when another process settled it */
export async function settleAside(
  executor: Executor,
  position: MailboxPosition,
  uid: number,
  unmatched = 0,
): Promise<boolean> {
  const updated = await executor
    .update(mailboxes)
    .set({
      aside: sql`array_remove(${mailboxes.aside}, ${uid}::bigint)`,
      unmatched: sql`${mailboxes.unmatched} + ${unmatched}`,
    })
    .where(
      and(
        eq(mailboxes.name, position.name),
        eq(mailboxes.uidValidity, position.uidValidity),
        arrayContains(mailboxes.aside, [uid]),
      ),
    )
    .returning({ name: mailboxes.name });
  return updated.length > 0;
}

/** Stores the number of files in a folder that belong to no message. */
export async function saveUnmatched(db: Database, name: string, unmatched: number, now: Date): Promise<void> {
  const row = { name, uidValidity: null, since: now, unmatched };
  await db.insert(mailboxes).values(row).onConflictDoUpdate({ target: mailboxes.name, set: { unmatched } });
}
