import { slotStrings } from '#schema/slot.ts';
import { changeCalendar, readCalendar } from '#web/office/booking/calendar/store.ts';
import { type TimeSlot, withBooking } from '#web/office/booking/calendar/timeSlots.ts';

/** Start times, in order. */
export const slotStarts = (): Date[] =>
  readCalendar()
    .slots.map(({ startTimeUTC }) => new Date(startTimeUTC))
    .sort((a, b) => a.getTime() - b.getTime());

export function addSlot(start: Date): void {
  // The id includes the time of creation: a new slot must not get the bookings of a deleted one at the same time.
  const slot = { _id: `slot-${start.toISOString()}-${Date.now()}`, startTimeUTC: start.toISOString() };
  changeCalendar(({ slots }) => ({ slots: [...slots, slot] }));
}

/** Deletes a slot. @returns the reason of a refusal, if it is booked */
export function removeSlot(slot: TimeSlot): string | null {
  if (withBooking(slot, readCalendar().bookings).isBooked) return slotStrings.booked;
  changeCalendar(({ slots }) => ({ slots: slots.filter(({ _id }) => _id !== slot._id) }));
  return null;
}
