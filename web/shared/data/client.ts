import type { ApolloClient } from '@apollo/client';
import { endSession } from '#web/shared/session/session.ts';

let client: ApolloClient | undefined;
let arriving: Promise<ApolloClient> | undefined;

export const loadedClient = (): ApolloClient | undefined => client;

/** Loads Apollo Client once. @throws when its chunk fails to load; the next call tries again */
export function fetchClient(): Promise<ApolloClient> {
  arriving ??= import('./apollo.ts').then(
    ({ createClient }) => {
      client = createClient(endSession);
      return client;
    },
    (error) => {
      arriving = undefined;
      throw error;
    },
  );
  return arriving;
}
