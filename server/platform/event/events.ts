import { sql } from 'drizzle-orm';
import { type EventWord, eventWords } from '#schema/webhook.ts';
import type { Transaction } from '#server/platform/database/connect.ts';
import { queueEvent } from '#server/platform/webhook/deliveries.ts';

/** The PostgreSQL channel on which every server process hears that public content has changed (drizzle/0005_freshness.sql). */
export const CONTENT_CHANNEL = 'marquee_content';

/** What integrators and the staff's open screens hear of. */
export type EventName = EventWord;
export const eventNames = Object.values(eventWords);

/** The PostgreSQL channel on which every server process hears of events, as JSON of `Announced`. */
export const EVENT_CHANNEL = 'marquee_events';
/** Beside them, for the open screens alone: one was written, marked, moved or deleted, or came in as spam. */
export type ChangeName =
  | 'message.changed'
  /** Somebody opened or left a message, or began or ended writing a reply. */
  | 'message.presence'
  /** Somebody opened or left the form of a post or an item. */
  | 'content.presence'
  | 'affiliate.changed'
  | 'review.changed'
  | 'post.changed'
  | 'item.changed'
  /** The data of a person was erased: what has to go from the disk goes (server/office/privacy/personalData/clear.ts). No screen hears of it. */
  | 'person.erased'
  /** Anything else that the audit log notes: users, links, tokens, webhooks. */
  | 'office.changed';
/** What goes over the channel: which of the words' items it is about, and nothing of what the item says. */
export type Announced = { event: EventName | ChangeName; id: string };

/**
 * Announces what happened, in the transaction that makes it happen: nobody hears of what is rolled back.
 * @param item what was written, with the fields that REST shows of it: webhooks are told all of it
 * @param now when it happened
 */
export async function announce<Item extends { id: string }>(
  tx: Transaction,
  event: EventName,
  item: Item,
  now: Date,
): Promise<void> {
  await queueEvent(tx, event, item, now);
  await notify(tx, event, item.id);
}

/** Lets the open screens know of a change, in the transaction that makes it. */
export const announceChange = (tx: Transaction, event: ChangeName, item: { id: string }): Promise<void> =>
  notify(tx, event, item.id);

async function notify(tx: Transaction, event: Announced['event'], id: string): Promise<void> {
  const payload = JSON.stringify({ event, id } satisfies Announced);
  await tx.execute(sql`select pg_notify(${EVENT_CHANNEL}, ${payload})`);
}
