import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { PRESENCE_EVERY_MS } from '#schema/thread.ts';
import { fetchBeside } from '#web/data/fetchBeside.ts';
import { useSession } from '#web/session/session.ts';
import { MarkPresenceDocument, PresenceFragment } from './documents.ts';

/** How long after the last key somebody still counts as writing, in milliseconds. */
const WRITING_MS = 30_000;

/** @returns whether somebody writes: `touch` says that they do, `rest` that they are done */
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

type Said = { id: string; isOpen: boolean; isWriting: boolean };

/** Says it once. What fails is said again soon, and is nobody's business until then. */
async function say({ cache }: ApolloClient, said: Said): Promise<void> {
  const answer = await fetchBeside(MarkPresenceDocument, said).catch(() => null);
  if (answer) cache.writeFragment({ fragment: PresenceFragment, data: answer.markPresence });
}

type Opened = { id: string; presence: { people: readonly { userId: string }[] } };

/** Tells the others that this screen has a message open, as long as it is looked at, and that it is left. */
export function usePresence({ id, presence }: Opened, isWriting: boolean): void {
  const client = useApolloClient();
  const viewerId = useSession()?.user._id;
  const stay = useEffectEvent(() => {
    if (document.visibilityState === 'visible') void say(client, { id, isOpen: true, isWriting });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: that somebody begins or ends writing is said at once
  useEffect(() => {
    stay();
    const onTime = () => stay();
    const timer = setInterval(onTime, PRESENCE_EVERY_MS);
    document.addEventListener('visibilitychange', onTime);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onTime);
    };
  }, [id, isWriting]);
  // Another tab of the same person has been closed, and has said that they left.
  const isThere = presence.people.some(({ userId }) => userId === viewerId);
  const wasThere = useRef(isThere);
  useEffect(() => {
    if (wasThere.current && !isThere) stay();
    wasThere.current = isThere;
  }, [isThere]);
  useEffect(() => {
    const leave = () => void say(client, { id, isOpen: false, isWriting: false });
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      leave();
    };
  }, [client, id]);
}
