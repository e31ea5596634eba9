import { MAX_OCCURRENCES, type ReadCalendar } from './read/calendar.ts';

/** Why a calendar could not be read, or what of it was left out: what its host's screen says. It names no address. */
export const feedFaults = {
  sealed: 'The address cannot be read, because SESSION_SECRET has changed. Remove the calendar and add it again.',
  late: 'The calendar did not come within 20 seconds.',
  large: 'The calendar is larger than 5 MB.',
  brokeOff: 'The answer broke off.',
  redirects: 'The address was redirected more than three times.',
  badRedirect: 'The address was redirected to one that is refused.',
  compressed: 'The answer was compressed, which was not asked for.',
  none: 'What was found at the address is no calendar.',
  damaged: 'The calendar is damaged and cannot be read.',
  demanding: 'The calendar takes too long or too much memory to be read.',
} as const;

/** Something that keeps a calendar from being read; its message is for people. */
export class FeedFault extends Error {}

/** What was left out of a calendar, or guessed; null when nothing was. */
export function remarkOf({ unknownZones, unreadable, isCut }: ReadCalendar, officeZone: string): string | null {
  const remarks = [
    unknownZones.length > 0 &&
      `Times of zones that are not known are taken for ${officeZone}: ${unknownZones.join(', ')}.`,
    unreadable > 0 && `${unreadable === 1 ? 'One event' : `${unreadable} events`} could not be read.`,
    isCut &&
      `There is more than is read: the first ${MAX_OCCURRENCES} times are, and the first of events that repeat without an end.`,
  ];
  return remarks.filter(Boolean).join(' ') || null;
}
