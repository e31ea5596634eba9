import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from 'pino';
import { validate as isUuid } from 'uuid';
import { addressOf } from '#server/platform/database/client.ts';
import { applyTimeouts, requestTimeouts } from '#server/platform/database/timeouts.ts';
import { outsideRequests } from '#server/platform/requestContext.ts';
import { type Announced, CONTENT_CHANNEL, EVENT_CHANNEL } from './events.ts';

/** Called with each event, and with null when listening starts: earlier events may have been missed. */
export type Hearer = (heard: Announced | null) => void;

export type Channel = {
  /** Calls back with each event, first with null once no event can be missed. @returns a function that stops it */
  hear(hearer: Hearer): () => void;
  /** Calls back when public content has changed or may have changed. */
  hearContent(hearer: () => void): void;
  isHearing(): boolean;
  stop(): Promise<void>;
};

/** The `application_name` of the listening connection. */
export const LISTENER = 'marquee events';
/** Interval and timeout of the liveness check of an idle connection. */
const ASK_MS = 15_000;
const ANSWER_MS = 5000;

/** 0.25 s after the first failure, then doubled, at most 2 s. */
const retryPause = (failures: number) => Math.min(250 * 2 ** failures, 2000);

/** Opens a connection for LISTEN with the first hearer, and again after the database was unreachable. */
export function openChannel(url: string, log: Pick<Logger, 'warn'>): Channel {
  const address = addressOf(url);
  const hearers = new Set<Hearer>();
  const contentHearers = new Set<() => void>();
  const stopping = new AbortController();
  let running: Promise<void> | undefined;
  let isHearing = false;
  const tell: Hearer = (heard) => {
    for (const hearer of hearers) hearer(heard);
  };
  const tellContent = () => {
    for (const hearer of contentHearers) hearer();
  };
  const begin = () => {
    running ??= outsideRequests(run);
  };

  async function run() {
    for (let failures = 0; !stopping.signal.aborted; failures += 1) {
      const client = new pg.Client({
        ...address,
        application_name: LISTENER,
        connectionTimeoutMillis: 5000,
        query_timeout: ANSWER_MS,
      });
      client.on('notification', ({ channel, payload }) => {
        if (channel === CONTENT_CHANNEL) return tellContent();
        const heard = announcedIn(payload);
        if (heard) tell(heard);
      });
      try {
        await listen(client, stopping.signal, () => {
          failures = 0;
          isHearing = true;
          tellContent();
          tell(null);
        });
      } catch (error) {
        log.warn({ code: (error as { code?: string }).code }, 'database notifications are not received; reconnecting');
      }
      isHearing = false;
      // A lost connection does not confirm its end.
      await Promise.race([client.end().catch(() => undefined), pause(1000)]);
      await pause(retryPause(failures), undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  }

  return {
    hear(hearer) {
      hearers.add(hearer);
      begin();
      if (isHearing) hearer(null);
      return () => void hearers.delete(hearer);
    },
    hearContent(hearer) {
      contentHearers.add(hearer);
      begin();
    },
    isHearing: () => isHearing,
    async stop() {
      stopping.abort();
      await running;
    },
  };
}

/** Validates the payload: anybody with access to the database can send to the channel. */
function announcedIn(payload = ''): Announced | null {
  try {
    const said = JSON.parse(payload) as Announced | null;
    return isUuid(said?.id) ? said : null;
  } catch {
    return null;
  }
}

/** Listens until the signal aborts. @throws Error when the connection is lost or does not respond */
async function listen(client: pg.Client, signal: AbortSignal, onHearing: () => void): Promise<void> {
  const lost = new Promise<never>((_, reject) => {
    client.on('error', reject);
    client.on('end', () => reject(new Error('the connection has ended')));
  });
  lost.catch(() => undefined);
  await client.connect();
  await applyTimeouts(client, requestTimeouts);
  await client.query(`listen ${EVENT_CHANNEL}; listen ${CONTENT_CHANNEL}`);
  onHearing();
  while (!signal.aborted) {
    await Promise.race([lost, pause(ASK_MS, undefined, { signal }).catch(() => undefined)]);
    if (!signal.aborted) await client.query('select 1');
  }
}
