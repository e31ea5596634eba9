import { notInArray } from 'drizzle-orm';
import type { AuditAction } from '#schema/audit.ts';
import { type AuditRow, auditEntries, type Facts } from '#server/platform/audit/table.ts';
import type { Gql, Person } from '#tests/kit/people/person.ts';
import type { Product } from '#tests/kit/product/product.ts';

export type KnownThing = { id: string; name: string };
/** A product, and an admin whose requests come from ADDRESS. */
export type AuditedWorld = { product: Product; admin: Person & { name: string } };
export const ADDRESS = '203.0.113.7';

/** A prepared change by staff, and the expected audit entry. */
export type Change = {
  act: () => Promise<Gql>;
  action: AuditAction;
  /** The subject of the change: its label, and its id unless only the answer gives it; null without one. */
  label: string;
  id?: string | null;
  before?: Facts;
  after?: Facts;
  /** Who makes the change; by default the admin with a session. */
  by?: KnownThing & { via?: string };
};
/** Creates what the change needs. */
export type Case = (world: AuditedWorld) => Promise<Change>;
/** One case for each audit action, by the name of the mutation. */
export type Cases = Record<string, readonly Case[]>;

/** The audit entries that are written during an action, oldest first. */
export async function entriesDuring<Result>({ services: { db } }: Product, act: () => Promise<Result>) {
  const known = (await db.select({ id: auditEntries.id }).from(auditEntries)).map(({ id }) => id);
  const result = await act();
  const isNew = known.length ? notInArray(auditEntries.id, known) : undefined;
  const entries: AuditRow[] = await db.select().from(auditEntries).where(isNew).orderBy(auditEntries.id);
  return { result, entries };
}

/** Makes a change. @returns its entries, and the expected one */
export async function perform(world: AuditedWorld, prepare: Case) {
  const { act, action, label, id, before = null, after = null, by = world.admin } = await prepare(world);
  const { result, entries } = await entriesDuring(world.product, act);
  if (result.errors) throw new Error(JSON.stringify(result.errors));
  const [answer] = Object.values(result.data) as { id: string }[];
  const who = { actorId: by.id, actorName: by.name, via: 'session', viaId: null, viaName: null };
  const what = { action, subjectId: id === undefined ? answer?.id : id, subjectLabel: label, before, after };
  return { entries, expected: { ...who, ...('via' in by && { via: by.via }), address: ADDRESS, ...what } };
}
