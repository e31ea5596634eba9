import { index, jsonb, type PgColumn, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { AuditAction, AuditVia } from '#schema/audit.ts';
import { searchIndex } from '#server/platform/database/search.ts';

type Texts = Record<'actorName' | 'subjectLabel' | 'address' | 'requestId', PgColumn>;

export const searched = ({ actorName, subjectLabel, address, requestId }: Texts): PgColumn[] => [
  actorName,
  subjectLabel,
  address,
  requestId,
];

/** Changes by staff. No foreign keys, because entries outlive users and records. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    /** UUIDv7: sorted by time. */
    id: uuid().primaryKey(),
    at: timestamp({ withTimezone: true }).notNull(),
    actorId: uuid(),
    actorName: text().notNull(),
    via: text().$type<AuditVia>().notNull(),
    /** The id of the API token; null for other ways and for old entries. */
    viaId: uuid(),
    viaName: text(),
    /** Null for `npm run admin`. */
    address: text(),
    requestId: text(),
    action: text().$type<AuditAction>().notNull(),
    subjectId: uuid(),
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

/** Never contains a password, code, token, secret or hash. */
export type Facts = Record<string, unknown>;
