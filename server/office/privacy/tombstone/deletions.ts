import { and, eq, gte, inArray, or, sql } from 'drizzle-orm';
import { DELETION_DAYS, type DeletionKind, deletionKinds, deletionScopes, deletionStrings } from '#schema/deletion.ts';
import { DAY_MS } from '#schema/durations.ts';
import { admit } from '#server/platform/access/admit.ts';
import { seesAsStaff } from '#server/platform/access/scope.ts';
import type { Context } from '#server/platform/context.ts';
import { type Connection, type Order, type PageArgs, tablePage } from '#server/platform/database/page.ts';
import { fail } from '#server/platform/errors.ts';
import { type TombstoneRow, tombstones } from './table.ts';

export type DeletionList = Connection<TombstoneRow>;
type DeletionArgs = { since: Date; kinds?: DeletionKind[] | null };

const DAYS_MS = DELETION_DAYS * DAY_MS;
const allKinds = Object.keys(deletionKinds) as DeletionKind[];

const order: Order<TombstoneRow> = {
  columns: [tombstones.deletedAt, tombstones.id],
  keys: ({ deletedAt, id }) => [deletedAt, id],
};

/** Oldest first. @throws GONE for a time before the retention period; FORBIDDEN, UNAUTHENTICATED; as page */
export async function listDeletions(
  context: Context,
  { since, kinds, ...args }: PageArgs & DeletionArgs,
): Promise<DeletionList> {
  const { db, now } = context;
  for (const kind of kinds ?? []) admitTo(context, kind);
  if (since.getTime() < now().getTime() - DAYS_MS) throw fail('GONE', deletionStrings.tooLongAgo);
  const requestedKinds = kinds ?? allKinds;
  const toStaff = requestedKinds.filter((kind) => seesAllDeletions(context, kind));
  const toPublic = requestedKinds.filter((kind) => deletionKinds[kind] === 'public' && !toStaff.includes(kind));
  const conditions = [visibleTo('STAFF', toStaff), visibleTo('PUBLIC', toPublic)];
  const condition = and(gte(tombstones.deletedAt, since), or(...conditions) ?? sql`false`);
  return tablePage(db, { table: tombstones, order, condition }, args);
}

const visibleTo = (audience: TombstoneRow['audience'], kinds: DeletionKind[]) =>
  kinds.length ? and(eq(tombstones.audience, audience), inArray(tombstones.kind, kinds)) : undefined;

/** @throws FORBIDDEN, UNAUTHENTICATED */
function admitTo(context: Context, kind: DeletionKind): void {
  const role = deletionKinds[kind];
  const scope = deletionScopes[kind];
  if (role !== 'public') admit(context, role, scope ? { all: [scope] } : 'unscopedOnly');
}

function seesAllDeletions(context: Context, kind: DeletionKind): boolean {
  const { viewer, scopes } = context;
  const scope = deletionScopes[kind];
  const isAdmitted = viewer !== null && (deletionKinds[kind] !== 'admin' || viewer.role === 'admin');
  return isAdmitted && (scope ? seesAsStaff(context, scope) : !scopes);
}
