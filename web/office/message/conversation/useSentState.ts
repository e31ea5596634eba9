import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { MessageDocument } from '#web/shared/data/documents/messages.ts';
import type { Entry } from './entry.ts';

/** When to ask again whether a waiting mail was sent, in milliseconds after the reply. */
const PAUSES_MS = [1500, 5000, 15_000, 60_000];

/** Refetches the open message a few times while the mail of a reply waits: nothing reports that it was sent. */
export function useSentState(entries: readonly Entry[]): void {
  const client = useApolloClient();
  const waiting = entries.filter((entry) => entry.__typename === 'Reply' && !entry.sentAt && !entry.bounce);
  const key = waiting.map(({ id }) => id).join();
  useEffect(() => {
    if (!key) return;
    const refetch = () => void client.refetchQueries({ include: [MessageDocument] }).catch(() => undefined);
    const timers = PAUSES_MS.map((pause) => setTimeout(refetch, pause));
    return () => {
      for (const timer of timers) clearTimeout(timer);
    };
  }, [client, key]);
}
