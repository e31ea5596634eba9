import { index, jsonb, type PgColumn, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { AuditAction, AuditVia } from '#schema/audit.ts';
import { searchIndex } from '#server/platform/database/search.ts';

type Texts = Record<'actorName' | 'subjectLabel' | 'address' | 'requestId', PgColumn>;

/** Where the log looks for a text. */
export const searched = ({ actorName, subjectLabel, address, requestId }: Texts): PgColumn[] => [
  actorName,
  subjectLabel,
  address,
  requestId,
];

/** What staff changed. Entries outlive the people and things that they tell of, so they refer to none. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    /** In the order of time. */
    id: uuid().primaryKey(),
    at: timestamp({ withTimezone: true }).notNull(),
    actorId: uuid(),
    actorName: text().notNull(),
    via: text().$type<AuditVia>().notNull(),
    /** By which API token, where it was by one; null for every other way, and in entries from before it was noted. */
    viaId: uuid(),
    viaName: text(),
    /** Null for `npm run admin`. */
    address: text(),
    requestId: text(),
    action: text().$type<AuditAction>().notNull(),
    subjectId: uuid(),
    /** What a person knows the thing by: a title, a name. */
    subjectLabel: text().notNull(),
    before: jsonb().$type<Facts>(),
    after: jsonb().$type<Facts>(),
  },
  (table) => [
    index('audit_entries_at_idx').on(table.at, table.id),
    index('audit_entries_actor_idx').on(table.actorId, table.at),
    searchIndex('audit_entries_search_idx', searched(table)),
  ],
);

export type AuditRow = typeof auditEntries.$inferSelect;

/** The fields that a change is about. Never a password, code, token, secret or hash. */
export type Facts = Record<string, unknown>;
