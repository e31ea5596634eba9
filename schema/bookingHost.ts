import * as z from 'zod/mini';
import { tooLong } from './common.ts';
import { isDay } from './officeTime.ts';
import { openingHours } from './site.ts';

export const hostStrings = {
  saved: 'The hours have been saved.',
  saveFailed: 'The hours could not be saved.',
  feedAdded: 'The calendar will be read in a moment.',
  feedFailed: 'The calendar could not be added.',
  feedRemoved: 'The calendar is not read any more.',
  feedRemoveFailed: 'The calendar could not be removed.',
  calendarMade: 'New calendar address made.',
  calendarFailed: 'The calendar address could not be made.',
  calendarRevoked: 'The calendar address has been revoked.',
  copied: 'Address copied to clipboard!',
  copyFailed: 'The address could not be copied. Please select it and copy it by hand.',
  listFailed: 'Failed to load the hosts.',
  notFound: 'This host no longer exists.',
  noSuchUser: 'This member of staff no longer exists.',
  isNoHost: 'You take no calls yet. Please ask an admin to add you as a host.',
  isBlocked: 'This member of staff is blocked.',
  feedNotFound: 'This calendar is not read any more.',
  tooManyFeeds: 'At most three calendars are read for each host.',
  badFeed: 'Please enter the whole address of a calendar, such as https://example.com/calendar.ics',
  badRange: (most: number) => `Please ask for 1 to ${most} days`,
  badDays: 'Please give days as 2026-12-25, at most 60.',
} as const;

/** Limits per host. */
export const MAX_FEEDS = 3;
const MAX_DAYS_OFF = 60;

const day = z
  .string(hostStrings.badDays)
  .check(z.maxLength(10, hostStrings.badDays), z.refine(isDay, hostStrings.badDays));

export const BookingHostInput = z.object({
  isActive: z.boolean('Please say true or false'),
  hours: openingHours,
  daysOff: z.pipe(
    z.array(day, hostStrings.badDays).check(z.maxLength(MAX_DAYS_OFF, hostStrings.badDays)),
    z.transform((days) => [...new Set(days)].sort()),
  ),
});

/** An external calendar whose events block slots of a host. */
export const HostFeedInput = z.object({
  url: z.string(hostStrings.badFeed).check(
    z.trim(),
    z.maxLength(2000, tooLong(2000)),
    // Calendar programs use these schemes for https addresses.
    z.overwrite((url) => url.replace(/^webcals?:/i, 'https:')),
    z.url({ protocol: /^https?$/, error: hostStrings.badFeed }),
  ),
});
