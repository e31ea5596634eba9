import { and, eq, sql } from 'drizzle-orm';
import type { Database, Executor } from '#server/database/connect.ts';
import { mailboxes } from './table.ts';

/** How far a mailbox has been read. */
export type Place = { name: string; uidValidity: bigint; lastUid: number; since: Date };

/** @returns how far a mailbox has been read; with other UIDs than before, its mails are all looked at anew */
export async function openPlace(db: Database, name: string, uidValidity: bigint, now: Date): Promise<Place> {
  await db.insert(mailboxes).values({ name, uidValidity, since: now }).onConflictDoNothing();
  await db
    .update(mailboxes)
    .set({ uidValidity, lastUid: 0, unmatched: 0 })
    .where(and(eq(mailboxes.name, name), sql`${mailboxes.uidValidity} is distinct from ${uidValidity}`));
  const [found] = await db.select().from(mailboxes).where(eq(mailboxes.name, name));
  if (!found) throw new Error('the row of a mailbox is gone');
  return { name, uidValidity, lastUid: found.lastUid, since: found.since };
}

/**
 * Notes that a mailbox has been read up to a UID.
 * @param unmatched how many mails on the way belonged to no enquiry
 * @returns false when it stands elsewhere by now: another process follows it too
 */
export async function advance(executor: Executor, place: Place, lastUid: number, unmatched: number): Promise<boolean> {
  const advanced = await executor
    .update(mailboxes)
    .set({ lastUid, unmatched: sql`${mailboxes.unmatched} + ${unmatched}` })
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

/** Notes how many files lie in a folder that belong to no enquiry. */
export async function noteUnmatched(db: Database, name: string, unmatched: number, now: Date): Promise<void> {
  const row = { name, uidValidity: null, since: now, unmatched };
  await db.insert(mailboxes).values(row).onConflictDoUpdate({ target: mailboxes.name, set: { unmatched } });
}
