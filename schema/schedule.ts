import * as z from 'zod/mini';
import { dayOf, momentOf, timeOf } from './officeTime.ts';

/** The times that are planned of a post or an item. */
export const scheduleFields = ['publishAt', 'takeBackAt'] as const;
export type ScheduleField = (typeof scheduleFields)[number];

/** What is said of planned times. */
export const scheduleStrings = {
  past: 'Please choose a time in the future',
  unreadable: 'Please enter a day and a time',
  disorder: 'It must be taken back after it is published',
  isPublished: 'It is published already: untick Published, or leave this empty',
} as const;

/** The moment of a field for a day and a time, which is read on the office's clock: '2026-12-03T09:00'. Empty is none. */
export function typedMoment(typed: string, zone: string): Date | null {
  const [day = '', time = ''] = typed.trim().split('T');
  return day ? momentOf(day, time, zone) : null;
}

/** How a moment stands in such a field; empty for none. */
export function momentField(moment: Date | string | null | undefined, zone: string): string {
  if (!moment) return '';
  const date = new Date(moment);
  return `${dayOf(date, zone)}T${timeOf(date, zone)}`;
}

/** A planned time. Left out, it stays; null, there is none. */
export const plannedMoment = z.nullish(z.date(scheduleStrings.unreadable));
