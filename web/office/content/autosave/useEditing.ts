import type { ApolloClient } from '@apollo/client';
import { useApolloClient, useFragment } from '@apollo/client/react';
import { readFragment } from '#web/gql/index.ts';
import { fetchBeside } from '#web/shared/data/fetchBeside.ts';
import { useStay } from '#web/shared/live/useStay.ts';
import { useSession } from '#web/shared/session/session.ts';
import { EditingFragment, MarkEditingDocument } from './documents.ts';

/** Sends the presence once. A failure is ignored, because it is sent again soon. */
async function sendPresence({ cache }: ApolloClient, id: string, isOpen: boolean): Promise<void> {
  const result = await fetchBeside(MarkEditingDocument, { id, isOpen }).catch(() => null);
  if (result)
    cache.writeFragment({ fragment: EditingFragment, data: readFragment(EditingFragment, result.markEditing) });
}

/**
 * Reports that this screen has the form of an item open while it is visible.
 * @returns the names of colleagues who have it open too
 */
export function useEditing(id: string): string[] {
  const client = useApolloClient();
  const viewerId = useSession()?.user._id;
  const { data } = useFragment({ fragment: EditingFragment, from: { __typename: 'Editing', id } });
  const people = (data as { people?: { userId: string; name: string }[] }).people ?? [];
  const isPresent = people.some(({ userId }) => userId === viewerId);
  useStay(id, (itemId, isOpen) => void sendPresence(client, itemId, isOpen), isPresent);
  return people.filter(({ userId }) => userId !== viewerId).map(({ name }) => name);
}
