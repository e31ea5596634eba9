import { ApolloClient, ApolloLink, HttpLink, InMemoryCache, Observable, type Reference } from '@apollo/client';
import { ServerError } from '@apollo/client/errors';
import { ErrorLink } from '@apollo/client/link/error';
import { readSession } from '#web/shared/session/session.ts';
import { failureOf } from './errors.ts';
import { outdate } from './freshness.ts';
import { invalidate } from './loaderData.tsx';
import { mergePages } from './mergePages.ts';
import { overviewPolicy, overviewVersion } from './overviewCounts.ts';
import { threadPolicy } from './threadPolicy.ts';
import { uploadingFetch } from './uploadingFetch.ts';

type List = { nodes: readonly Reference[] };
type Entries = { nodes: readonly unknown[] };

/** A connection whose next pages are joined to the first; asked without a cursor it starts afresh. */
const connection = {
  keyArgs: false as const,
  merge: (known: List | undefined, page: List, { args }: { args: Record<string, unknown> | null }): List =>
    args?.after && known ? { ...page, nodes: mergePages(known.nodes, page.nodes, ({ __ref }) => __ref) } : page,
};

/** The entries of a report, which have no ids: their next pages are joined to the first. */
const entries = {
  keyArgs: ['onlyLosses'],
  merge: (known: Entries | undefined, page: Entries, { args }: { args: Record<string, unknown> | null }): Entries =>
    args?.after && known ? { ...page, nodes: [...known.nodes, ...page.nodes] } : page,
};

/** How answers are kept, one line per list. */
const lists = {
  allBlogPosts: { ...connection, keyArgs: ['search', 'isPublished'] },
  allPortfolioItems: { ...connection, keyArgs: ['search', 'isPublished'] },
  allReviews: { ...connection, keyArgs: ['search', 'isPublished'] },
  reviewLinks: connection,
  previewLinks: { ...connection, keyArgs: ['itemId'] },
  messages: { ...connection, keyArgs: ['folder', 'search', 'isRead', 'filter'] },
  affiliates: { ...connection, keyArgs: ['folder', 'search', 'source', 'state'] },
  enquirySources: connection,
  users: connection,
  colleagues: connection,
  savedViews: connection,
  invitations: connection,
  apiTokens: connection,
  redirects: connection,
  imports: connection,
  missedPaths: connection,
  editedPages: connection,
  replyTemplates: connection,
  mediaPictures: { ...connection, keyArgs: ['search', 'ids'] },
  // Its first page is all that is shown.
  mediaUses: { keyArgs: ['id'], merge: false as const },
  webhooks: connection,
  mySessions: connection,
  revisions: { ...connection, keyArgs: ['kind', 'id'] },
  auditEntries: { ...connection, keyArgs: ['filter'] },
};

/** The name of a list among the fields of Query. */
export type ListField = keyof typeof lists;

const typePolicies = {
  Query: { fields: lists },
  Webhook: { fields: { deliveries: connection } },
  // As they were called then: of one person or thing that may be several names.
  MediaUse: { keyFields: false as const },
  RevisionAuthor: { keyFields: false as const },
  AuditActor: { keyFields: false as const },
  AuditSubject: { keyFields: false as const },
  Affiliate: { fields: { source: { merge: false as const }, figures: { merge: false as const } } },
  Message: { fields: { thread: threadPolicy, draft: { merge: false as const }, source: { merge: false as const } } },
  Import: { fields: { lines: entries } },
  BookingHost: { fields: { hours: { merge: false as const } } },
  Editing: { fields: { people: { merge: false as const } } },
  MessagePresence: { fields: { people: { merge: false as const } } },
  Overview: overviewPolicy,
  // The screens of bookings and slots ask for some of the rules.
  BookingRules: { merge: true as const },
  // The dashboard asks for a part of a report.
  Insights: { merge: true as const },
  PeriodFigures: { merge: true as const },
};

/** An answer of a good status with neither data nor errors says nothing: the same as one whose data is null. */
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

/** What was fetched ahead is old as soon as something is changed, and what was read meanwhile too. */
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

/** The changes of one thing are sent one after the other, in the order in which they were asked for: the last one stays. */
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
 * What was read before a change and comes after it would undo it on the screen: it is read once more. So are the counts of
 * what is waiting, when others have come meanwhile.
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
              operation.setContext(({ fetchOptions }) => ({ fetchOptions: { ...fetchOptions, answer: undefined } }));
              ask();
            },
          });
          observer.add(answer);
        };
        ask();
      }),
  );
}

/**
 * The browser's client.
 * @param onEnded called when the server says that the session is over
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
  const watch = new ErrorLink(({ error, operation }) => {
    // An answer to a token that has been replaced since says nothing about the session that is there now.
    const current = readSession()?.token;
    const isOurs = current !== undefined && operation.getContext().sentToken === current;
    if (isOurs && failureOf(error).code === 'UNAUTHENTICATED') onEnded();
  });
  const http = new HttpLink({ uri: '/graphql', fetch: uploadingFetch });
  const cache = new InMemoryCache({ typePolicies });
  return new ApolloClient({
    cache,
    link: ApolloLink.from([outdating, createQueue(), createRereading(), watch, authorise, bareAsEmpty, http]),
  });
}
