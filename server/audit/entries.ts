import { and, countDistinct, desc, eq, gte, inArray, isNotNull, lt, type SQL } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { type AuditAction, type AuditFilterInput, type AuditKind, auditActions } from '#schema/audit.ts';
import { type Day, momentOf } from '#schema/officeTime.ts';
import type { Context } from '#server/context.ts';
import { type Connection, type Order, type PageArgs, page, tablePage } from '#server/database/page.ts';
import { containing } from '#server/database/search.ts';
import { type AuditRow, auditEntries } from './table.ts';

export type AuditList = Connection<AuditRow>;
type Actor = { id: string; name: string };
export type ActorList = Connection<Actor>;
type Filter = z.output<typeof AuditFilterInput>;

const order: Order<AuditRow> = {
  columns: [auditEntries.at, auditEntries.id],
  keys: ({ at, id }) => [at, id],
  descending: true,
};

/** What staff changed, newest first, as far as the filter lets it through. */
export const listEntries = ({ db }: Context, { filter, ...args }: PageArgs & { filter: Filter }): Promise<AuditList> =>
  tablePage(db, { table: auditEntries, order, condition: wanted(filter) }, args);

const { at, actorId, actorName, subjectLabel, address, requestId, action } = auditEntries;
const DAY_MS = 24 * 3600 * 1000;
const beginOf = (day: Day) => momentOf(day, '0:00');

const wanted = (filter: Filter): SQL | undefined =>
  and(
    filter.actorId ? eq(actorId, filter.actorId) : undefined,
    filter.kind ? inArray(action, actionsOf(filter.kind)) : undefined,
    containing([actorName, subjectLabel, address, requestId], filter.search),
    filter.from ? gte(at, beginOf(filter.from)) : undefined,
    filter.to ? lt(at, new Date(beginOf(filter.to).getTime() + DAY_MS)) : undefined,
  );

const actions = Object.keys(auditActions) as AuditAction[];
const actionsOf = (kind: AuditKind) => actions.filter((name) => kindOf(name) === kind);

/** The kind of thing that an action is done to. */
export const kindOf = (name: AuditAction): AuditKind => name.slice(0, name.indexOf('.')) as AuditKind;

/** Ids of users are in the order in which they joined. */
const actorOrder: Order<Actor> = { columns: [actorId], keys: ({ id }) => [id] };

/** Everybody who made a change that is noted, by the name that they had last. */
export const listActors = ({ db }: Context, args: PageArgs): Promise<ActorList> =>
  page(
    args,
    actorOrder,
    async (after, limit) => {
      const actors = await db
        .selectDistinctOn([actorId], { id: actorId, name: actorName })
        .from(auditEntries)
        .where(and(isNotNull(actorId), after))
        .orderBy(actorId, desc(at))
        .limit(limit);
      return actors as Actor[];
    },
    async () => {
      const [row] = await db.select({ actors: countDistinct(actorId) }).from(auditEntries);
      return row?.actors ?? 0;
    },
  );

/** The fields of an entry, each before and after, in the order of the alphabet: JSON of PostgreSQL keeps none. */
export const changesOf = ({ before, after }: AuditRow) =>
  [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
    .sort()
    .map((field) => ({ field, before: before?.[field] ?? null, after: after?.[field] ?? null }));
