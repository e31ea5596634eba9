import * as z from 'zod/mini';
import { dayOf, momentOf, timeOf } from './officeTime.ts';

export const scheduleFields = ['publishAt', 'takeBackAt'] as const;
export type ScheduleField = (typeof scheduleFields)[number];

export const scheduleStrings = {
  past: 'Please choose a time in the future',
  unreadable: 'Please enter a day and a time',
  disorder: 'It must be taken back after it is published',
  isPublished: 'It is published already: untick Published, or leave this empty',
} as const;

/** Reads the value of a datetime-local field as Indian time: '2026-12-03T09:00'. */
const typedMoment = (typed: string): Date | null => {
  const [day = '', time = ''] = typed.trim().split('T');
  return day ? momentOf(day, time) : null;
};

/** @returns the value of such a field; empty for none */
export function momentField(moment: Date | string | null | undefined): string {
  if (!moment) return '';
  const date = new Date(moment);
  return `${dayOf(date)}T${timeOf(date)}`;
}

/** A scheduled time as Date, or as text from a form. Omitted: unchanged. Null or empty: none. */
export const plannedMoment = z.nullish(
  z.pipe(
    z.pipe(
      z.union([z.date(), z.string()], scheduleStrings.unreadable),
      z.transform((value) => (typeof value === 'string' ? typedMoment(value) : value)),
    ),
    z.nullable(z.date(scheduleStrings.unreadable)),
  ),
);
