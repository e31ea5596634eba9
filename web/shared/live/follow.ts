import type { ApolloClient } from '@apollo/client';
import { applyArrival } from './arrive.ts';
import { type Arrival, keepListening } from './connection.ts';
import { runInLeaderTab } from './leaderElection.ts';
import { tellNews } from './news.ts';
import { createRereader } from './reread.ts';

const NAME = 'marquee-live';
/** How often the screen is read again while there is no stream, in milliseconds. */
const POLL_MS = 30_000;
/** What a new tab says, so that it is told what the others know. */
const HELLO = 'hello';
/** What the tab with the stream says of it. */
type StreamState = 'up' | 'down';
/** The answer to that. */
type Greeting = { greeting: Arrival };

/**
 * An answer has gone into a thread, and its message to another place in its list. Where a stream begins, nobody has told of
 * what was changed before: between the first reading of the screen and then, or between one stream and the next.
 */
const changesScreen = ({ kind }: Arrival) => kind === 'CHANGE' || kind === 'ANSWER' || kind === 'RESUMED';

/**
 * Keeps this tab up to date: by its own stream, or by what the tab tells that has one.
 * @returns stops it
 */
export function followStream(client: ApolloClient): () => void {
  const ending = new AbortController();
  const rereader = createRereader(client);
  const others = new BroadcastChannel(NAME);
  let latest: Arrival | undefined;
  // It is down when it was lost or could not be had, not while it is on its way.
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
  // Without the stream, what is on the screen is read again now and then, and when the window is turned to.
  const onLost = () => state === 'down' && rereader.wantAll();
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
