import type { ApolloClient } from '@apollo/client';
import { createClient, NetworkError } from 'graphql-sse';
import type { ArrivedSubscription } from '#web/gql/graphql.ts';
import { textOf } from '#web/shared/data/fetchQuery.ts';
import { ViewerDocument } from '#web/shared/session/documents.ts';
import { readSession } from '#web/shared/session/session.ts';
import { ArrivedDocument } from './documents.ts';

export type Arrival = ArrivedSubscription['arrived'];

/** A stream without data for this long, in milliseconds, counts as lost. The server sends a comment every 12 s. */
const SILENCE_MS = 40_000;
const MAX_PAUSE_MS = 30_000;

/** @returns the pause before the next try in milliseconds: about 1 s, doubling up to 30 s, with random jitter */
const retryPause = (failures: number) => Math.min(1000 * 2 ** failures, MAX_PAUSE_MS) * (0.5 + Math.random() / 2);

/** Waits, or returns early when the network is back. */
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

/**
 * Subscribes to arrivals, and again whenever the stream ends or breaks, until the signal aborts. Before each try it
 * asks the server whether the session is valid, which ends an expired one.
 * @param lose called whenever the stream is lost or refused
 */
export async function keepListening(
  client: ApolloClient,
  tell: (arrival: Arrival) => void,
  lose: () => void,
  signal: AbortSignal,
): Promise<void> {
  const { subscribe, dispose } = createClient({
    url: '/graphql/stream',
    async headers(): Promise<Record<string, string>> {
      await client.query({ query: ViewerDocument, fetchPolicy: 'no-cache' }).catch((error) => {
        // Any other error would stop graphql-sse from retrying.
        throw new NetworkError(error);
      });
      return { authorization: `Bearer ${readSession()?.token}` };
    },
    fetchFn: fetchWatched,
    retryAttempts: Number.POSITIVE_INFINITY,
    retry: (failures) => {
      lose();
      return pause(retryPause(failures), signal);
    },
  });
  signal.addEventListener('abort', dispose);
  const query = await textOf(ArrivedDocument);
  const listen = () =>
    new Promise<void>((resolve) => {
      const stop = subscribe<ArrivedSubscription>(
        { query },
        {
          // A result without data counts as the end of the stream.
          next: ({ data }) => (data ? tell(data.arrived) : stop()),
          error: () => resolve(),
          complete: resolve,
        },
      );
    });
  // graphql-sse retries a broken stream, but not one that a stopping server closes properly.
  while (!signal.aborted) {
    await listen();
    lose();
    await pause(retryPause(0), signal);
  }
}

/** A `fetch` whose stream fails after SILENCE_MS without data: a connection may be dead without an error. */
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
