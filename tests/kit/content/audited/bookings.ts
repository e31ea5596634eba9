import { bookings } from '#server/clients/booking/table.ts';
import { insertBooking, takeBookings } from '#tests/kit/content/booking.ts';
import { callOperations } from '#tests/kit/content/calls.ts';
import { makeHost } from '#tests/kit/content/host.ts';
import type { AuditedWorld, Cases } from './case.ts';

const DAY = 24 * 3600 * 1000;
/** 10:00 in India, `days` days from now: a slot of the host except on a weekend. */
function at(now: Date, days: number): Date {
  const day = new Date(now.getTime() + days * DAY);
  const shift = { 0: 1, 6: 2 }[day.getUTCDay()] ?? 0;
  return new Date(`${new Date(day.getTime() + shift * DAY).toISOString().slice(0, 10)}T04:30:00.000Z`);
}

const booked = async ({ product, admin }: AuditedWorld, startsAt?: Date) => {
  await product.services.db.delete(bookings);
  const { id: hostId } = await makeHost(product, admin);
  const start = startsAt ?? at(product.services.now(), 3);
  return insertBooking(product, { hostId, startsAt: start });
};

export const bookingCases: Cases = {
  addBooking: [
    async ({ product, admin }) => {
      await product.services.db.delete(bookings);
      await takeBookings(admin);
      const { id: hostId } = await makeHost(product, admin);
      const startsAt = at(product.services.now(), 3);
      const input = { hostId, startsAt, name: 'Emma Clarke', email: 'emma@client.example', service: 'Web Development' };
      return {
        act: () => admin.gql('mutation ($input: AddBookingInput!) { addBooking(input: $input) { id } }', { input }),
        ...{ action: 'booking.add', label: 'Emma Clarke' },
        after: { startsAt: startsAt.toISOString(), email: 'emma@client.example' },
      };
    },
  ],
  cancelBooking: [
    async (world) => {
      const { id, name: label } = await booked(world);
      return {
        act: () => world.admin.gql(callOperations.cancelBooking, { id }),
        ...{ action: 'booking.cancel', id, label },
        ...{ before: { status: 'CONFIRMED' }, after: { status: 'CANCELLED' } },
      };
    },
  ],
  moveBooking: [
    async (world) => {
      const { id, name: label, startsAt } = await booked(world);
      const moved = new Date(startsAt.getTime() + 30 * 60_000).toISOString();
      return {
        act: () => world.admin.gql(callOperations.moveBooking, { id, input: { startsAt: moved } }),
        ...{
          action: 'booking.move',
          id,
          label,
          before: { startsAt: startsAt.toISOString() },
          after: { startsAt: moved },
        },
      };
    },
  ],
  remindBooking: [
    async (world) => {
      const { id, name: label } = await booked(world);
      return { act: () => world.admin.gql(callOperations.remind, { id }), action: 'booking.remind', id, label };
    },
  ],
  writeToBooker: [
    async (world) => {
      const { id, name: label } = await booked(world);
      const input = { subject: 'Before we talk', body: 'Please have it at hand.' };
      const act = () => world.admin.gql(callOperations.write, { id, input });
      return { act, action: 'booking.write', id, label, after: input };
    },
  ],
  setBookingOutcome: [
    async (world) => {
      const { id, name: label } = await booked(world, new Date(world.product.services.now().getTime() - DAY));
      const act = () => world.admin.gql(callOperations.setOutcome, { id, outcome: 'NO_SHOW' });
      return { act, action: 'booking.setOutcome', id, label, before: { outcome: null }, after: { outcome: 'NO_SHOW' } };
    },
  ],
  addSlot: [
    async ({ product, admin }) => {
      const { id: hostId, name: label } = await makeHost(product, admin);
      const input = { hostId, date: '2098-01-04', time: '21:00' };
      const act = () => admin.gql(callOperations.addSlot, { input });
      return { act, action: 'booking.addSlot', id: hostId, label, after: { startsAt: '2098-01-04T15:30:00.000Z' } };
    },
  ],
  removeSlot: [
    async ({ product, admin }) => {
      const { id: hostId, name: label } = await makeHost(product, admin);
      const startsAt = at(product.services.now(), 3).toISOString();
      const act = () => admin.gql(callOperations.removeSlot, { hostId, startsAt });
      return { act, action: 'booking.removeSlot', id: hostId, label, before: { startsAt } };
    },
  ],
};
