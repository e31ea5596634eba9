import type { RevisionKind } from '#web/gql/graphql.ts';
import { fetchBeside } from '#web/shared/data/fetchBeside.ts';
import type { Dates } from '#web/shared/dates.ts';
import { SavesDocument } from './documents.ts';
import { type Field, labelOf, sortFields } from './fields.ts';

/** An item, and the time when it was loaded. */
export type Since = { kind: RevisionKind; id: string; since: string };
/** A save with its author, time and changed fields. */
export type SaveNote = { id: string; savedBy: string; changed: string };

/** @returns the saves of an item since it was loaded, newest first; none when they cannot be loaded */
export async function savesSince({ kind, id, since }: Since, { shortDateTime }: Dates): Promise<SaveNote[]> {
  const result = await fetchBeside(SavesDocument, { kind, id }).catch(() => null);
  const nodes = result?.revisions.nodes ?? [];
  return nodes.flatMap(({ author, createdAt, fields, ...revision }, index) => {
    if (createdAt <= since) return [];
    const before = nodes[index + 1]?.fields;
    const changed = before ? changedNames(before, fields) : [];
    const savedBy = `${author?.name ?? 'Somebody'}, ${shortDateTime(createdAt)}`;
    return [{ id: revision.id, savedBy, changed: changed.join(', ') }];
  });
}

function changedNames(before: readonly Field[], after: readonly Field[]): string[] {
  const previousValues = new Map(before.map(({ name, value }) => [name, JSON.stringify(value)]));
  return sortFields(after.filter(({ name, value }) => previousValues.get(name) !== JSON.stringify(value))).map(
    ({ name }) => labelOf(name),
  );
}
