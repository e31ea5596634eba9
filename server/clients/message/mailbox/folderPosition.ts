import { and, arrayContains, eq, gte, or, sql } from 'drizzle-orm';
import type { Database, Executor } from '#server/platform/database/connect.ts';
import { mailboxes } from './table.ts';

/** How far a mailbox has been read. */
export type Place = { name: string; uidValidity: bigint; lastUid: number; aside: number[]; since: Date };

/**
 * @param uidNext what the server says the next UID will be: one that was passed already means that it numbers its mails anew
 * without saying so; undefined when it does not say
 * @returns how far a mailbox has been read; with other UIDs than before, its mails are all looked at anew
 */
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

/**
 * Notes that a mailbox has been read up to a UID.
 * @param passed how many mails on the way belonged to no enquiry, and which are to be looked at again
 * @returns false when it stands elsewhere by now: another process follows it too
 */
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

/** What was passed over on the way to a UID. */
export type Passed = { unmatched: number; aside: number[] };

/**
 * Notes that a mail that was to be looked at again need not be.
 * @param unmatched 1 when it belongs to no enquiry
 * @returns false when that is noted already: another process follows the mailbox too
 */
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

/** Notes how many files lie in a folder that belong to no enquiry. */
export async function noteUnmatched(db: Database, name: string, unmatched: number, now: Date): Promise<void> {
  const row = { name, uidValidity: null, since: now, unmatched };
  await db.insert(mailboxes).values(row).onConflictDoUpdate({ target: mailboxes.name, set: { unmatched } });
}
