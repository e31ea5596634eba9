import { eq } from 'drizzle-orm';
import type { TokenScope } from '#schema/apiToken.ts';
import { type AffiliateRow, affiliates } from '#server/clients/affiliate/table.ts';
import { getMessage } from '#server/clients/message/messages.ts';
import type { MessageRow } from '#server/clients/message/table.ts';
import { type ReviewRow, reviews } from '#server/clients/review/table.ts';
import { type OverviewCounts, readOverview } from '#server/office/dashboard/overview.ts';
import { type Presence, readPresence } from '#server/people/presence/presence.ts';
import { hasScope } from '#server/platform/access/scope.ts';
import type { Context } from '#server/platform/context.ts';
import { refusalOf } from '#server/platform/errors.ts';
import type { Announcement } from '#server/platform/event/events.ts';
import { type EventLog, idOf } from './eventLog.ts';
import { Queue } from './queue.ts';

type ArrivalSubject =
  | 'MESSAGE'
  | 'AFFILIATE'
  | 'REVIEW'
  | 'BLOG_POST'
  | 'PORTFOLIO_ITEM'
  | 'PAGE'
  | 'BOOKING'
  | 'REVIEW_LINK'
  | 'AUDIT_ENTRY';
type ArrivalKind = 'MESSAGE' | 'ANSWER' | 'REVIEW' | 'APPLICATION' | 'PRESENCE' | 'CHANGE' | 'RESUMED';

/** An event for staff. Its details are read on demand, once for all streams of a process. */
export type Arrived = {
  kind: ArrivalKind;
  /** The id of the event in the stream; undefined for one that the log does not remember. */
  eventId: string | undefined;
  /** For RESUMED: whether all events since Last-Event-ID follow. */
  isContinued: boolean | null;
  /** What the event is about, without a check of permissions. */
  subject: { kind: ArrivalSubject; id: string } | null;
  message: () => Promise<MessageRow | null>;
  review: () => Promise<ReviewRow | null>;
  affiliate: () => Promise<AffiliateRow | null>;
  presence: () => Promise<Presence | null>;
  editing: () => Promise<Presence | null>;
  overview: OverviewCounts;
};

const kinds: Partial<Record<Announcement['event'], ArrivalKind>> = {
  'message.received': 'MESSAGE',
  'message.answered': 'ANSWER',
  'review.submitted': 'REVIEW',
  'application.received': 'APPLICATION',
  'message.changed': 'CHANGE',
  'affiliate.changed': 'CHANGE',
};

const contentKinds: typeof kinds = {
  'review.changed': 'CHANGE',
  'post.changed': 'CHANGE',
  'item.changed': 'CHANGE',
  'booking.changed': 'CHANGE',
  'reviewLink.changed': 'CHANGE',
  'calendar.changed': 'CHANGE',
  'page.changed': 'CHANGE',
  'office.changed': 'CHANGE',
};

const presenceKinds: typeof kinds = { 'message.presence': 'PRESENCE', 'content.presence': 'PRESENCE' };

type Wanted = {
  content: boolean;
  presence: boolean;
};

/** What a stream starts with, as the root value of its operation. */
export type StreamStart = { log: EventLog; lastEventId: string | undefined };

/**
 * Yields arrivals from now on, and before them those since `lastEventId` if the log remembers them all. Sends RESUMED at
 * the start and after each reconnection of the database.
 */
export function openArrivals(
  context: Context,
  { content, presence }: Wanted,
  { log, lastEventId }: StreamStart,
): AsyncIterableIterator<Arrived> {
  const arrivalKinds = { ...kinds, ...(content && contentKinds), ...(presence && presenceKinds) };
  const queue: Queue<Arrived> = new Queue(() => stop());
  const kindFor = (heard: Announcement) => (isFor(context, heard) ? arrivalKinds[heard.event] : undefined);
  const push = (heard: Announcement) => {
    const kind = kindFor(heard);
    if (kind) queue.push(arrivalOf(context, kind, heard));
  };
  let continuesAfter = lastEventId;
  const stop = context.channel.subscribe((heard) => {
    if (heard) return push(heard);
    const missed =
      continuesAfter === undefined ? null : log.after(continuesAfter, (heard) => kindFor(heard) !== undefined);
    const eventId = missed ? continuesAfter : log.lastId;
    continuesAfter = undefined;
    queue.push({ ...read(context, 'RESUMED', null), eventId, isContinued: missed !== null });
    for (const event of missed ?? []) push(event);
  });
  return queue;
}

/** Scope that an API token needs for an event, by the prefix of its name. Tokens with scopes get no other events. */
const scopes: Record<string, TokenScope> = {
  message: 'MESSAGES_READ',
  application: 'AFFILIATES_READ',
  affiliate: 'AFFILIATES_READ',
  review: 'REVIEWS_READ',
  post: 'CONTENT_READ',
  item: 'CONTENT_READ',
  booking: 'BOOKINGS_READ',
  reviewLink: 'REVIEWS_READ',
  page: 'CONTENT_READ',
  content: 'CONTENT_READ',
};

const prefixOf = ({ event }: Announcement) => event.replace(/\..*/, '');

function isFor(context: Context, heard: Announcement): boolean {
  if (!context.scopes) return true;
  const scope = scopes[prefixOf(heard)];
  return scope !== undefined && hasScope(context, scope);
}

const arrivals = new WeakMap<Announcement, Arrived>();

function arrivalOf(context: Context, kind: ArrivalKind, heard: Announcement): Arrived {
  const arrival = arrivals.get(heard) ?? read(context, kind, heard);
  arrivals.set(heard, arrival);
  return arrival;
}

/** By the prefix of the event. A presence is not about the object itself, and busy times are no object of the API. */
const subjects: Record<string, ArrivalSubject> = {
  message: 'MESSAGE',
  application: 'AFFILIATE',
  affiliate: 'AFFILIATE',
  review: 'REVIEW',
  post: 'BLOG_POST',
  item: 'PORTFOLIO_ITEM',
  booking: 'BOOKING',
  reviewLink: 'REVIEW_LINK',
  page: 'PAGE',
  office: 'AUDIT_ENTRY',
};

const forAdmins: readonly ArrivalSubject[] = ['AUDIT_ENTRY', 'BOOKING'];

/** @returns what an event is about; null where the viewer may not read it */
export function subjectFor({ viewer }: Context, { subject }: Arrived): Arrived['subject'] {
  return subject && forAdmins.includes(subject.kind) && viewer?.role !== 'admin' ? null : subject;
}

function read(context: Context, kind: ArrivalKind, heard: Announcement | null): Arrived {
  const { db } = context;
  const { event, id = '' } = heard ?? {};
  const isEditing = event === 'content.presence';
  const only = <Row>(wanted: ArrivalKind | ArrivalKind[], find: () => Promise<Row | null | undefined>) =>
    once(async () => ([wanted].flat().includes(kind) ? ((await find()) ?? null) : null));
  const subjectKind = heard && kind !== 'PRESENCE' ? subjects[prefixOf(heard)] : undefined;
  return {
    kind,
    eventId: heard ? idOf(heard) : undefined,
    isContinued: null,
    subject: subjectKind ? { kind: subjectKind, id } : null,
    message: only(['MESSAGE', 'ANSWER'], () => getMessage(context, id).catch(nullIfGone)),
    review: only('REVIEW', async () => (await db.select().from(reviews).where(eq(reviews.id, id)))[0]),
    affiliate: only('APPLICATION', async () => (await db.select().from(affiliates).where(eq(affiliates.id, id)))[0]),
    presence: only('PRESENCE', async () => (isEditing ? null : readPresence(db, id, context.now()))),
    editing: only('PRESENCE', async () => (isEditing ? readPresence(db, id, context.now()) : null)),
    overview: overviewOnce(readOverview(context)),
  };
}

function nullIfGone(error: unknown): null {
  if (refusalOf(error).code === 'NOT_FOUND') return null;
  throw error;
}

function once<Value>(work: () => Promise<Value>): () => Promise<Value> {
  let answer: Promise<Value> | undefined;
  return () => {
    // A drizzle count runs again each time it is awaited.
    answer ??= Promise.resolve(work());
    return answer;
  };
}

const overviewOnce = (overview: OverviewCounts): OverviewCounts =>
  Object.fromEntries(Object.entries(overview).map(([field, count]) => [field, once<unknown>(count)])) as OverviewCounts;
