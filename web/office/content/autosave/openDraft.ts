import type { ApolloClient } from '@apollo/client';
import { newCopies, readCopy, removeCopy } from './deviceCopy.ts';
import { ContentDraftDocument } from './documents.ts';
import type { Draft, Place } from './draft.ts';
import { sendDraft } from './send.ts';

/** The autosave of an item by slug, or of a new item by the autosave's id; neither means an empty form. */
type Asked = { slug: string | null; id: string | null };

/**
 * Loads an autosave. A copy on this device that the server lacks is sent first; if that fails, the copy is returned.
 * @throws the error of the query
 */
export async function openDraft(client: ApolloClient, place: Place, { slug, id }: Asked): Promise<Draft | null> {
  if (!(slug || id)) return null;
  const copy = readCopy(place, id ?? '');
  if (copy && !(await hasSent(place, copy))) return copy;
  const { data } = await client.query({
    query: ContentDraftDocument,
    variables: { kind: place.kind, slug, id },
    fetchPolicy: 'no-cache',
  });
  return (data?.contentDraft as Draft | null | undefined) ?? null;
}

/** Sends this device's copies of new items that the server lacks, for example after a crash while offline. */
export async function sendNewCopies(place: Place): Promise<void> {
  for (const copy of newCopies(place)) await hasSent(place, copy);
}

/** @returns whether the server has it, or no longer accepts it */
async function hasSent(place: Place, copy: Draft): Promise<boolean> {
  const sent = await sendDraft(place, copy);
  // Stored, discarded, deleted or changed elsewhere: it must not come back.
  const isOver = !sent.kept && ['CONFLICT', 'NOT_FOUND', 'LATER'].includes(sent.code);
  if (!(sent.kept || isOver)) return false;
  removeCopy(place, copy.id);
  return true;
}
