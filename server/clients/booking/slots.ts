import { and, asc, desc, eq, gt, lt } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { hostStrings } from '#schema/bookingHost.ts';
import { type Day, dayOf, isInCalendar, startOfDay, timeOf } from '#schema/officeTime.ts';
import { dayAfter } from '#schema/period.ts';
import { type SlotInput, slotStrings } from '#schema/slot.ts';
import { actorOf, record } from '#server/platform/audit/record.ts';
import type { Context } from '#server/platform/context.ts';
import type { Executor, Transaction } from '#server/platform/database/connect.ts';
import { badField, fail, foundOr } from '#server/platform/errors.ts';
import { callAt, type Interval, overlap, slotsOf } from './availability.ts';
import { type DayRange, readRange } from './dayRange.ts';
import { readDiaries } from './diary.ts';
import { lockHost, refuseOthers, subjectOf } from './hosts.ts';
import { type BookingHostRow, type BookingRow, bookingHosts, bookings, slotChanges } from './table.ts';
import { momentsAt } from './zonedTime.ts';

export type SlotRow = { id: string; startsAt: Date; endsAt: Date; isBooked: boolean; booking: BookingRow | null };

const slotOf = (hostId: string, { start, end }: Interval, booking: BookingRow | null): SlotRow => ({
  ...{ id: `${hostId}:${start.toISOString()}`, startsAt: start, endsAt: end },
  ...{ isBooked: booking?.status === 'CONFIRMED', booking },
});

/** @throws NOT_FOUND, BAD_USER_INPUT */
export async function listSlots(
  context: Context,
  { hostId, ...range }: DayRange & { hostId: string },
): Promise<SlotRow[]> {
  refuseOthers(context, hostId);
  const { from, days } = readRange(range);
  const rows = await context.db.select().from(bookingHosts).where(eq(bookingHosts.userId, hostId));
  return slotsOn(context, context.db, foundOr(rows, hostStrings.notFound), from, days);
}

/** Includes confirmed calls outside current hours. A call hides the slots that it overlaps. */
async function slotsOn(
  { site }: Pick<Context, 'site'>,
  executor: Executor,
  host: BookingHostRow,
  from: Day,
  days: number,
): Promise<SlotRow[]> {
  const { booking: rules } = site;
  const span = { start: startOfDay(from, rules.timeZone), end: startOfDay(dayAfter(from, days), rules.timeZone) };
  const { userId: id } = host;
  const { added, removed } = (await readDiaries(executor, [id], span)).get(id) ?? { added: [], removed: [] };
  const booked = await executor
    .select()
    .from(bookings)
    .where(and(eq(bookings.hostId, id), gt(bookings.endsAt, span.start), lt(bookings.startsAt, span.end)))
    .orderBy(desc(bookings.status), desc(bookings.createdAt), asc(bookings.id));
  const calls = booked.filter(({ status }) => status === 'CONFIRMED');
  const intervals = calls.map(({ startsAt: start, endsAt: end }) => ({ start, end }));
  const free = slotsOf({ ...host, added, removed }, rules, from, days).filter(
    (slot) => !intervals.some((call) => overlap(call, slot)),
  );
  const cancelledAt = (start: Date) => booked.find(({ startsAt }) => startsAt.getTime() === start.getTime()) ?? null;
  return [
    ...calls
      .filter(({ startsAt }) => startsAt >= span.start)
      .map((call) => slotOf(id, { start: call.startsAt, end: call.endsAt }, call)),
    ...free.map((slot) => slotOf(id, slot, cancelledAt(slot.start))),
  ].sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
}

/**
 * In the office's time zone (spec section 5).
 * @throws NOT_FOUND; BAD_USER_INPUT for a past time, a time that a DST change skips, or an overlap with another slot
 */
export async function addSlot(context: Context, { hostId, date, time }: z.output<typeof SlotInput>): Promise<SlotRow> {
  refuseOthers(context, hostId);
  const rules = context.site.booking;
  return context.db.transaction(async (tx) => {
    const host = await lockHost(tx, hostId);
    const now = context.now();
    if (date < dayOf(now, rules.timeZone)) throw badField('date', slotStrings.pastDate);
    const [start] = momentsAt(date, time, rules.timeZone);
    if (!start) throw badField('time', slotStrings.noSuchTime);
    if (start < now) throw badField('time', slotStrings.pastTime);
    const slot = callAt(start, rules);
    const nearbySlots = await slotsOn(context, tx, host, dayAfter(date, -1), 3);
    const clash = nearbySlots.find(({ startsAt, endsAt }) => overlap({ start: startsAt, end: endsAt }, slot));
    if (clash) throw badField('time', slotStrings.clash(timeOf(clash.startsAt, rules.timeZone)));
    await setChange(tx, hostId, start, true);
    const after = { startsAt: start };
    await record(tx, actorOf(context), 'booking.addSlot', subjectOf(host), now, { after });
    return slotOf(hostId, slot, null);
  });
}

/** @returns the removed slot @throws NOT_FOUND; CONFLICT when it is booked */
export async function removeSlot(context: Context, hostId: string, startsAt: Date): Promise<SlotRow> {
  refuseOthers(context, hostId);
  const { timeZone } = context.site;
  return context.db.transaction(async (tx) => {
    const host = await lockHost(tx, hostId);
    const isKnown = isInCalendar(startsAt);
    const slots = isKnown ? await slotsOn(context, tx, host, dayOf(startsAt, timeZone), 1) : [];
    const slot = slots.find((candidate) => candidate.startsAt.getTime() === startsAt.getTime());
    if (!slot) throw fail('NOT_FOUND', slotStrings.notFound);
    if (slot.isBooked) throw fail('CONFLICT', slotStrings.booked);
    await setChange(tx, hostId, startsAt, false);
    await record(tx, actorOf(context), 'booking.removeSlot', subjectOf(host), context.now(), { before: { startsAt } });
    return slot;
  });
}

async function setChange(tx: Transaction, hostId: string, startsAt: Date, isAdded: boolean): Promise<void> {
  await tx
    .insert(slotChanges)
    .values({ hostId, startsAt, isAdded })
    .onConflictDoUpdate({ target: [slotChanges.hostId, slotChanges.startsAt], set: { isAdded } });
}
