import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { MessageDocument } from '#web/shared/data/documents/messages.ts';
import type { Entry } from './entry.ts';

/** Pauses before asking again whether a waiting mail was sent, in milliseconds; the last one repeats. */
const PAUSES_MS = [1500, 3500, 10_000, 45_000, 60_000] as const;

/** Refetches the open message while the mail of a reply waits and the tab is visible: nothing reports that it was sent. */
export function useSentState(entries: readonly Entry[]): void {
  const client = useApolloClient();
  const waiting = entries.filter((entry) => entry.__typename === 'Reply' && !entry.sentAt && !entry.bounce);
  const key = waiting.map(({ id }) => id).join();
  useEffect(() => {
    if (!key) return;
    const refetch = () => void client.refetchQueries({ include: [MessageDocument] }).catch(() => undefined);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const askLater = (turn: number) => {
      timer = setTimeout(() => {
        if (document.visibilityState === 'visible') refetch();
        askLater(turn + 1);
      }, PAUSES_MS[turn] ?? PAUSES_MS[4]);
    };
    askLater(0);
    return () => clearTimeout(timer);
  }, [client, key]);
}
