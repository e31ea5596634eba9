import type { ApolloClient } from '@apollo/client';
import { newCopies, readCopy, removeCopy } from './deviceCopy.ts';
import { ContentDraftDocument } from './documents.ts';
import type { Draft, DraftTarget } from './draft.ts';
import { sendDraft } from './send.ts';

/** The autosave of an item by slug, or of a new item by the autosave's id; neither means an empty form. */
type DraftLookup = { slug: string | null; id: string | null };

/**
 * Loads an autosave. A copy on this device that the server lacks is sent first; if that fails, the copy is returned.
 * @throws the error of the query
 */
export async function openDraft(
  client: ApolloClient,
  target: DraftTarget,
  { slug, id }: DraftLookup,
): Promise<Draft | null> {
  if (!(slug || id)) return null;
  const copy = readCopy(target, id ?? '');
  if (copy && !(await hasSent(target, copy))) return copy;
  const { data } = await client.query({
    query: ContentDraftDocument,
    variables: { kind: target.kind, slug, id },
    fetchPolicy: 'no-cache',
  });
  return (data?.contentDraft as Draft | null | undefined) ?? null;
}

/** Sends this device's copies of new items that the server lacks, for example after a crash while offline. */
export async function sendNewCopies(target: DraftTarget): Promise<void> {
  for (const copy of newCopies(target)) await hasSent(target, copy);
}

/** @returns whether the server has it, or no longer accepts it */
async function hasSent(target: DraftTarget, copy: Draft): Promise<boolean> {
  const sent = await sendDraft(target, copy);
  // Stored, discarded, deleted or changed elsewhere: it must not come back.
  const isObsolete = !sent.isSaved && ['CONFLICT', 'NOT_FOUND', 'LATER'].includes(sent.code);
  if (!(sent.isSaved || isObsolete)) return false;
  removeCopy(target, copy.id);
  return true;
}
