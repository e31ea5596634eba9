import './office.css';
import { ApolloProvider } from '@apollo/client/react';
import { type ReactNode, use } from 'react';
import { fetchClient, loadedClient } from '#web/shared/data/client.ts';

/** Suspends until Apollo Client is loaded, then provides it. See shell.ts. */
export function Provided({ children }: { children: ReactNode }) {
  // Do not suspend for a loaded client: React would show a fallback first.
  const client = loadedClient() ?? use(fetchClient());
  return <ApolloProvider client={client}>{children}</ApolloProvider>;
}
