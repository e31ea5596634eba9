import type { ApolloClient } from '@apollo/client';
import { applyArrival } from './arrive.ts';
import { type Arrival, keepListening } from './connection.ts';
import { runInLeaderTab } from './leaderElection.ts';
import { tellNews } from './news.ts';

const NAME = 'marquee-live';
/** What a new tab says, so that it is told what the others know. */
const HELLO = 'hello';

/**
 * Keeps this tab up to date: by its own stream, or by what the tab tells that has one.
 * @returns stops it
 */
export function followStream(client: ApolloClient): () => void {
  const ending = new AbortController();
  const others = new BroadcastChannel(NAME);
  let latest: Arrival | undefined;
  const show = (arrival: Arrival) => {
    latest = arrival;
    void applyArrival(client, arrival, tellNews);
  };
  others.onmessage = ({ data }: MessageEvent<Arrival | typeof HELLO>) => {
    if (data !== HELLO) show(data);
    else if (latest) others.postMessage({ ...latest, kind: 'RESUMED' });
  };
  const tell = (arrival: Arrival) => {
    show(arrival);
    others.postMessage(arrival);
  };
  others.postMessage(HELLO);
  runInLeaderTab((signal) => keepListening(client, tell, signal), ending.signal);
  return () => {
    ending.abort();
    others.close();
  };
}
