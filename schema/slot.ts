import * as z from 'zod/mini';
import { idForm } from './common.ts';
import { MINUTE_MS } from './durations.ts';
import { dayOf, INDIA, isCalendarDay, isDay, momentOf, timeOf } from './officeTime.ts';

/** Length of a slot, and the step of the times in its dialog (spec section 9). */
export const SLOT_MINUTES = 30;
export const SLOT_STEP_SECONDS = 1800;

const SLOT_MS = SLOT_MINUTES * MINUTE_MS;

/** '00:00', '00:30' … '23:30' */
export const slotTimes: readonly string[] = Array.from({ length: (24 * 3600) / SLOT_STEP_SECONDS }, (_, index) =>
  new Date(index * SLOT_STEP_SECONDS * 1000).toISOString().slice(11, 16),
);

/** Spec sections 5 and 8. */
export const slotStrings = {
  badDate: 'Please enter a valid date.',
  pastDate: 'Cannot add slots to past dates.',
  pastTime: 'Cannot add slots to past times.',
  noTime: 'Please enter a time (HH:mm).',
  badTime: 'Invalid time format. Use HH:mm (24-hour).',
  clash: (time: string) => `Slot clashes with existing slot at ${time}`,
  noHost: 'Please choose a host.',
  noSuchTime: 'The clocks skip this time on that day. Please choose another.',
  loadFailed: 'Failed to load the slots.',
  addFailed: 'The slot could not be added.',
  removeFailed: 'The slot could not be deleted.',
  notFound: 'This slot no longer exists.',
  booked: 'Cannot delete a booked slot.',
  added: (when: string) => `Slot added: ${when}.`,
  removed: (when: string) => `Slot deleted: ${when}.`,
} as const;

export const slotEnd = (start: Date): Date => new Date(start.getTime() + SLOT_MS);

const twentyFourHours = /^(?:[01]?\d|2[0-3]):[0-5]\d$/;

/**
 * The rule of a new slot, with date and time in India.
 * @param now earlier times are refused, the present moment is not
 * @param taken starts of the existing slots in order; a new slot starts at least a slot's length away from each
 */
export const newSlot = (now: Date, taken: readonly Date[]) =>
  z
    .object({
      date: z.string(slotStrings.badDate).check(
        z.refine(isDay, slotStrings.badDate),
        z.refine((day) => day >= dayOf(now, INDIA), { error: slotStrings.pastDate, abort: true }),
      ),
      time: z
        .string(slotStrings.noTime)
        .check(z.trim(), z.minLength(1, slotStrings.noTime), z.regex(twentyFourHours, slotStrings.badTime)),
    })
    .check(
      z.superRefine(({ date, time }, ctx) => {
        const start = momentOf(date, time, INDIA);
        const refuse = (message: string) => ctx.addIssue({ code: 'custom', path: ['time'], message });
        if (start < now) return refuse(slotStrings.pastTime);
        const near = taken.find((other) => Math.abs(other.getTime() - start.getTime()) < SLOT_MS);
        if (near) refuse(slotStrings.clash(timeOf(near, INDIA)));
      }),
    );

/** Date and time are in the office's time zone. The server checks for overlaps. */
export const SlotInput = z.object({
  hostId: z.string().check(z.regex(idForm, slotStrings.noHost)),
  date: z
    .string(slotStrings.badDate)
    .check(z.trim(), z.maxLength(10, slotStrings.badDate), z.refine(isCalendarDay, slotStrings.badDate)),
  time: z
    .string(slotStrings.noTime)
    .check(
      z.trim(),
      z.minLength(1, slotStrings.noTime),
      z.maxLength(5, slotStrings.badTime),
      z.regex(twentyFourHours, slotStrings.badTime),
    ),
});
