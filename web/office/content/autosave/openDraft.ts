import type { ApolloClient } from '@apollo/client';
import { newCopies, readCopy, removeCopy } from './deviceCopy.ts';
import { ContentDraftDocument } from './documents.ts';
import type { Draft, Place } from './draft.ts';
import { sendDraft } from './send.ts';

/** Which draft: that of a post or an item by its slug, or that of a new one by its own id; without one it is a fresh form. */
type Asked = { slug: string | null; id: string | null };

/**
 * What somebody has written in a form and not stored. What this device has and the server has not is sent first; where that
 * fails it is what there is.
 * @throws whatever the query fails with
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

/** Sends what this device has of new posts or items and the server has not, as after a crash without a connection. */
export async function sendNewCopies(place: Place): Promise<void> {
  for (const copy of newCopies(place)) await hasSent(place, copy);
}

/** @returns whether the server has it, or it is over */
async function hasSent(place: Place, copy: Draft): Promise<boolean> {
  const sent = await sendDraft(place, copy);
  // Stored, discarded or deleted since, or written on elsewhere: it must not come back.
  const isOver = !sent.kept && ['CONFLICT', 'NOT_FOUND', 'LATER'].includes(sent.code);
  if (!(sent.kept || isOver)) return false;
  removeCopy(place, copy.id);
  return true;
}
