import { ApolloProvider } from '@apollo/client/react';
import { type ReactNode, use } from 'react';
import { useSource } from '#web/data.ts';

/** Waits for Apollo Client and gives it to what is in it. See WithApollo. */
export function Provided({ children }: { children: ReactNode }) {
  const client = use(useSource().fetchClient());
  return <ApolloProvider client={client}>{children}</ApolloProvider>;
}
