import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { ViewerDocument } from './documents.ts';
import { endSession, readSession, useSession } from './session.ts';

/** How often the session is checked (spec section 9). */
const CHECK_MS = 5000;

/**
 * While somebody is signed in: every five seconds, and at once, looks whether the session's time has passed and asks the
 * server whether it still stands. A page in the background does not ask.
 */
export function useSessionWatch(): void {
  const client = useApolloClient();
  const isSignedIn = useSession() !== null;
  useEffect(() => {
    if (!isSignedIn) return;
    const check = () => {
      const session = readSession();
      if (session && session.tokenExpiry <= Date.now()) endSession();
      else if (document.visibilityState === 'visible') {
        // An ended session is noticed by the client's error link; no answer at all says nothing about it.
        client.query({ query: ViewerDocument, fetchPolicy: 'no-cache' }).catch(() => undefined);
      }
    };
    check();
    const timer = setInterval(check, CHECK_MS);
    return () => clearInterval(timer);
  }, [client, isSignedIn]);
}
