import { and, eq, gte, inArray } from 'drizzle-orm';
import { DELETION_DAYS, type DeletionKind, deletionKinds, deletionStrings } from '#schema/deletion.ts';
import type { Context } from '#server/context.ts';
import { type Connection, type Order, type PageArgs, tablePage } from '#server/database/page.ts';
import { fail } from '#server/errors.ts';
import { admit } from '#server/graphql/gates/auth.ts';
import { type TombstoneRow, tombstones } from './table.ts';

export type DeletionList = Connection<TombstoneRow>;
type Wanted = { since: Date; kinds?: DeletionKind[] | null };

const DAYS_MS = DELETION_DAYS * 24 * 3600 * 1000;
const all = Object.keys(deletionKinds) as DeletionKind[];

const order: Order<TombstoneRow> = {
  columns: [tombstones.deletedAt, tombstones.id],
  keys: ({ deletedAt, id }) => [deletedAt, id],
};

/**
 * What was deleted since a moment, the first deletion first.
 * @throws GONE for a moment of which not all deletions are kept; FORBIDDEN and UNAUTHENTICATED for kinds that the caller may not
 * list; as page
 */
export async function listDeletions(
  context: Context,
  { since, kinds, ...args }: PageArgs & Wanted,
): Promise<DeletionList> {
  const { db, viewer, now } = context;
  for (const kind of kinds ?? []) admitTo(context, kind);
  if (since.getTime() < now().getTime() - DAYS_MS) throw fail('GONE', deletionStrings.tooLongAgo);
  const told = kinds ?? all.filter((kind) => mayList(context, kind));
  const condition = and(
    eq(tombstones.audience, viewer ? 'STAFF' : 'PUBLIC'),
    inArray(tombstones.kind, told),
    gte(tombstones.deletedAt, since),
  );
  return tablePage(db, { table: tombstones, order, condition }, args);
}

/** Asks the gate that guards the list of a kind. @throws FORBIDDEN, UNAUTHENTICATED */
function admitTo(context: Context, kind: DeletionKind): void {
  const role = deletionKinds[kind];
  if (role !== 'public') admit(context, role);
}

function mayList({ viewer }: Context, kind: DeletionKind): boolean {
  const role = deletionKinds[kind];
  return role === 'public' || viewer?.role === 'admin' || (viewer !== null && role === 'Employee');
}
