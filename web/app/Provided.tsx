import { ApolloProvider } from '@apollo/client/react';
import { type ReactNode, use } from 'react';
import { useSource } from '#web/data/source.ts';

/** Waits for Apollo Client and gives it to what is in it. See shell.ts. */
export function Provided({ children }: { children: ReactNode }) {
  const source = useSource();
  // What is there is not waited for: React would draw a fallback first.
  const client = source.client() ?? use(source.fetchClient());
  return <ApolloProvider client={client}>{children}</ApolloProvider>;
}
