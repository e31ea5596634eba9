import { slotStrings } from '#schema/slot.ts';
import { changeCalendar, readCalendar } from '#web/office/booking/calendar/store.ts';
import { type TimeSlot, withBooking } from '#web/office/booking/calendar/timeSlots.ts';

/** When the slots there are begin, in order of time. */
export const slotStarts = (): Date[] =>
  readCalendar()
    .slots.map(({ startTimeUTC }) => new Date(startTimeUTC))
    .sort((a, b) => a.getTime() - b.getTime());

export function addSlot(start: Date): void {
  // Not by its time alone: the bookings of a slot that was deleted are not those of a new one at its place.
  const slot = { _id: `slot-${start.toISOString()}-${Date.now()}`, startTimeUTC: start.toISOString() };
  changeCalendar(({ slots }) => ({ slots: [...slots, slot] }));
}

/** Deletes a slot. @returns why not, when it is booked */
export function removeSlot(slot: TimeSlot): string | null {
  if (withBooking(slot, readCalendar().bookings).isBooked) return slotStrings.booked;
  changeCalendar(({ slots }) => ({ slots: slots.filter(({ _id }) => _id !== slot._id) }));
  return null;
}
