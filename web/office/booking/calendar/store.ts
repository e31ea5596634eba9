import { useSyncExternalStore } from 'react';
import { type Day, dayOf } from '#schema/officeTime.ts';
import { type Booking, makeSample, type Slot } from './sample.ts';

export type BookingMessage = { booking: string; subject: string; body: string };
export type Calendar = {
  /** The day the sample data was made around. */
  madeOn: Day;
  slots: Slot[];
  bookings: Booking[];
  /** The bookings that were reminded of, by id. */
  reminded: string[];
  messages: BookingMessage[];
};

/** Kept as long as the tab, so that a reload forgets neither a cancelled booking nor a reminder. */
const KEY = 'calendar';
const listeners = new Set<() => void>();
let current: Calendar | undefined;

/** What was kept, unless it was made on another day: the sample is always around today. */
function restore(today: Day): Calendar | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Calendar | null;
    return kept?.madeOn === today ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** The slots and bookings of this browser, made the first time they are asked for. */
export function readCalendar(): Calendar {
  const now = new Date();
  const today = dayOf(now);
  current ??= restore(today) ?? { madeOn: today, ...makeSample(today, now), reminded: [], messages: [] };
  return current;
}

export function changeCalendar(change: (calendar: Calendar) => Partial<Calendar>): void {
  const before = readCalendar();
  current = { ...before, ...change(before) };
  // Where the browser forbids storage, it lasts as long as the page.
  try {
    sessionStorage.setItem(KEY, JSON.stringify(current));
  } catch {}
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export const useCalendar = (): Calendar => useSyncExternalStore(subscribe, readCalendar);
