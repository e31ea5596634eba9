import * as z from 'zod/mini';
import { AddedBookerInput } from '#schema/bookCall.ts';
import { bookingStrings } from '#schema/booking.ts';
import { isDay, momentOf } from '#schema/officeTime.ts';
import { SlotInput } from '#schema/slot.ts';
import type { Clock } from '#schema/zoneClock.ts';
import type { Failure } from '#web/shared/data/errors.ts';
import type { useInputForm } from '#web/shared/forms/useInputForm.ts';

const { date: dateRule, time: timeRule } = SlotInput.shape;
const TWENTY_FOUR_HOURS = /^\d{1,2}:\d{2}$/;

/** @param isOther whether date and time are typed @param isConfirmed whether obstacles must be confirmed */
export const formRule = (isOther: boolean, isConfirmed: boolean) =>
  z.extend(AddedBookerInput, {
    hostId: z.string(),
    startsAt: isOther ? z.string() : z.string().check(z.minLength(1, bookingStrings.noTime)),
    date: isOther ? dateRule : z.string(),
    time: isOther ? timeRule : z.string(),
    isConfirmed: z.boolean().check(z.refine((value) => value || !isConfirmed, bookingStrings.notConfirmed)),
    sendsConfirmation: z.boolean(),
  });

type Rule = ReturnType<typeof formRule>;
export type AddedBookingForm = ReturnType<typeof useInputForm<z.input<Rule>, z.output<Rule>>>;

/** @returns the start of a call at a typed date and time; an empty text if they are no time */
export function typedStart(date: string, time: string, { timeZone }: Clock): string {
  const start = isDay(date) && TWENTY_FOUR_HOURS.test(time) ? momentOf(date, time, timeZone) : null;
  return start && !Number.isNaN(start.getTime()) ? start.toISOString() : '';
}

/** @returns the failure with the faults of the start and of obstacles at the fields that the form shows */
export function atField(failure: Failure, isOther: boolean): Failure {
  const { startsAt, overrules, ...fields } = failure.fields;
  return {
    ...failure,
    fields: {
      ...fields,
      ...(startsAt && { [isOther ? 'time' : 'startsAt']: startsAt }),
      ...(overrules && { isConfirmed: overrules }),
    },
  };
}
