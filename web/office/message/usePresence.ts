import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { readFragment } from '#web/gql/index.ts';
import { MarkPresenceDocument, PresenceFragment } from '#web/shared/data/documents/messages.ts';
import { fetchBeside } from '#web/shared/data/fetchBeside.ts';
import { useStay } from '#web/shared/live/useStay.ts';
import { useSession } from '#web/shared/session/session.ts';

/** How long after the last key a person counts as writing, in milliseconds. */
const WRITING_MS = 30_000;

/** @returns `isWriting`; `touch` starts it, `rest` ends it */
export function useWriting() {
  const [isWriting, setWriting] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const rest = () => {
    clearTimeout(timer.current);
    setWriting(false);
  };
  const touch = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(rest, WRITING_MS);
    setWriting(true);
  };
  return { isWriting, touch, rest };
}

type PresenceInput = { id: string; isOpen: boolean; isWriting: boolean };

/** Sends the presence once. A failure is ignored, because it is sent again soon. */
async function sendPresence({ cache }: ApolloClient, input: PresenceInput): Promise<void> {
  const answer = await fetchBeside(MarkPresenceDocument, input).catch(() => null);
  if (answer)
    cache.writeFragment({ fragment: PresenceFragment, data: readFragment(PresenceFragment, answer.markPresence) });
}

type MessagePresence = { id: string; presence: { people: readonly { userId: string }[] } };

/** Reports that this screen has a message open while it is visible, and when it is left. */
export function usePresence({ id, presence }: MessagePresence, isWriting: boolean): void {
  const client = useApolloClient();
  const viewerId = useSession()?.user._id;
  // Another tab of the same person may have reported that they left.
  const isListed = presence.people.some(({ userId }) => userId === viewerId);
  const reportPresence = (messageId: string, isOpen: boolean) =>
    void sendPresence(client, { id: messageId, isOpen, isWriting: isOpen && isWriting });
  useStay(id, reportPresence, isListed, isWriting);
}
