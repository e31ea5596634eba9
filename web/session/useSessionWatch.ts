import { useEffect, useRef } from 'react';
import { useClient, useSource } from '#web/data/source.ts';
import { endOverdueSession, readSession, useSession } from './session.ts';

/** How often the session is checked (spec section 9). */
const CHECK_MS = 5000;

/**
 * While somebody is signed in: every five seconds, and at once, looks whether the session's time has passed and asks the
 * server whether it still stands. A page in the background does not ask.
 */
export function useSessionWatch(): void {
  const { fetchClient } = useSource();
  const token = useSession()?.token;
  useForgetting(token);
  useEffect(() => {
    if (!token) return;
    const check = async () => {
      endOverdueSession();
      if (!readSession() || document.visibilityState !== 'visible') return;
      const [client, { ViewerDocument }] = await Promise.all([fetchClient(), import('./documents.ts')]);
      await client.query({ query: ViewerDocument, fetchPolicy: 'no-cache' });
    };
    // An ended session is noticed by the client's error link; no answer at all says nothing about it.
    const start = () => void check().catch(() => undefined);
    start();
    const timer = setInterval(start, CHECK_MS);
    return () => clearInterval(timer);
  }, [fetchClient, token]);
}

/** What was read with a token goes when the token goes, in every tab; what is still on the page is asked for again. */
function useForgetting(token: string | undefined): void {
  const client = useClient();
  const last = useRef(token);
  useEffect(() => {
    if (last.current && last.current !== token) client?.resetStore().catch(() => undefined);
    last.current = token;
  }, [client, token]);
}
