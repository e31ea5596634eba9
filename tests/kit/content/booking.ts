import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { SiteChanges } from '#schema/site.ts';
import { weekdays } from '#schema/weekdays.ts';
import {
  type BookingHostRow,
  type BookingRow,
  bookingHosts,
  bookings,
  bookingTokens,
  type HostFeedRow,
  hostFeeds,
  slotChanges,
} from '#server/clients/booking/table.ts';
import { users } from '#server/people/user/table.ts';
import { hashToken } from '#server/platform/crypto/randomToken.ts';
import type { Person } from '#tests/kit/people/person.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { changeSite } from './site.ts';

/** The rules that the site has when nobody has said otherwise; notice is none, so that what is near can be booked. */
export const bookingRules = {
  ...{ timeZone: 'Asia/Kolkata', minutes: 30, gapMinutes: 0 },
  ...{ noticeHours: 0, horizonDays: 30, offersHosts: false },
};

/** Switches 'Take bookings' on. @param rules those that are not as in `bookingRules` @throws when that was refused */
export const takeBookings = (admin: Person, rules: Partial<NonNullable<SiteChanges['booking']>> = {}) =>
  changeSite(admin, { takesBookings: true, booking: { ...bookingRules, ...rules } });

/** Every day of the week from 9 to 17 on the office's clock. */
export const everyDay: BookingHostRow['hours'] = [{ days: [...weekdays], opens: '09:00', closes: '17:00' }];

/**
 * Makes a user a host who takes calls every day from 9 to 17, by a row.
 * @param userId a user's id, as `person.id` is
 * @param fields what shall be otherwise
 * @returns the row
 */
export async function insertHost(
  { services }: Product,
  userId: string,
  fields: Partial<BookingHostRow> = {},
): Promise<BookingHostRow> {
  const row = { userId, isActive: true, hours: everyDay, daysOff: [], calendarHash: null, createdAt: services.now() };
  const [made] = await services.db
    .insert(bookingHosts)
    .values({ ...row, ...fields })
    .returning();
  return made as BookingHostRow;
}

let made = 0;

/**
 * Stores a booking of half an hour by a row, without a mail and without an enquiry; no two are by the same person.
 * @param fields at least `hostId`, and when it begins; `endsAt` is half an hour later unless it is given
 * @returns the row
 */
export async function insertBooking(
  { services }: Product,
  fields: Partial<BookingRow> & Pick<BookingRow, 'hostId' | 'startsAt'>,
): Promise<BookingRow> {
  made += 1;
  const row = {
    id: uuidv7(),
    endsAt: new Date(fields.startsAt.getTime() + 30 * 60_000),
    name: `Caller number ${made}`,
    email: `caller${made}@client.example`,
    phone: `+1212555${String(made).padStart(4, '0')}`,
    service: 'Web Development',
    timeZone: 'America/New_York',
    createdAt: services.now(),
    scheduledAt: services.now(),
  };
  const [stored] = await services.db
    .insert(bookings)
    .values({ ...row, ...fields })
    .returning();
  return stored as BookingRow;
}

/** Gives a call a link with this token, by which it is moved and cancelled. */
export async function keepCall(product: Product, hostId: string, token: string): Promise<void> {
  const { services } = product;
  const startsAt = new Date(services.now().getTime() + 7 * 24 * 3_600_000);
  const { id: bookingId } = await insertBooking(product, { hostId, startsAt });
  await services.db.insert(bookingTokens).values({ tokenHash: hashToken(token), bookingId, createdAt: services.now() });
}

/** @returns what is stored of a booking now */
export const bookingRow = async ({ services: { db } }: Product, id: string): Promise<BookingRow | undefined> =>
  (await db.select().from(bookings).where(eq(bookings.id, id)))[0];

/** Takes every booking, slot, calendar and host away. */
export async function emptyCalendar({ services: { db } }: Product): Promise<void> {
  await db.delete(bookings);
  await db.delete(slotChanges);
  await db.delete(hostFeeds);
  await db.delete(bookingHosts);
}

/** Gives a user another name, as a test wants to see it. */
export const nameUser = ({ services: { db } }: Product, id: string, name: string) =>
  db.update(users).set({ name }).where(eq(users.id, id));

/** Stores a calendar that is read for a host, by a row; nothing reads it, for its turn is a day ahead. @returns its id */
export async function insertFeed(
  { services }: Product,
  hostId: string,
  fields: Partial<HostFeedRow> & Pick<HostFeedRow, 'place'>,
): Promise<string> {
  const now = services.now();
  const runAt = new Date(now.getTime() + 24 * 3_600_000);
  const row = { id: uuidv7(), hostId, sealedUrl: 'sealed', createdAt: now, runAt, ...fields };
  await services.db.insert(hostFeeds).values(row);
  return row.id;
}
