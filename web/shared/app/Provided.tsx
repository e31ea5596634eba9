import './office.css';
import { ApolloProvider } from '@apollo/client/react';
import { type ReactNode, use } from 'react';
import { fetchClient, loadedClient } from '#web/shared/data/client.ts';

/** Waits for Apollo Client and gives it to what is in it. See shell.ts. */
export function Provided({ children }: { children: ReactNode }) {
  // What is there is not waited for: React would draw a fallback first.
  const client = loadedClient() ?? use(fetchClient());
  return <ApolloProvider client={client}>{children}</ApolloProvider>;
}
