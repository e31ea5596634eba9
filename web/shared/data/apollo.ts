import {
  ApolloClient,
  ApolloLink,
  type FieldFunctionOptions,
  HttpLink,
  InMemoryCache,
  Observable,
  type Reference,
} from '@apollo/client';
import { ServerError } from '@apollo/client/errors';
import { ErrorLink } from '@apollo/client/link/error';
import { readSession, readSuspended, subscribe } from '#web/shared/session/session.ts';
import { conversationPolicy } from './conversationPolicy.ts';
import { failureOf } from './errors.ts';
import { outdate } from './freshness.ts';
import { mergePages } from './mergePages.ts';
import { overviewPolicy, overviewVersion } from './overviewCounts.ts';
import { invalidate } from './routeData.ts';
import { uploadingFetch } from './uploadingFetch.ts';

type List = { nodes: readonly Reference[] };
type Entries = { nodes: readonly unknown[] };

/**
 * A connection whose next pages are appended to the first; a request without a cursor replaces the list. The arguments
 * are kept for `listArgs`.
 */
const connection = {
  keyArgs: false as const,
  merge(
    existing: List | undefined,
    page: List,
    { args, storage }: Pick<FieldFunctionOptions, 'args' | 'storage'>,
  ): List {
    storage.args = args;
    return args?.after && existing
      ? { ...page, nodes: mergePages(existing.nodes, page.nodes, ({ __ref }) => __ref) }
      : page;
  },
};

/** Entries of a report have no ids: next pages are appended to the first. */
const entries = {
  keyArgs: ['onlyLosses'],
  merge: (existing: Entries | undefined, page: Entries, { args }: { args: Record<string, unknown> | null }): Entries =>
    args?.after && existing ? { ...page, nodes: [...existing.nodes, ...page.nodes] } : page,
};

const lists = {
  allBlogPosts: { ...connection, keyArgs: ['search', 'isPublished', 'orderBy'] },
  allPortfolioItems: { ...connection, keyArgs: ['search', 'isPublished', 'orderBy'] },
  allPages: { ...connection, keyArgs: ['search', 'isPublished', 'orderBy'] },
  allReviews: { ...connection, keyArgs: ['search', 'isPublished', 'orderBy'] },
  reviewLinks: { ...connection, keyArgs: ['orderBy'] },
  previewLinks: { ...connection, keyArgs: ['itemId'] },
  messages: { ...connection, keyArgs: ['folder', 'search', 'isRead', 'filter', 'orderBy'] },
  affiliates: { ...connection, keyArgs: ['folder', 'search', 'source', 'state', 'orderBy'] },
  enquirySources: connection,
  users: { ...connection, keyArgs: ['orderBy'] },
  colleagues: connection,
  savedViews: { ...connection, keyArgs: ['list'] },
  invitations: connection,
  apiTokens: { ...connection, keyArgs: ['orderBy'] },
  redirects: { ...connection, keyArgs: ['orderBy'] },
  imports: { ...connection, keyArgs: ['orderBy'] },
  missedPaths: { ...connection, keyArgs: ['orderBy'] },
  editedPages: connection,
  replyTemplates: { ...connection, keyArgs: ['orderBy'] },
  newsletterIssues: connection,
  newsletterSubscribers: { ...connection, keyArgs: ['search', 'state', 'orderBy'] },
  mediaPictures: { ...connection, keyArgs: ['search', 'ids', 'orderBy'] },
  // Only the first page is used.
  mediaUses: { keyArgs: ['id'], merge: false as const },
  webhooks: { ...connection, keyArgs: ['orderBy'] },
  mySessions: connection,
  revisions: { ...connection, keyArgs: ['kind', 'id'] },
  auditEntries: { ...connection, keyArgs: ['filter', 'orderBy'] },
};

export type ListField = keyof typeof lists;

const typePolicies = {
  Query: { fields: lists },
  Webhook: { fields: { deliveries: { ...connection, keyArgs: ['state', 'orderBy'] } } },
  Affiliate: { fields: { source: { merge: false as const }, figures: { merge: false as const } } },
  Message: {
    fields: { thread: conversationPolicy, draft: { merge: false as const }, source: { merge: false as const } },
  },
  Import: { fields: { lines: entries } },
  BookingHost: { fields: { hours: { merge: false as const } } },
  Editing: { fields: { people: { merge: false as const } } },
  MessagePresence: { fields: { people: { merge: false as const } } },
  Overview: overviewPolicy,
  // The screens of bookings and slots query different rules.
  BookingRules: { merge: true as const },
  // The dashboard queries a part of a report.
  Insights: { merge: true as const },
  PeriodFigures: { merge: true as const },
};

/** Treats a successful response with neither data nor errors like one whose data is null. */
const bareAsEmpty = new ApolloLink(
  (operation, forward) =>
    new Observable((observer) =>
      forward(operation).subscribe({
        next: (result) => observer.next(result),
        complete: () => observer.complete(),
        error: (error) => {
          if (!(ServerError.is(error) && error.statusCode === 200)) return observer.error(error);
          observer.next({ data: null });
          observer.complete();
        },
      }),
    ),
);

/** A mutation makes prefetched data stale, and loader data too. */
const outdating = new ApolloLink((operation, forward) => {
  const answer = forward(operation);
  if (operation.operationType !== 'mutation') return answer;
  const onChange = () => {
    outdate();
    if (readSession()) invalidate();
  };
  return new Observable((observer) => {
    onChange();
    const subscription = answer.subscribe(observer);
    subscription.add(onChange);
    return subscription;
  });
});

/** Sends mutations of the same id one after the other, in call order, so that the last one wins. */
function createQueue(): ApolloLink {
  const newest = new Map<unknown, Promise<void>>();
  return new ApolloLink((operation, forward) => {
    const { id } = operation.variables;
    if (operation.operationType !== 'mutation' || id === undefined) return forward(operation);
    return new Observable((observer) => {
      const before = newest.get(id);
      const ended = new Promise<void>((resolve) => observer.add(resolve));
      newest.set(id, ended);
      void ended.then(() => newest.get(id) === ended && newest.delete(id));
      const send = () => observer.add(forward(operation).subscribe(observer));
      if (before) void before.then(send);
      else send();
    });
  });
}

/**
 * Repeats a query that ran during a mutation: its response may predate the change and would undo it on the screen. Also
 * reads the overview counts again after several mutations.
 */
function createRereading(): ApolloLink {
  let changes = 0;
  return new ApolloLink(
    (operation, forward) =>
      new Observable((observer) => {
        const isQuery = operation.operationType === 'query';
        const isOfCounts = operation.operationName === 'Overview';
        const ask = () => {
          const [changesBefore, countsBefore] = [changes, overviewVersion()];
          let isOld = false;
          const answer = forward(operation).subscribe({
            next(result) {
              if (operation.operationType === 'mutation') changes += 1;
              isOld = isQuery && (changesBefore !== changes || (isOfCounts && countsBefore !== overviewVersion()));
              if (!isOld) observer.next(result);
            },
            error: (error) => observer.error(error),
            complete() {
              if (!isOld) return observer.complete();
              ask();
            },
          });
          observer.add(answer);
        };
        ask();
      }),
  );
}

/** Sends a query again once its user has signed in again; fails with the error when they leave. */
const whenResumed = (send: () => Observable<ApolloLink.Result>, error: unknown): Observable<ApolloLink.Result> =>
  new Observable((observer) => {
    const unsubscribe = subscribe(() => {
      if (readSuspended()) return;
      unsubscribe();
      if (readSession()) observer.add(send().subscribe(observer));
      else observer.error(error);
    });
    observer.add(unsubscribe);
  });

/**
 * Creates the browser's Apollo Client.
 * @param onEnded called when the server says that the session has ended
 */
export function createClient(onEnded: () => void): ApolloClient {
  const authorise = new ApolloLink((operation, forward) => {
    const token = readSession()?.token;
    operation.setContext(({ headers = {} }) => ({
      headers: { ...headers, ...(token && { authorization: `Bearer ${token}` }) },
      sentToken: token,
    }));
    return forward(operation);
  });
  const watch = new ErrorLink(({ error, operation, forward }) => {
    // A response to a replaced token says nothing about the current session.
    const current = readSession()?.token;
    const isOurs = current !== undefined && operation.getContext().sentToken === current;
    const isRefused = failureOf(error).code === 'UNAUTHENTICATED';
    if (isOurs && isRefused) onEnded();
    // The screen stays while its user signs in again: its queries wait. A command fails, and can be given again.
    if (isRefused && readSuspended() && operation.operationType === 'query')
      return whenResumed(() => forward(operation), error);
  });
  const http = new HttpLink({ uri: '/graphql', fetch: uploadingFetch });
  const cache = new InMemoryCache({ typePolicies });
  return new ApolloClient({
    cache,
    link: ApolloLink.from([outdating, createQueue(), createRereading(), watch, authorise, bareAsEmpty, http]),
  });
}
