import { useEffect, useRef } from 'react';
import { loadedClient } from '#web/shared/data/client.ts';
import { fetchQuery } from '#web/shared/data/fetchQuery.ts';
import { forget } from '#web/shared/data/loaderData.tsx';
import { endOverdueSession, readSession, useSession } from '#web/shared/session/session.ts';

/** How often the session is checked (spec section 9). */
const CHECK_MS = 5000;

/**
 * While somebody is signed in: every five seconds, and at once, looks whether the session's time has passed and asks the
 * server whether it still stands. A page in the background does not ask.
 */
export function useSessionWatch(): void {
  const token = useSession()?.token;
  useForgetting(token);
  useEffect(() => {
    if (!token) return;
    const check = async () => {
      endOverdueSession();
      if (!readSession() || document.visibilityState !== 'visible') return;
      const { ViewerDocument } = await import('#web/shared/session/documents.ts');
      await fetchQuery(ViewerDocument, {});
    };
    // fetchQuery ends a session that the server refuses; no response at all says nothing about it.
    const start = () => void check().catch(() => undefined);
    start();
    const timer = setInterval(start, CHECK_MS);
    return () => clearInterval(timer);
  }, [token]);
}

/** What was read with a token goes when the token goes, in every tab; what is still on the page is read again. */
function useForgetting(token: string | undefined): void {
  const last = useRef(token);
  useEffect(() => {
    if (last.current === token) return;
    if (last.current)
      loadedClient()
        ?.resetStore()
        .catch(() => undefined);
    forget(!last.current);
    last.current = token;
  }, [token]);
}
