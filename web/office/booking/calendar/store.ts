import { useSyncExternalStore } from 'react';
import { type Day, dayOf, INDIA } from '#schema/officeTime.ts';
import { type Booking, makeSample, type Slot } from './sample.ts';

export type BookingMessage = { booking: string; subject: string; body: string };
export type Calendar = {
  madeOn: Day;
  slots: Slot[];
  bookings: Booking[];
  /** Ids of the bookings with a sent reminder. */
  reminded: string[];
  messages: BookingMessage[];
};

/** Session storage, so that a reload keeps cancellations and reminders. */
const KEY = 'calendar';
const listeners = new Set<() => void>();
let current: Calendar | undefined;

/** The stored data, unless it was generated on another day: the sample is always around today. */
function restore(today: Day): Calendar | undefined {
  try {
    const stored = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Calendar | null;
    return stored?.madeOn === today ? stored : undefined;
  } catch {
    return undefined;
  }
}

/** The sample data of this browser, generated on first use. */
export function readCalendar(): Calendar {
  const now = new Date();
  const today = dayOf(now, INDIA);
  current ??= restore(today) ?? { madeOn: today, ...makeSample(today, now), reminded: [], messages: [] };
  return current;
}

export function changeCalendar(change: (calendar: Calendar) => Partial<Calendar>): void {
  const previous = readCalendar();
  current = { ...previous, ...change(previous) };
  // When the browser forbids storage, the data lasts as long as the page.
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
