import { createHash, randomUUID } from 'node:crypto';
import type { Channel } from '#server/platform/event/channel.ts';
import type { Announcement } from '#server/platform/event/events.ts';

/** Most events, without content, that a process remembers for interrupted streams of all readers. */
export const MAX_REMEMBERED = 10_000;
/** Most events that a stream gets again. A reader who has missed more reads the lists instead. */
export const MAX_REPEATED = 500;

type LoggedEvent = { id: string; announcement: Announcement };

/**
 * The latest events in the order in which PostgreSQL sends them, which is the same in every process, and with the same
 * ids: a stream may continue at another process.
 */
export class EventLog {
  readonly #events: LoggedEvent[] = [];
  /** The id of what was before the first remembered event. */
  #startId: string = randomUUID();

  constructor(channel: Channel) {
    channel.subscribe((heard) => {
      if (heard) return this.#add(heard);
      // Events may have been missed.
      this.#events.length = 0;
      this.#startId = randomUUID();
    });
  }

  get lastId(): string {
    return this.#events.at(-1)?.id ?? this.#startId;
  }

  /** @returns the events for a reader after this id; null when some may be forgotten, and when there are too many */
  after(id: string, isForReader: (announcement: Announcement) => boolean): Announcement[] | null {
    const index = this.#events.findLastIndex((event) => event.id === id);
    if (index < 0 && id !== this.#startId) return null;
    const missed = this.#events.slice(index + 1).filter(({ announcement }) => isForReader(announcement));
    return missed.length > MAX_REPEATED ? null : missed.map(({ announcement }) => ({ ...announcement }));
  }

  #add(announcement: Announcement): void {
    const id = idOf(announcement);
    if (!id) return;
    // A copy: rows that readers keep by the announcement do not stay in memory.
    this.#events.push({ id, announcement: { ...announcement } });
    if (this.#events.length <= MAX_REMEMBERED) return;
    this.#startId = this.#events.shift()?.id as string;
  }
}

/** @returns undefined for an event of a version before 0.3, whose id would not be unique */
export function idOf({ event, id, transaction }: Announcement): string | undefined {
  if (transaction === undefined) return undefined;
  return createHash('sha256')
    .update(JSON.stringify([event, id, transaction]))
    .digest('base64url')
    .slice(0, 22);
}
