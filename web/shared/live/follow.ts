import type { ApolloClient } from '@apollo/client';
import { applyArrival } from './arrive.ts';
import { type Arrival, keepListening } from './connection.ts';
import { runInLeaderTab } from './leaderElection.ts';
import { tellNews } from './news.ts';
import { createRereader } from './reread.ts';

const NAME = 'marquee-live';
/** How often the screen is refetched without a stream, in milliseconds. */
const POLL_MS = 30_000;
/** Sent by a new tab to get the current state from the others. */
const HELLO = 'hello';
type StreamState = 'up' | 'down';
type Greeting = { greeting: Arrival };

/**
 * Whether to refetch the screen: an answer changes a conversation and the order of its list, and changes before a
 * stream starts or between two streams are not reported.
 */
const changesScreen = ({ kind }: Arrival) => kind === 'CHANGE' || kind === 'ANSWER' || kind === 'RESUMED';

/**
 * Updates this tab from its own stream or from the tab that has one.
 * @returns a function that stops it
 */
export function followStream(client: ApolloClient): () => void {
  const ending = new AbortController();
  const rereader = createRereader(client);
  const others = new BroadcastChannel(NAME);
  let latest: Arrival | undefined;
  let state: StreamState = 'up';
  const show = (arrival: Arrival) => {
    latest = arrival;
    void applyArrival(client, arrival, tellNews);
    if (changesScreen(arrival)) rereader.want();
  };
  const showStreamed = (arrival: Arrival) => {
    state = 'up';
    show(arrival);
  };
  others.onmessage = ({ data }: MessageEvent<Arrival | Greeting | StreamState | typeof HELLO>) => {
    if (data === HELLO) return latest && others.postMessage({ greeting: { ...latest, kind: 'RESUMED' } });
    if (data === 'up' || data === 'down') state = data;
    else if (!('greeting' in data)) showStreamed(data);
    else if (!latest) show(data.greeting);
  };
  // Without the stream, refetch at intervals and when the window gets the focus.
  const onLost = () => state === 'down' && rereader.stopWaiting();
  const poll = setInterval(onLost, POLL_MS);
  addEventListener('focus', onLost);
  const tell = (arrival: Arrival) => {
    showStreamed(arrival);
    others.postMessage(arrival);
  };
  others.postMessage(HELLO);
  const lose = () => {
    if (ending.signal.aborted) return;
    state = 'down';
    others.postMessage(state);
  };
  runInLeaderTab((signal) => keepListening(client, tell, lose, signal), ending.signal);
  return () => {
    ending.abort();
    rereader.stop();
    clearInterval(poll);
    removeEventListener('focus', onLost);
    others.close();
  };
}
