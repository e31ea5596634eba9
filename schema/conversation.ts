import * as z from 'zod/mini';
import type { BookingOutcome } from './booking.ts';
import { momentIn } from './bookingStrings.ts';
import { newlines, text, tooLong } from './common.ts';
import { type MessageStage, rupees, stageNames } from './desk.ts';
import { type Day, INDIA, placeOf } from './officeTime.ts';
import { sourceLabel } from './sourceLabel.ts';
import { zoneOr } from './timeZone.ts';

/** Kinds of events. The names are the same in code, database and GraphQL. */
export const threadEventKinds = [
  'ASSIGNED',
  'STAGE',
  'SPAM',
  'NOT_SPAM',
  'FOLLOW_UP',
  'VALUE',
  'SOURCE',
  'BOUNCED',
  'BOOKED',
  'BOOKING_MOVED',
  'BOOKING_CANCELLED',
  'BOOKING_OUTCOME',
] as const;
export type ThreadEventKind = (typeof threadEventKinds)[number];

/** Attachments of a mail that are stored: their number and their total bytes. */
export const MAX_ATTACHMENTS = 10;
export const MAX_ATTACHMENT_BYTES = 20 * 1024 * 1024;
/**
 * Bytes of the files of a reply. A mail is a third larger than its files, and many servers refuse more than 20 MB.
 */
export const MAX_REPLY_BYTES = 10 * 1024 * 1024;
/** Stored characters of an answer's text. */
export const MAX_ANSWER = 50_000;
export const MAX_MENTIONS = 20;
/** Interval at which a screen reports presence, and silence after which the presence ends, in milliseconds. */
export const PRESENCE_EVERY_MS = 20_000;
export const PRESENCE_LEFT_MS = 45_000;

export const conversationStrings = {
  answeredMeanwhile: (name: string) => `${name} has answered since you opened this. Send your reply all the same?`,
  repliedMeanwhile: (name: string) => `${name} has replied since you opened this. Send your reply as well?`,
  noteSaved: 'Note saved.',
  noteFailed: 'Failed to save the note.',
  noNote: 'Please write a note.',
  notMentionable: 'Somebody who is mentioned cannot sign in any more.',
  draftKept: 'Draft saved.',
  draftFailed: 'Your draft could not be kept.',
  loadFailed: 'Failed to load the conversation.',
  attachmentNotFound: 'Attachment not found.',
  collision: 'The conversation has gone on',
  sendAnyway: 'Send anyway',
  lookFirst: 'Look first',
  automatic: 'automatic reply',
  maybeAutomatic: 'may be automatic',
  executable: 'may harm a computer: open it only if you expect it',
  hasOpen: (names: string, isOne: boolean) => `${names} ${isOne ? 'has' : 'have'} this open`,
  isWriting: (names: string, isOne: boolean) => `${names} ${isOne ? 'is' : 'are'} writing a reply`,
  notAutomatic: 'A person wrote it',
  notAutomaticFailed: 'Failed to remove the mark.',
  tooManyFiles: `A reply can carry at most ${MAX_ATTACHMENTS} files.`,
  filesTooLarge: `The files of a reply can have at most ${MAX_REPLY_BYTES / 1024 / 1024} MB together.`,
  emptyFile: (name: string) => `The file ${name} is empty.`,
  attachFiles: 'Attach files',
  attachmentFailed: 'Failed to download the attachment.',
  undelivered: 'could not be delivered',
  mailSent: 'Sent',
  mailWaits: 'The mail is on its way',
  fromOther: 'from another address',
  unverified: 'the sender could not be verified',
} as const;

export const NoteInput = z.object({
  text: text(1, 5000, conversationStrings.noNote),
  mentionIds: z.nullish(
    z.array(z.string()).check(z.maxLength(MAX_MENTIONS, `Please mention at most ${MAX_MENTIONS} people`)),
  ),
});

/** The limit of a reply. */
export const MAX_DRAFT = 5000;
/** The text of a reply, stored as written. */
export const ReplyDraftInput = z.object({
  text: z.string().check(newlines, z.maxLength(MAX_DRAFT, tooLong(MAX_DRAFT))),
});

/** The stored details of an event. */
export type EventDetail = {
  /** The name of the new owner; null for nobody. */
  owner?: string | null;
  /** Whether the new owner assigned it to themself. */
  isTaken?: boolean;
  stage?: MessageStage;
  reason?: string | null;
  day?: Day | null;
  value?: number | null;
  source?: string | null;
  /** Start of a call as ISO 8601, and the office's time zone at that time. */
  startsAt?: string;
  timeZone?: string;
  outcome?: BookingOutcome | null;
};

/** A day has no zone; it is formatted in UTC. */
const inWords = (day: Day) =>
  new Date(day).toLocaleDateString('en-US', { timeZone: 'UTC', month: 'short', day: 'numeric', year: 'numeric' });

function callIn({ startsAt, timeZone = INDIA }: EventDetail): string {
  const zone = zoneOr(timeZone, INDIA);
  return startsAt ? `${momentIn(new Date(startsAt), zone)} (${placeOf(zone)} time)` : '';
}

const outcomeSummaries: Record<BookingOutcome, string> = {
  DONE: 'noted that the call took place',
  NO_SHOW: 'noted that nobody was there for the call',
};

/** @returns an event for people: `moved it to Proposal` */
export function summaryOf(kind: ThreadEventKind, detail: EventDetail): string {
  const { owner, isTaken, stage, reason, day, value, source, outcome } = detail;
  switch (kind) {
    case 'ASSIGNED':
      if (isTaken) return 'took it';
      return owner ? `assigned it to ${owner}` : 'gave it back: nobody takes care of it';
    case 'STAGE':
      return `moved it to ${stage ? stageNames[stage] : ''}${reason ? `: ${reason}` : ''}`;
    case 'SPAM':
      return 'moved it to spam';
    case 'NOT_SPAM':
      return 'moved it out of spam';
    case 'FOLLOW_UP':
      return day ? `set a follow-up for ${inWords(day)}` : 'removed the follow-up';
    case 'VALUE':
      return value == null ? 'removed the value' : `set the value to ${rupees(value)}`;
    case 'SOURCE':
      return source ? `set the source to ${sourceLabel(source)}` : 'removed the source';
    case 'BOUNCED':
      return `A mail ${conversationStrings.undelivered}${reason ? `: ${reason}` : ''}`;
    case 'BOOKED':
      return `booked a call: ${callIn(detail)}`;
    case 'BOOKING_MOVED':
      return `moved the call to ${callIn(detail)}`;
    case 'BOOKING_CANCELLED':
      return `cancelled the call of ${callIn(detail)}`;
    case 'BOOKING_OUTCOME':
      return outcome ? outcomeSummaries[outcome] : 'took back what was noted of the call';
  }
}
