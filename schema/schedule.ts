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

export const publicationStrings = {
  future: 'Please choose a time that has passed: a draft goes public later with “Publish at”',
} as const;

/** Reads the value of a datetime-local field in the office's time zone: '2026-12-03T09:00'. Empty: null. */
export function typedMoment(typed: string, zone: string): Date | null {
  const [day = '', time = ''] = typed.trim().split('T');
  return day ? momentOf(day, time, zone) : null;
}

/** @returns the value of such a field; empty for none */
export function momentField(moment: Date | string | null | undefined, zone: string): string {
  if (!moment) return '';
  const date = new Date(moment);
  return `${dayOf(date, zone)}T${timeOf(date, zone)}`;
}

/** A scheduled time. Omitted: unchanged. Null: none. */
export const plannedMoment = z.nullish(z.date(scheduleStrings.unreadable));
