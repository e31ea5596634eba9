import { and, arrayContains, eq, gte, or, sql } from 'drizzle-orm';
import type { Database, Executor } from '#server/platform/database/connect.ts';
import { mailboxes } from './table.ts';

/** How far a mailbox has been read. `aside`: UIDs to retry. */
export type Place = { name: string; uidValidity: bigint; lastUid: number; aside: number[]; since: Date };

/** Resets the position when UIDVALIDITY changed or `uidNext` shows that the server renumbered its mails. */
export async function openPlace(
  db: Database,
  name: string,
  { uidValidity, uidNext }: { uidValidity: bigint; uidNext: number | undefined },
  now: Date,
): Promise<Place> {
  await db.insert(mailboxes).values({ name, uidValidity, since: now }).onConflictDoNothing();
  await db
    .update(mailboxes)
    .set({ uidValidity, lastUid: 0, unmatched: 0, aside: [] })
    .where(and(eq(mailboxes.name, name), isNumberedAnew(uidValidity, uidNext)));
  const [found] = await db.select().from(mailboxes).where(eq(mailboxes.name, name));
  if (!found) throw new Error('the row of a mailbox is gone');
  return { name, uidValidity, lastUid: found.lastUid, aside: found.aside, since: found.since };
}

const isNumberedAnew = (uidValidity: bigint, uidNext: number | undefined) =>
  or(
    sql`${mailboxes.uidValidity} is distinct from ${uidValidity}`,
    uidNext === undefined ? undefined : gte(mailboxes.lastUid, uidNext),
  );

/** @param passed mails that were skipped on the way @returns false when another process moved the position */
export async function advance(executor: Executor, place: Place, lastUid: number, passed: Passed): Promise<boolean> {
  const aside = sql`${mailboxes.aside} || ${sql.param(passed.aside, mailboxes.aside)}`;
  const advanced = await executor
    .update(mailboxes)
    .set({ lastUid, aside, unmatched: sql`${mailboxes.unmatched} + ${passed.unmatched}` })
    .where(
      and(
        eq(mailboxes.name, place.name),
        eq(mailboxes.uidValidity, place.uidValidity),
        eq(mailboxes.lastUid, place.lastUid),
      ),
    )
    .returning({ name: mailboxes.name });
  return advanced.length > 0;
}

export type Passed = { unmatched: number; aside: number[] };

/** @param unmatched 1 when the mail belongs to no message @returns false when another process settled it */
export async function settleAside(executor: Executor, place: Place, uid: number, unmatched = 0): Promise<boolean> {
  const settled = await executor
    .update(mailboxes)
    .set({
      aside: sql`array_remove(${mailboxes.aside}, ${uid}::bigint)`,
      unmatched: sql`${mailboxes.unmatched} + ${unmatched}`,
    })
    .where(
      and(
        eq(mailboxes.name, place.name),
        eq(mailboxes.uidValidity, place.uidValidity),
        arrayContains(mailboxes.aside, [uid]),
      ),
    )
    .returning({ name: mailboxes.name });
  return settled.length > 0;
}

/** Stores the number of files in a folder that belong to no message. */
export async function noteUnmatched(db: Database, name: string, unmatched: number, now: Date): Promise<void> {
  const row = { name, uidValidity: null, since: now, unmatched };
  await db.insert(mailboxes).values(row).onConflictDoUpdate({ target: mailboxes.name, set: { unmatched } });
}
