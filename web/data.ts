import type { ApolloClient, TypedDocumentNode } from '@apollo/client';
import { createContext, useContext, useSyncExternalStore } from 'react';
import { endSession } from '#web/session/session.ts';

// biome-ignore lint/suspicious/noExplicitAny: each document goes with variables of its own
export type AnyDocument = TypedDocumentNode<any, any>;
export type Variables = Record<string, unknown>;

/** What a document with its variables was answered. */
export type Answer = { document: AnyDocument; variables: Variables; data: unknown };

/** Where the screens have their data from. */
export type Source = {
  /** @returns what is known without Apollo Client; undefined when that would have to be asked */
  answerTo: (document: AnyDocument, variables: Variables) => unknown;
  /** @returns Apollo Client once it is there */
  client: () => ApolloClient | undefined;
  /** Brings Apollo Client, once; fails when it cannot be loaded. */
  fetchClient: () => Promise<ApolloClient>;
  /** Calls when the client has come. @returns ends that */
  subscribe: (onClient: () => void) => () => void;
};

/**
 * The data of one visit. A page is read without Apollo Client: what it shows has come with it. The client arrives with the
 * first need and knows those answers; from then on it has the word.
 * @param answers what the page was drawn from
 */
export function createSource(answers: readonly Answer[]): Source {
  let client: ApolloClient | undefined;
  let arriving: Promise<ApolloClient> | undefined;
  const listeners = new Set<() => void>();
  const arrive = async () => {
    const { createClient } = await import('./apollo.ts');
    client = createClient(answers, endSession);
    for (const listener of listeners) listener();
    return client;
  };
  return {
    answerTo: (document, variables) =>
      answers.find((answer) => answer.document === document && isSame(answer.variables, variables))?.data,
    client: () => client,
    fetchClient() {
      arriving ??= arrive().catch((error) => {
        arriving = undefined;
        throw error;
      });
      return arriving;
    },
    subscribe(onClient) {
      listeners.add(onClient);
      return () => listeners.delete(onClient);
    },
  };
}

const isSame = (one: Variables, other: Variables) => JSON.stringify(one) === JSON.stringify(other);

const SourceContext = createContext<Source | null>(null);
export const SourceProvider = SourceContext.Provider;

/** The source of this visit. */
export function useSource(): Source {
  const source = useContext(SourceContext);
  if (!source) throw new Error('useSource outside SourceProvider');
  return source;
}

/** @returns Apollo Client, if it is there; the drawing of the server and the first one in the browser do without */
export function useClient(): ApolloClient | undefined {
  const { subscribe, client } = useSource();
  return useSyncExternalStore(subscribe, client, () => undefined);
}
