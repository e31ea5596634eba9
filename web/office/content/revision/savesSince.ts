import type { PageSection } from '#schema/pageSections.ts';
import type { ContentKind, RevisionKind } from '#web/gql/graphql.ts';
import { fetchBeside } from '#web/shared/data/fetchBeside.ts';
import type { Dates } from '#web/shared/dates.ts';
import { SavesDocument, UpdateTimeDocument } from './documents.ts';
import { type Field, labelOf, sortFields } from './fields.ts';
import type { VersionDetails } from './mergeFields.ts';

/** An item, and the time when it was loaded. */
export type Since = { kind: RevisionKind; id: string; since: string };
export type SaveNote = { id: string; savedBy: string; changed: string };

/**
 * The saves since an item was loaded, newest first, the stored fields, those of the loaded version if known, and what a
 * version does not tell.
 */
export type Saves = {
  notes: SaveNote[];
  theirs: readonly Field[];
  base: readonly Field[] | undefined;
  details: VersionDetails;
};

/** @param reviewId the review that the form has chosen @returns none when they cannot be loaded */
export async function savesSince(
  { kind, id, since }: Since,
  reviewId: unknown,
  { shortDateTime }: Dates,
): Promise<Saves> {
  const isOf = { isItem: kind === 'PORTFOLIO_ITEM', isPage: kind === 'PAGE' };
  const chosen = typeof reviewId === 'string' ? reviewId : null;
  const variables = { kind, id, ...isOf, hasReview: chosen !== null, reviewId: chosen ?? id };
  const result = await fetchBeside(SavesDocument, variables).catch(() => null);
  const nodes = result?.revisions.nodes ?? [];
  const notes = nodes.flatMap(({ author, createdAt, fields, ...revision }, index) => {
    if (createdAt <= since) return [];
    const before = nodes[index + 1]?.fields;
    const changed = before ? changedNames(before, fields) : [];
    const savedBy = `${author?.name ?? 'Somebody'}, ${shortDateTime(createdAt)}`;
    return [{ id: revision.id, savedBy, changed: changed.join(', ') }];
  });
  const details = {
    reviewId: result?.item?.review?.id ?? null,
    reviewer: result?.chosen?.name ?? null,
    sections: (result?.page?.storedSections ?? []) as PageSection[],
  };
  return { notes, theirs: nodes[0]?.fields ?? [], base: nodes[notes.length]?.fields, details };
}

/** @returns when the stored item was changed last; null when it cannot be loaded */
export async function readUpdatedAt(kind: ContentKind, id: string): Promise<string | null> {
  const isOf = { isPost: kind === 'BLOG_POST', isItem: kind === 'PORTFOLIO_ITEM', isPage: kind === 'PAGE' };
  const result = await fetchBeside(UpdateTimeDocument, { id, ...isOf }).catch(() => null);
  return (result?.post ?? result?.item ?? result?.page)?.updatedAt ?? null;
}

function changedNames(before: readonly Field[], after: readonly Field[]): string[] {
  const previousValues = new Map(before.map(({ name, value }) => [name, JSON.stringify(value)]));
  return sortFields(after.filter(({ name, value }) => previousValues.get(name) !== JSON.stringify(value))).map(
    ({ name }) => labelOf(name),
  );
}
