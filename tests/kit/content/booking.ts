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
import { hashToken } from '#server/platform/crypto/randomToken.ts';
import type { Person } from '#tests/kit/people/person.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { changeSite } from './site.ts';

/** The default booking rules, with no minimum notice so that near times can be booked. */
export const bookingRules = {
  ...{ timeZone: 'Asia/Kolkata', minutes: 30, gapMinutes: 0 },
  ...{ noticeHours: 0, horizonDays: 30, offersHosts: false },
};

/** Switches bookings on. @param rules the rules that differ from `bookingRules` @throws when it was refused */
export const takeBookings = (admin: Person, rules: Partial<NonNullable<SiteChanges['booking']>> = {}) =>
  changeSite(admin, { takesBookings: true, booking: { ...bookingRules, ...rules } });

/** Every day of the week from 9 to 17 in the office's time zone. */
export const everyDay: BookingHostRow['hours'] = [{ days: [...weekdays], opens: '09:00', closes: '17:00' }];

/**
 * Makes a user a host with calls every day from 9 to 17, by inserting a row.
 * @param userId the id of a user, as in `person.id`
 * @param fields the columns that differ
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
 * Inserts a booking of half an hour, without mail or message; each is by another person.
 * @param fields at least `hostId` and `startsAt`; `endsAt` is half an hour later by default
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

/** Gives a call a link with this token, by which its client can move and cancel it. */
export async function keepCall(product: Product, hostId: string, token: string): Promise<void> {
  const { services } = product;
  const startsAt = new Date(services.now().getTime() + 7 * 24 * 3_600_000);
  const { id: bookingId } = await insertBooking(product, { hostId, startsAt });
  await services.db.insert(bookingTokens).values({ tokenHash: hashToken(token), bookingId, createdAt: services.now() });
}

export const bookingRow = async ({ services: { db } }: Product, id: string): Promise<BookingRow | undefined> =>
  (await db.select().from(bookings).where(eq(bookings.id, id)))[0];

export async function emptyCalendar({ services: { db } }: Product): Promise<void> {
  await db.delete(bookings);
  await db.delete(slotChanges);
  await db.delete(hostFeeds);
  await db.delete(bookingHosts);
}

/** Inserts a calendar feed of a host, which no worker reads because it is due only in a day. @returns its id */
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
