import { notInArray } from 'drizzle-orm';
import type { AuditAction } from '#schema/audit.ts';
import { type AuditRow, auditEntries, type Facts } from '#server/platform/audit/table.ts';
import type { Gql, Person } from '#tests/kit/people/person.ts';
import type { Product } from '#tests/kit/product/product.ts';

export type KnownThing = { id: string; name: string };
/** A product, and an admin whose requests come from ADDRESS. */
export type AuditedWorld = { product: Product; admin: Person & { name: string } };
export const ADDRESS = '203.0.113.7';

/** A change by staff that is ready to be made, and what its entry says. */
export type Change = {
  act: () => Promise<Gql>;
  action: AuditAction;
  /** What it is done to: what a person knows it by, and its id, unless only the answer tells that; null where it has none. */
  label: string;
  id?: string | null;
  before?: Facts;
  after?: Facts;
  /** Who makes it; left out, the admin, by their session. */
  by?: KnownThing & { via?: string };
};
/** Makes ready: whatever has to be there before the change. */
export type Case = (world: AuditedWorld) => Promise<Change>;
/** By the name of the mutation: one case per action that it may leave. */
export type Cases = Record<string, readonly Case[]>;

/** The entries that are written while something is done, oldest first. */
export async function entriesDuring<Result>({ services: { db } }: Product, act: () => Promise<Result>) {
  const known = (await db.select({ id: auditEntries.id }).from(auditEntries)).map(({ id }) => id);
  const result = await act();
  const isNew = known.length ? notInArray(auditEntries.id, known) : undefined;
  const entries: AuditRow[] = await db.select().from(auditEntries).where(isNew).orderBy(auditEntries.id);
  return { result, entries };
}

/** Makes a change. @returns its entries, and the one that is expected */
export async function perform(world: AuditedWorld, prepare: Case) {
  const { act, action, label, id, before = null, after = null, by = world.admin } = await prepare(world);
  const { result, entries } = await entriesDuring(world.product, act);
  if (result.errors) throw new Error(JSON.stringify(result.errors));
  const [answer] = Object.values(result.data) as { id: string }[];
  const who = { actorId: by.id, actorName: by.name, via: 'session', viaId: null, viaName: null };
  const what = { action, subjectId: id === undefined ? answer?.id : id, subjectLabel: label, before, after };
  return { entries, expected: { ...who, ...('via' in by && { via: by.via }), address: ADDRESS, ...what } };
}
