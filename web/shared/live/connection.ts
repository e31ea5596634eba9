import type { ApolloClient } from '@apollo/client';
import { createClient, NetworkError } from 'graphql-sse';
import type { ArrivedSubscription } from '#web/gql/graphql.ts';
import { ViewerDocument } from '#web/shared/session/documents.ts';
import { readSession } from '#web/shared/session/session.ts';
import { ARRIVED } from './documents.ts';

export type Arrival = ArrivedSubscription['arrived'];

/** After how long without a word (the server sends a comment every 12 s) a stream counts as lost. */
const SILENCE_MS = 40_000;
const MAX_PAUSE_MS = 30_000;

/** @returns the pause before the next try, in ms: about 1 s, doubling, up to 30 s; never the same in two browsers */
const retryPause = (failures: number) => Math.min(1000 * 2 ** failures, MAX_PAUSE_MS) * (0.5 + Math.random() / 2);

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

/**
 * Subscribes to what arrives, and again whenever the stream has ended or broken, until the signal aborts. Before each try
 * the server is asked whether the session still stands: an ended one is noticed there, like everywhere.
 * @param lose called whenever the stream is lost or cannot be had
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
        // Anything else would end the tries.
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
  const listen = () =>
    new Promise<void>((resolve) => {
      const stop = subscribe<ArrivedSubscription>(
        { query: ARRIVED },
        {
          // A result without data is the last one, or as good as that.
          next: ({ data }) => (data ? tell(data.arrived) : stop()),
          error: () => resolve(),
          complete: resolve,
        },
      );
    });
  // graphql-sse tries again where a stream breaks. A server that stops ends its streams in good order.
  while (!signal.aborted) {
    await listen();
    lose();
    await pause(retryPause(0), signal);
  }
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
