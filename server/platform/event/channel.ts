import pg from 'pg';
import type { Logger } from 'pino';
import { validate as isUuid } from 'uuid';
import { addressOf } from '#server/platform/database/client.ts';
import { applyTimeouts, requestTimeouts } from '#server/platform/database/timeouts.ts';
import { outsideRequests } from '#server/platform/requestContext.ts';
import { backoff, idle } from '#server/platform/worker/pauses.ts';
import { type Announcement, CONTENT_CHANNEL, EVENT_CHANNEL } from './events.ts';

/** Called with each event, and with null when listening starts: earlier events may have been missed. */
export type Listener = (announcement: Announcement | null) => void;

export type Channel = {
  /** Opens the connection, once the database is prepared. */
  begin(): void;
  /** Calls back with each event, first with null once no event can be missed. @returns a function that stops it */
  subscribe(listener: Listener): () => void;
  /** Calls back when public content has changed or may have changed. */
  subscribeToContent(listener: () => void): void;
  isListening(): boolean;
  stop(): Promise<void>;
};

export const APPLICATION_NAME = 'marquee events';
/** Interval and timeout of the liveness check of an idle connection. */
const CHECK_MS = 15_000;
const RESPONSE_MS = 5000;

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 2000;

/** Keeps a connection for LISTEN, and opens it again after the database was unreachable. */
export function openChannel(url: string, log: Pick<Logger, 'warn'>): Channel {
  const address = addressOf(url);
  const listeners = new Set<Listener>();
  const contentListeners = new Set<() => void>();
  const abortController = new AbortController();
  let running: Promise<void> | undefined;
  let isListening = false;
  const notifyListeners: Listener = (announcement) => {
    for (const listener of listeners) listener(announcement);
  };
  const notifyContentListeners = () => {
    for (const listener of contentListeners) listener();
  };

  async function run() {
    for (let failures = 0; !abortController.signal.aborted; failures += 1) {
      const client = new pg.Client({
        ...address,
        application_name: APPLICATION_NAME,
        connectionTimeoutMillis: requestTimeouts.connection,
        query_timeout: RESPONSE_MS,
      });
      client.on('notification', ({ channel, payload }) => {
        if (channel === CONTENT_CHANNEL) return notifyContentListeners();
        const announcement = parseAnnouncement(payload);
        if (announcement) notifyListeners(announcement);
      });
      try {
        await listen(client, abortController.signal, () => {
          failures = 0;
          isListening = true;
          notifyContentListeners();
          notifyListeners(null);
        });
      } catch (error) {
        log.warn({ code: (error as { code?: string }).code }, 'database notifications are not received; reconnecting');
      }
      isListening = false;
      // A lost connection does not confirm its end.
      await Promise.race([client.end().catch(() => undefined), idle(1000)]);
      await idle(backoff(failures + 1, LONGEST_PAUSE_MS, FIRST_PAUSE_MS), abortController.signal);
    }
  }

  return {
    begin() {
      running ??= outsideRequests(run);
    },
    subscribe(listener) {
      listeners.add(listener);
      if (isListening) listener(null);
      return () => void listeners.delete(listener);
    },
    subscribeToContent: (listener) => void contentListeners.add(listener),
    isListening: () => isListening,
    async stop() {
      abortController.abort();
      await running;
    },
  };
}

/** Validates the payload: anybody with access to the database can send to the channel. */
function parseAnnouncement(payload = ''): Announcement | null {
  try {
    const announcement = JSON.parse(payload) as Announcement | null;
    return isUuid(announcement?.id) ? announcement : null;
  } catch {
    return null;
  }
}

/** Listens until the signal aborts. @throws Error when the connection is lost or does not respond */
async function listen(client: pg.Client, signal: AbortSignal, onListening: () => void): Promise<void> {
  const connectionLost = new Promise<never>((_, reject) => {
    client.on('error', reject);
    client.on('end', () => reject(new Error('the connection has ended')));
  });
  connectionLost.catch(() => undefined);
  await client.connect();
  await applyTimeouts(client, requestTimeouts);
  await client.query(`listen ${EVENT_CHANNEL}; listen ${CONTENT_CHANNEL}`);
  onListening();
  while (!signal.aborted) {
    await Promise.race([connectionLost, idle(CHECK_MS, signal)]);
    if (!signal.aborted) await client.query('select 1');
  }
}
