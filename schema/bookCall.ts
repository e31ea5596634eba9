import * as z from 'zod/mini';
import { bookStrings } from './bookingStrings.ts';
import { optionalLine, optionalText, optionalTruth } from './common.ts';
import { sender, service } from './message.ts';
import { MAX_PHONE, plainNumber } from './phoneText.ts';
import { asNamed, isTimeZone } from './timeZone.ts';

/** A phone number of any country. The server reads it with the rules of its country (server/platform/phoneNumber.ts). */
const phone = z.string(bookStrings.badPhone).check(
  z.trim(),
  z.maxLength(MAX_PHONE, bookStrings.badPhone),
  z.refine((number) => number.length <= MAX_PHONE && plainNumber(number) !== null, bookStrings.badPhone),
);

/** A Date from a program, or an ISO 8601 text from a form. */
const moment = z.pipe(
  z.pipe(
    z.union([z.date(), z.string().check(z.maxLength(40, bookStrings.notOffered))], bookStrings.notOffered),
    z.transform((value) => new Date(value)),
  ),
  z.date(bookStrings.notOffered),
);

const zone = z
  .string(bookStrings.badZone)
  .check(
    z.trim(),
    z.maxLength(64, bookStrings.badZone),
    z.refine(isTimeZone, bookStrings.badZone),
    z.overwrite(asNamed),
  );

/** A form posts an empty text when no host is chosen. */
const hostId = optionalLine(36, 36, bookStrings.notAHost);

/** The fields of the booking form, without time and host. */
export const BookerInput = z.object({ ...sender, phone, service, note: optionalText(2000) });

export const BookCallInput = z.extend(BookerInput, { startsAt: moment, hostId, timeZone: zone });

/** What a call that is added by hand may overrule, with the sentence that the form shows. */
export const bookingObstacles = {
  PAUSED: (host: string) => `${host} takes no calls now.`,
  OUTSIDE_HOURS: (host: string) => `This is outside the hours of ${host}.`,
  BUSY: (host: string) => `${host} is busy then, by their own calendar.`,
  GAP: (host: string) => `Another call of ${host} is closer than the gap between calls.`,
} as const;
export type BookingObstacle = keyof typeof bookingObstacles;
const obstacleNames = Object.keys(bookingObstacles) as BookingObstacle[];

/** A phone number, or an empty text. */
const optionalPhone = z.nullish(
  z.string(bookStrings.badPhone).check(
    z.trim(),
    z.maxLength(MAX_PHONE, bookStrings.badPhone),
    z.refine(
      (number) => number === '' || (number.length <= MAX_PHONE && plainNumber(number) !== null),
      bookStrings.badPhone,
    ),
  ),
);

/** The fields of the form of staff, without time and host. */
export const AddedBookerInput = z.extend(BookerInput, { phone: optionalPhone });

export const AddBookingInput = z.extend(AddedBookerInput, {
  hostId: z
    .string(bookStrings.notAHost)
    .check(z.minLength(1, bookStrings.notAHost), z.maxLength(36, bookStrings.notAHost)),
  startsAt: moment,
  timeZone: z.nullish(zone),
  messageId: z.nullish(z.string()),
  overrules: z.nullish(z.array(z.enum(obstacleNames)).check(z.maxLength(obstacleNames.length))),
  sendsConfirmation: optionalTruth,
});

export const MoveCallInput = z.object({ startsAt: moment });
