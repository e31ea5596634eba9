import { and, eq, gte, inArray, isNotNull, lt, type SQL, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { type AuditAction, type AuditFilterInput, type AuditKind, auditActions, auditStrings } from '#schema/audit.ts';
import { startOfDay } from '#schema/officeTime.ts';
import { dayAfter } from '#schema/period.ts';
import type { Context } from '#server/platform/context.ts';
import type { Orders } from '#server/platform/database/listOrder.ts';
import { tableReader } from '#server/platform/database/lookup.ts';
import { type Connection, type Order, type PageArgs, page, tablePage } from '#server/platform/database/page.ts';
import { containing } from '#server/platform/database/search.ts';
import { type AuditRow, auditEntries, searched } from './table.ts';

export type AuditList = Connection<AuditRow>;
type Actor = { id: string; name: string };
export type ActorList = Connection<Actor>;
type Filter = z.output<typeof AuditFilterInput>;

const order: Order<AuditRow> = {
  columns: [auditEntries.at, auditEntries.id],
  keys: ({ at, id }) => [at, id],
  descending: true,
};
const orders: Orders = { AT: auditEntries.at };
/** Entries never change. */
const dateColumns = { created: auditEntries.at, updated: auditEntries.at };

export const listEntries = (
  { db, site }: Context,
  { filter, ...args }: PageArgs & { filter: Filter },
): Promise<AuditList> =>
  tablePage(
    db,
    { table: auditEntries, order, orders, dateColumns, condition: matchesFilter(filter, site.timeZone) },
    args,
  );

/** @throws NOT_FOUND */
export const getEntry = tableReader(auditEntries, auditStrings.notFound);

const { at, actorId, actorName, action } = auditEntries;

const matchesFilter = (filter: Filter, zone: string): SQL | undefined =>
  and(
    filter.actorId ? eq(actorId, filter.actorId) : undefined,
    filter.kind ? inArray(action, actionsOf(filter.kind)) : undefined,
    containing(searched(auditEntries), filter.search),
    filter.from ? gte(at, startOfDay(filter.from, zone)) : undefined,
    filter.to ? lt(at, startOfDay(dayAfter(filter.to, 1), zone)) : undefined,
  );

const actions = Object.keys(auditActions) as AuditAction[];
const actionsOf = (kind: AuditKind) => actions.filter((name) => kindOf(name) === kind);

export const kindOf = (name: AuditAction): AuditKind => name.slice(0, name.indexOf('.')) as AuditKind;

/** Ids are UUIDv7, so this is the order of creation. */
const actorOrder: Order<Actor> = { columns: [actorId], keys: ({ id }) => [id] };

/** Lists the users with entries, by their latest name. */
export const listActors = ({ db }: Context, args: PageArgs): Promise<ActorList> =>
  page(
    args,
    actorOrder,
    async (after, limit) => {
      const latest = sql`select ${actorName} from ${auditEntries} where ${actorId} = actor.id order by ${at} desc limit 1`;
      const result = await db.execute<Actor>(
        sql`${actors(after)} select id, (${latest}) as name from actor where id is not null limit ${limit}`,
      );
      return result.rows;
    },
    async () => {
      const { rows } = await db.execute(sql`${actors()} select count(id)::int as count from actor`);
      return Number(rows[0]?.count);
    },
  );

/** Finds each actor by an index lookup after the previous one (a loose index scan), so few entries are read. */
const actors = (after?: SQL) => {
  const next = (condition?: SQL) =>
    sql`select ${actorId} from ${auditEntries} where ${and(isNotNull(actorId), condition)} order by ${actorId} limit 1`;
  return sql`with recursive actor(id) as (
    (${next(after)}) union all select (${next(sql`${actorId} > actor.id`)}) from actor where actor.id is not null)`;
};

/** Sorted by field name, because PostgreSQL's jsonb has no field order. */
export const changesOf = ({ before, after }: AuditRow) =>
  [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
    .sort()
    .map((field) => ({ field, before: before?.[field] ?? null, after: after?.[field] ?? null }));
