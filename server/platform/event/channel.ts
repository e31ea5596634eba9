import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from 'pino';
import { validate as isUuid } from 'uuid';
import { addressOf } from '#server/platform/database/client.ts';
import { applyTimeouts, requestTimeouts } from '#server/platform/database/timeouts.ts';
import { outsideRequests } from '#server/platform/requestContext.ts';
import { type Announced, CONTENT_CHANNEL, EVENT_CHANNEL } from './events.ts';

/** Called for everything that is announced, and with null where hearing begins: something may have been missed before. */
export type Hearer = (heard: Announced | null) => void;

/** What every server process hears of what all of them announce. */
export type Channel = {
  /** Calls back from now on; null comes as soon as nothing is missed any more. @returns stops it */
  hear(hearer: Hearer): () => void;
  /** Calls back, from now on, whenever public content has changed, and may have. */
  hearContent(hearer: () => void): void;
  /** Whether nothing that is announced is missed right now. */
  isHearing(): boolean;
  /** Gives the connection back. */
  stop(): Promise<void>;
};

/** How the database names the connection that listens. */
export const LISTENER = 'marquee events';
/** How often a silent connection is asked whether it lives, and how long it may take to say so. */
const ASK_MS = 15_000;
const ANSWER_MS = 5000;

/** @returns the pause before the next try: 0.25 s after the first failure, doubling, never above 2 s */
const retryPause = (failures: number) => Math.min(250 * 2 ** failures, 2000);

/**
 * Listens to PostgreSQL over one connection of its own, from the first hearer on, and again after the database was away.
 * @param url `postgres://…`
 */
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
        log.warn({ code: (error as { code?: string }).code }, 'what is announced cannot be heard right now');
      }
      isHearing = false;
      // What is gone does not say goodbye.
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

/** What a payload announces, if it is one of ours: whoever reaches the database may write to the channel. */
function announcedIn(payload = ''): Announced | null {
  try {
    const said = JSON.parse(payload) as Announced | null;
    return isUuid(said?.id) ? said : null;
  } catch {
    return null;
  }
}

/** Hears until it shall stop. @throws Error when the connection is lost or has gone silent */
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
