import type { ApolloClient } from '@apollo/client';
import { readCopy, removeCopy } from './deviceCopy.ts';
import { ContentDraftDocument } from './documents.ts';
import type { Draft, Place } from './draft.ts';
import { sendDraft } from './send.ts';

/**
 * What somebody has written in a form and not stored. What this device has and the server has not is sent first; where that
 * fails it is what there is.
 * @throws whatever the query fails with
 */
export async function openDraft(client: ApolloClient, place: Place, slug: string | null): Promise<Draft | null> {
  const copy = readCopy(place);
  if (copy) {
    const sent = await sendDraft(place, copy);
    // Stored, discarded or deleted since, or written on elsewhere: it must not come back.
    const isOver = !sent.kept && ['CONFLICT', 'NOT_FOUND', 'LATER'].includes(sent.code);
    if (!(sent.kept || isOver)) return copy;
    removeCopy(place, copy.id);
  }
  const { data } = await client.query({
    query: ContentDraftDocument,
    variables: { kind: place.kind, slug },
    fetchPolicy: 'no-cache',
  });
  return (data?.contentDraft as Draft | null | undefined) ?? null;
}
