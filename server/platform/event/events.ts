import { sql } from 'drizzle-orm';
import type { EventWord } from '#schema/webhook.ts';
import type { Transaction } from '#server/platform/database/connect.ts';
import { queueEvent } from '#server/platform/webhook/deliveries.ts';

/** PostgreSQL channel for changes of public content (drizzle/0005_freshness.sql). */
export const CONTENT_CHANNEL = 'marquee_content';

/** Events for webhooks and for the staff's open screens. */
export type EventName = EventWord;

/** PostgreSQL channel for events, as JSON of `Announcement`. */
export const EVENT_CHANNEL = 'marquee_events';
export type ChangeName =
  | 'message.changed'
  /** A user opened or left a message, or started or stopped a reply. */
  | 'message.presence'
  /** A user opened or left the form of a post or item. */
  | 'content.presence'
  | 'affiliate.changed'
  | 'review.changed'
  | 'post.changed'
  | 'item.changed'
  | 'booking.changed'
  | 'reviewLink.changed'
  /** The busy times of a host. */
  | 'calendar.changed'
  | 'page.changed'
  /**
   * Personal data was erased: processes clear it from the disk (server/office/privacy/personalData/clear.ts). No screen
   * gets this.
   */
  | 'person.erased'
  /** Other audited changes: users, tokens, webhooks. The id is that of the audit entry. */
  | 'office.changed';
/**
 * The payload: an id without content. `transaction` makes it unlike those of other transactions, and equal ones of one
 * transaction remain one; versions before 0.3 send none.
 */
export type Announcement = { event: EventName | ChangeName; id: string; transaction?: string };

/**
 * Announces an event in the transaction of its cause, so a rollback cancels it.
 * @param item the item with its REST fields, which webhooks receive in full
 */
export const announce = <Item extends { id: string }>(
  tx: Transaction,
  event: EventName,
  item: Item,
  now: Date,
): Promise<void> => announceAll(tx, event, [item], now);

export const announceChange = (tx: Transaction, event: ChangeName, item: { id: string }): Promise<void> =>
  notify(tx, event, [item.id]);

export async function announceAll<Item extends { id: string }>(
  tx: Transaction,
  event: EventName,
  items: readonly Item[],
  now: Date,
): Promise<void> {
  if (!items.length) return;
  await queueEvent(tx, event, items, now);
  await notify(
    tx,
    event,
    items.map(({ id }) => id),
  );
}

export const announceChanges = (tx: Transaction, event: ChangeName, ids: readonly string[]): Promise<void> =>
  notify(tx, event, ids);

async function notify(tx: Transaction, event: Announcement['event'], ids: readonly string[]): Promise<void> {
  if (!ids.length) return;
  await tx.execute(sql`select pg_notify(${EVENT_CHANNEL}, json_build_object(
      'event', ${event}::text, 'id', id, 'transaction', pg_current_xact_id()::text)::text)
    from unnest(${sql.param(ids)}::text[]) as ids (id)`);
}
