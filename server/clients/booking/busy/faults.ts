import { fetchFaults } from '#server/platform/outgoing/fetchBytes.ts';
import { MAX_OCCURRENCES, type ReadCalendar } from './read/calendar.ts';

export const fetchLimits = { contentKind: 'calendar', maxBytes: 5 * 1024 * 1024, maxMs: 20_000 };

/** Messages on the host's screen. They must not contain the URL. */
export const feedFaults = {
  ...fetchFaults(fetchLimits),
  sealed: 'The address cannot be read, because SESSION_SECRET has changed. Remove the calendar and add it again.',
  none: 'What was found at the address is no calendar.',
  damaged: 'The calendar has no end. What it had before is kept, beside what can be read of it.',
  demanding: 'The calendar takes too long or too much memory to be read.',
};

export function remarkOf(
  { kind, unknownZones, unreadable, guessed, isCut }: ReadCalendar,
  officeZone: string,
): string | null {
  const remarks = [
    kind === 'damaged' && feedFaults.damaged,
    unknownZones.length > 0 &&
      `Times of zones that are not known are taken for ${officeZone}: ${unknownZones.join(', ')}.`,
    unreadable > 0 && `${unreadable === 1 ? 'One event' : `${unreadable} events`} could not be read.`,
    guessed > 0 &&
      `${guessed === 1 ? 'One event has' : `${guessed} events have`} times that can be read in part; no calls are offered where they may be.`,
    isCut &&
      `There is more than is read: the first ${MAX_OCCURRENCES} times are, and the first of events that repeat without an end.`,
  ];
  return remarks.filter(Boolean).join(' ') || null;
}
