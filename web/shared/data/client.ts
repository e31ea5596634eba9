import type { ApolloClient } from '@apollo/client';
import { endSession } from '#web/shared/session/session.ts';

let client: ApolloClient | undefined;
let arriving: Promise<ApolloClient> | undefined;

/** @returns Apollo Client, if it has been loaded */
export const loadedClient = (): ApolloClient | undefined => client;

/** Loads Apollo Client, once. @throws when it cannot be loaded; the next call tries again */
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
