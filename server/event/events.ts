import { sql } from 'drizzle-orm';
import type { Transaction } from '#server/database/connect.ts';

/** What integrators and the staff's open screens hear of. */
export const eventNames = ['message.received', 'application.received', 'review.submitted', 'post.published'] as const;
export type EventName = (typeof eventNames)[number];

/** The PostgreSQL channel on which every server process hears of events, as JSON of `Announced`. */
export const EVENT_CHANNEL = 'marquee_events';
/** Beside them, for the open screens alone: a message was marked or deleted, so that the counts have changed. */
export type ChangeName = 'message.changed';
/** What goes over the channel: which of the words' items it is about, and nothing of what the item says. */
export type Announced = { event: EventName | ChangeName; id: string };

/**
 * Announces what happened, in the transaction that makes it happen: nobody hears of what is rolled back.
 * @param item the row that was written
 */
export async function announce(tx: Transaction, event: EventName, item: { id: string }): Promise<void> {
  await notify(tx, { event, id: item.id });
}

/** Lets the open screens know of a change, in the transaction that makes it. */
export const announceChange = (tx: Transaction, event: ChangeName, item: { id: string }): Promise<void> =>
  notify(tx, { event, id: item.id });

async function notify(tx: Transaction, announced: Announced): Promise<void> {
  await tx.execute(sql`select pg_notify(${EVENT_CHANNEL}, ${JSON.stringify(announced)})`);
}
