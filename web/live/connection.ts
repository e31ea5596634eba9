import type { ApolloClient } from '@apollo/client';
import { createClient } from 'graphql-sse';
import type { ArrivedSubscription } from '#web/gql/graphql.ts';
import { ViewerDocument } from '#web/session/documents.ts';
import { readSession } from '#web/session/session.ts';
import { ARRIVED } from './documents.ts';

export type Arrival = ArrivedSubscription['arrived'];

/** After how long without a word (the server sends a comment every 12 s) a stream counts as lost. */
const SILENCE_MS = 40_000;
const MAX_PAUSE_MS = 30_000;

/** @returns the pause before the next try: about 1 s, doubling, up to 30 s; never the same in two browsers */
const retryPause = (failures: number) => Math.min(1000 * 2 ** failures, MAX_PAUSE_MS) * (0.5 + Math.random() / 2);

/**
 * Hears what arrives, over one stream after the other, until the signal says otherwise. Before each the server is asked
 * whether the session still stands: an ended one is noticed there, like everywhere.
 */
export async function keepListening(
  client: ApolloClient,
  tell: (arrival: Arrival) => void,
  signal: AbortSignal,
): Promise<void> {
  for (let failures = 0; !signal.aborted; failures += 1) {
    const stands = await client.query({ query: ViewerDocument, fetchPolicy: 'no-cache' }).then(yes, no);
    if (signal.aborted) return;
    const onArrival = (arrival: Arrival) => {
      failures = 0;
      tell(arrival);
    };
    if (stands) await listen(onArrival, signal);
    await pause(retryPause(failures), signal);
  }
}

const yes = () => true;
const no = () => false;

/** Waits; a network that is back ends the waiting. */
const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const waiting = new AbortController();
    const done = () => {
      clearTimeout(timer);
      waiting.abort();
      resolve();
    };
    const timer = setTimeout(done, ms);
    addEventListener('online', done, { signal: waiting.signal });
    signal.addEventListener('abort', done, { signal: waiting.signal });
  });

/** One stream, from its beginning to whatever end. */
function listen(tell: (arrival: Arrival) => void, signal: AbortSignal): Promise<void> {
  const { subscribe } = createClient({
    url: '/graphql/stream',
    headers: (): Record<string, string> => ({ authorization: `Bearer ${readSession()?.token}` }),
    fetchFn: fetchWatched,
    retryAttempts: 0,
  });
  return new Promise((resolve) => {
    const over = new AbortController();
    const end = () => {
      over.abort();
      resolve();
    };
    const stop = subscribe<ArrivedSubscription>(
      { query: ARRIVED },
      {
        // An answer without data is the last one, or as good as that.
        next: ({ data }) => (data ? tell(data.arrived) : stop()),
        error: end,
        complete: end,
      },
    );
    signal.addEventListener('abort', stop, { signal: over.signal });
  });
}

/** Fetches a stream that breaks off when nothing has come for too long: a connection may be dead without anybody's word. */
const fetchWatched: typeof fetch = async (input, init) => {
  const response = await fetch(input, init);
  let timer: ReturnType<typeof setTimeout>;
  const wait = (controller: TransformStreamDefaultController) => {
    clearTimeout(timer);
    timer = setTimeout(() => controller.error(new Error('the stream has gone silent')), SILENCE_MS);
  };
  const watch = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    start: wait,
    transform(chunk, controller) {
      wait(controller);
      controller.enqueue(chunk);
    },
    flush: () => clearTimeout(timer),
  });
  const { status, statusText } = response;
  return new Response(response.body?.pipeThrough(watch), { status, statusText });
};
