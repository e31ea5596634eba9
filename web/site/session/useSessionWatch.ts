import { useEffect, useRef } from 'react';
import { loadedClient } from '#web/shared/data/client.ts';
import { fetchQuery } from '#web/shared/data/fetchQuery.ts';
import { forget } from '#web/shared/data/routeData.ts';
import { endOverdueSession, readSession, useSession } from '#web/shared/session/session.ts';

/** How often the session is checked, in milliseconds (spec section 9). */
const CHECK_MS = 5000;

/**
 * While signed in, checks the expiry and asks the server whether the session is valid: at once and every five seconds.
 * A background page does not ask.
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
    // fetchQuery ends a session that the server refuses; a network failure says nothing about the session.
    const start = () => void check().catch(() => undefined);
    start();
    const timer = setInterval(start, CHECK_MS);
    return () => clearInterval(timer);
  }, [token]);
}

/** Clears the data read with a token when the token is removed, in every tab, and reads visible data again. */
function useForgetting(token: string | undefined): void {
  const last = useRef(token);
  const wasSuspended = useRef(false);
  useEffect(() => {
    // The screen of a suspended session keeps its data, and so does the same user who signs in again.
    const isSuspended = token === '';
    const isResumed = wasSuspended.current && Boolean(token);
    wasSuspended.current = isSuspended;
    if (isSuspended || last.current === token) return;
    if (last.current && !isResumed)
      loadedClient()
        ?.resetStore()
        .catch(() => undefined);
    if (!isResumed) forget(!last.current);
    last.current = token;
  }, [token]);
}
