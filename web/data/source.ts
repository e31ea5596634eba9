import type { ApolloClient } from '@apollo/client';
import { createContext, useContext, useSyncExternalStore } from 'react';
import { endSession, readSession } from '#web/session/session.ts';
import { askPlainly } from './askPlainly.ts';
import type { Answer, AnyDocument, Variables } from './document.ts';
import { mergePages } from './mergePages.ts';

type Lists = Record<string, { nodes: readonly { id: string }[] }>;

/** Where the screens have their data from. */
export type Source = {
  /** @returns what is known without Apollo Client; undefined when that would have to be asked */
  answerTo: (document: AnyDocument, variables: Variables) => unknown;
  /**
   * Asks, unless the answer is known or on its way: by Apollo Client where it is there or somebody is signed in, else
   * without it. What comes is known from then on.
   * @returns the data; null when the answer holds none
   */
  ask: (document: AnyDocument, variables: Variables) => Promise<unknown>;
  /**
   * Asks for another page of a list, by Apollo Client or without it in the same way; the list is known with it then.
   * @param page the variables by which it differs from the list
   * @param name the list's name in the answer
   * @returns the data; null when the answer holds none
   */
  askMore: (list: Omit<Answer, 'data'>, page: Variables, name: string) => Promise<unknown>;
  /** @returns Apollo Client once it is there */
  client: () => ApolloClient | undefined;
  /** Brings Apollo Client, once; fails when it cannot be loaded. */
  fetchClient: () => Promise<ApolloClient>;
  /** Calls when the client has come. @returns ends that */
  subscribe: (onClient: () => void) => () => void;
};

/**
 * The data of one visit. Pages are read without Apollo Client: what the first shows has come with it, what the next show is
 * asked for plainly. The client arrives with the first need and knows those answers; from then on it has the word.
 * @param served what the page was drawn from
 */
export function createSource(served: readonly Answer[]): Source {
  const answers = createAnswers(served);
  let client: ApolloClient | undefined;
  let arriving: Promise<ApolloClient> | undefined;
  const current = () => client;
  const listeners = new Set<() => void>();
  const arrive = async () => {
    const { createClient } = await import('./apollo.ts');
    client = createClient(answers.all(), endSession);
    for (const listener of listeners) listener();
    return client;
  };
  const fetchClient = () => {
    arriving ??= arrive().catch((error) => {
      arriving = undefined;
      throw error;
    });
    return arriving;
  };
  const isPlain = () => !client && !readSession();
  // It may have come meanwhile.
  const tell = (query: AnyDocument, variables: Variables, data: unknown) => {
    if (data) current()?.writeQuery({ query, variables, data });
    return data;
  };
  return {
    answerTo: (document, variables) => answers.find(document, variables)?.data,
    async ask(document, variables) {
      if (isPlain()) return tell(document, variables, await answers.ask(document, variables));
      const { data } = await (await fetchClient()).query({ query: document, variables });
      return data;
    },
    async askMore({ document, variables }, page, name) {
      const next = { ...variables, ...page };
      if (isPlain()) {
        const data = await askPlainly(document, next);
        const list = answers.find(document, variables);
        if (list && data) list.data = withPage(list.data as Lists, data as Lists, name);
        return tell(document, next, data);
      }
      const arrived = await fetchClient();
      const { data } = await arrived.query({ query: document, variables: next, fetchPolicy: 'network-only' });
      return data ?? null;
    },
    client: current,
    fetchClient,
    subscribe(onClient) {
      listeners.add(onClient);
      return () => listeners.delete(onClient);
    },
  };
}

/** A list with another page of it, as Apollo Client's cache would join them. */
function withPage(known: Lists, page: Lists, name: string): Lists {
  const [first, next] = [known[name], page[name]];
  if (!first || !next) return known;
  return { ...known, [name]: { ...next, nodes: mergePages(first.nodes, next.nodes, ({ id }) => id) } };
}

/** What is known without Apollo Client. @param served what is known from the beginning; it may still grow */
function createAnswers(served: readonly Answer[]) {
  const asked: Answer[] = [];
  const pending = new Map<AnyDocument, Map<string, Promise<unknown>>>();
  const all = () => [...served, ...asked];
  const find = (document: AnyDocument, variables: Variables) =>
    all().find((answer) => answer.document === document && isSame(answer.variables, variables));
  const fetched = async (document: AnyDocument, variables: Variables) => {
    const data = await askPlainly(document, variables);
    if (data) asked.push({ document, variables, data });
    return data;
  };
  return {
    all,
    find,
    /** Asks once, however many want to know. */
    async ask(document: AnyDocument, variables: Variables): Promise<unknown> {
      const answer = find(document, variables);
      if (answer) return answer.data;
      const key = JSON.stringify(variables);
      const flights = pending.get(document) ?? new Map<string, Promise<unknown>>();
      pending.set(document, flights);
      const flight = flights.get(key) ?? fetched(document, variables).finally(() => flights.delete(key));
      flights.set(key, flight);
      return flight;
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
