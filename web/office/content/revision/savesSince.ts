import type { RevisionKind } from '#web/gql/graphql.ts';
import { fetchBeside } from '#web/shared/data/fetchBeside.ts';
import { shortDateTime } from '#web/shared/dates.ts';
import { SavesDocument } from './documents.ts';
import { type Field, inOrder, labelOf } from './fields.ts';

/** What is asked: a post or an item, and when it was read. */
export type Since = { kind: RevisionKind; id: string; since: string };
/** A save by somebody: who and when, and what it changed. */
export type SaveNote = { id: string; by: string; changed: string };

/** @returns the latest saves of a post or an item since it was read, newest first; none where nothing of them is known */
export async function savesSince({ kind, id, since }: Since): Promise<SaveNote[]> {
  const answer = await fetchBeside(SavesDocument, { kind, id }).catch(() => null);
  const nodes = answer?.revisions.nodes ?? [];
  return nodes.flatMap(({ author, createdAt, fields, ...revision }, index) => {
    if (createdAt <= since) return [];
    const before = nodes[index + 1]?.fields;
    const changed = before ? changedNames(before, fields) : [];
    const by = `${author?.name ?? 'Somebody'}, ${shortDateTime(createdAt)}`;
    return [{ id: revision.id, by, changed: changed.join(', ') }];
  });
}

function changedNames(before: readonly Field[], after: readonly Field[]): string[] {
  const was = new Map(before.map(({ name, value }) => [name, JSON.stringify(value)]));
  return inOrder(after.filter(({ name, value }) => was.get(name) !== JSON.stringify(value))).map(({ name }) =>
    labelOf(name),
  );
}
