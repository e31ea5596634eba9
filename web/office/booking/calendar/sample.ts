import type { BookingStatus } from '#schema/booking.ts';
import { type Day, INDIA, momentOf } from '#schema/officeTime.ts';
import { SLOT_MINUTES } from '#schema/slot.ts';
import { addDays } from '#web/site/booking/stripDays.ts';

export type Slot = { _id: string; startTimeUTC: string };
export type Booking = {
  _id: string;
  timeSlot: string;
  startTimeUTC: string;
  name: string;
  email: string;
  phone: string;
  location: string;
  status: BookingStatus;
  createdAt: string;
};

export const SAMPLE_NOTE = 'Sample data, in this browser only: nobody has booked, and no mail goes out.';

/**
 * Seven day patterns, starting today. Each character is half an hour from 10:00: b booked, c cancelled booking, o open,
 * - no slot. The second is full, the fourth empty, the fifth has only open slots.
 */
const patterns = [
  'bb-ob--cob-o-b-o',
  'bbb--bbb--b',
  'ob--oo-b-co',
  '',
  'oooo----oooo',
  'bob--c-b--oo',
  'bbob--b-cb-o',
] as const;
const OPENING_MINUTES = 10 * 60;
const DAYS_BACK = 14;
const DAYS_AHEAD = 20;

const people = [
  ['Asha Rao', 'kaveri-textiles', 'Bengaluru'],
  ['Dev Malhotra', 'northline', 'Delhi'],
  ['Meera Nair', 'saltwater', 'Kochi'],
  ['Farhan Sheikh', 'orbit-tiles', 'Ahmedabad'],
  ['Lakshmi Iyer', 'third-bell', 'Chennai'],
  ['Rohan Deshpande', 'peth-coffee', 'Pune'],
  ['Sara Thomas', 'quiet-clinic', 'Thiruvananthapuram'],
  ['Imran Qureshi', 'charminar-foods', 'Hyderabad'],
  ['Priya Banerjee', 'riverhouse', 'Kolkata'],
  ['Karan Gill', 'five-fields', 'Ludhiana'],
  ['Nisha Patel', 'parcelwala', 'Surat'],
  ['Vikram Joshi', 'hilltop-schools', 'Nashik'],
  ['Ananya Das', 'blue-mug', 'Guwahati'],
  ['Joseph Fernandes', 'susegad-stays', 'Panaji'],
  ['Ritu Saxena', 'lamp-and-loom', 'Jaipur'],
  ['Arjun Menon', 'backwater-boats', 'Alappuzha'],
  ['Tanvi Kulkarni', 'sprout-dental', 'Mumbai'],
  ['Omar Haddad', 'creek-interiors', 'Dubai'],
  ['Neha Chauhan', 'ridge-outdoors', 'Dehradun'],
  ['Siddharth Bose', 'metro-print', 'Howrah'],
  ['Gurpreet Kaur', 'amber-bakery', 'Amritsar'],
  ['Daniel Wong', 'straits-logistics', 'Singapore'],
  ['Pooja Reddy', 'vizag-solar', 'Visakhapatnam'],
  ['Manish Agarwal', 'lake-city-tours', 'Udaipur'],
  ['Emma Clarke', 'fen-and-field', 'Leeds'],
  ['Harish Gowda', 'areca-homes', 'Mysuru'],
  ['Zoya Khan', 'paper-kite', 'Bhopal'],
] as const;

export function makeSample(today: Day, now: Date): { slots: Slot[]; bookings: Booking[] } {
  const slots: Slot[] = [];
  const bookings: Booking[] = [];
  for (let offset = -DAYS_BACK; offset <= DAYS_AHEAD; offset += 1) {
    const day = addDays(today, offset);
    const marks = patterns[(offset + DAYS_BACK) % patterns.length] ?? '';
    [...marks].forEach((mark, index) => {
      if (mark === '-') return;
      const start = momentOf(day, timeAt(index), INDIA);
      const slot = { _id: `slot-${start.toISOString()}`, startTimeUTC: start.toISOString() };
      slots.push(slot);
      if (mark !== 'o')
        bookings.push(makeBooking(slot, bookings.length, mark === 'b' ? 'confirmed' : 'cancelled', now));
    });
  }
  return { slots, bookings };
}

function timeAt(index: number): string {
  const minutes = OPENING_MINUTES + index * SLOT_MINUTES;
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}

function makeBooking({ _id, startTimeUTC }: Slot, index: number, status: BookingStatus, now: Date): Booking {
  const [name, company, location] = people[index % people.length] ?? people[0];
  const hoursBefore = 20 + ((index * 37) % 120);
  const createdAt = Math.min(new Date(startTimeUTC).getTime(), now.getTime()) - hoursBefore * 3_600_000;
  return {
    _id: _id.replace('slot', 'booking'),
    timeSlot: _id,
    startTimeUTC,
    name,
    email: `${name.toLowerCase().replace(' ', '.')}@${company}.example`,
    phone: `+91 98765 ${43000 + (index % people.length)}`,
    location,
    status,
    createdAt: new Date(createdAt).toISOString(),
  };
}
