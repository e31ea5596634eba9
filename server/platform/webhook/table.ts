import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { DeliveryState, EventWord } from '#schema/webhook.ts';
import { updatedAt } from '#server/platform/database/updatedAt.ts';

export const webhooks = pgTable(
  'webhooks',
  {
    id: uuid().primaryKey(),
    name: text(),
    url: text().notNull(),
    events: text().array().$type<EventWord[]>().notNull(),
    isOn: boolean().notNull().default(true),
    /** The signing secret, encrypted (./secret.ts). */
    sealedSecret: text().notNull(),
    /** The former secret, which signs too until `formerUntil`. */
    formerSealedSecret: text(),
    formerUntil: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    updatedAt: updatedAt(),
  },
  (table) => [
    // Scanned backwards for newest first.
    index('webhooks_list_idx').on(table.createdAt, table.id),
    index('webhooks_updated_idx').on(table.updatedAt, table.id),
    check('webhooks_former_check', sql`${table.formerSealedSecret} is null or ${table.formerUntil} is not null`),
    check('webhooks_events_check', sql`cardinality(${table.events}) > 0`),
  ],
);

/**
 * Webhooks of which no delivery has succeeded since a failure. The next success and a new address delete the row; a
 * webhook that was switched off because of it keeps the row until somebody switches it on.
 */
export const webhookFailures = pgTable('webhook_failures', {
  webhookId: uuid()
    .primaryKey()
    .references(() => webhooks.id, { onDelete: 'cascade' }),
  since: timestamp({ withTimezone: true }).notNull(),
  reason: text().notNull(),
  mailedAt: timestamp({ withTimezone: true }),
  /** When the webhook was switched off because of it. */
  endedAt: timestamp({ withTimezone: true }),
  endedMailedAt: timestamp({ withTimezone: true }),
});

/** Inserted in the event's transaction, sent by ./sender.ts. The rows are the webhook's log. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: uuid().primaryKey(),
    webhookId: uuid()
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    /** Null for a test. */
    event: text().$type<EventWord>(),
    /** The exact request body, the same for every try. */
    body: text().notNull(),
    state: text().$type<DeliveryState>().notNull().default('waiting'),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    updatedAt: updatedAt(),
    /** When it was queued or resent; tries end a day later. */
    queuedAt: timestamp({ withTimezone: true }).notNull(),
    /** The time of the next try; during sending, the end of the lease. */
    runAt: timestamp({ withTimezone: true }).notNull(),
    tries: integer().notNull().default(0),
    triedAt: timestamp({ withTimezone: true }),
    durationMs: integer(),
    status: integer(),
    reason: text(),
    answer: text(),
    /** Headers of the last request, without those that every HTTP client sends. */
    requestHeaders: jsonb().$type<Record<string, string>>(),
    responseHeaders: jsonb().$type<Record<string, string>>(),
    /** The beginning of the last response body, line breaks included. */
    responseBody: text(),
  },
  (table) => [
    index('webhook_deliveries_list_idx').on(table.webhookId, table.createdAt, table.id),
    index('webhook_deliveries_due_idx').on(table.runAt).where(sql`${table.state} = 'waiting'`),
    check('webhook_deliveries_state_check', sql`${table.state} in ('waiting', 'delivered', 'failed')`),
  ],
);

export type WebhookRow = typeof webhooks.$inferSelect;
export type DeliveryRow = typeof webhookDeliveries.$inferSelect;
