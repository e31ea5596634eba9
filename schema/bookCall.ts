import * as z from 'zod/mini';
import { bookStrings } from './bookingStrings.ts';
import { optionalLine, optionalText } from './common.ts';
import { sender, service } from './message.ts';
import { plainNumber } from './phoneText.ts';
import { asNamed, isTimeZone } from './timeZone.ts';

/** A phone number of any country. The server reads it with the rules of its country (server/platform/phoneNumber.ts). */
const phone = z.string(bookStrings.badPhone).check(
  z.trim(),
  z.maxLength(40, bookStrings.badPhone),
  z.refine((number) => number.length <= 40 && plainNumber(number) !== null, bookStrings.badPhone),
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

export const MoveCallInput = z.object({ startsAt: moment });
