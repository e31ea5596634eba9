import { addFeed, hostHours, hostOperations, makeHost, renewCalendar } from '#tests/kit/content/host.ts';
import type { Cases } from './case.ts';

const url = 'https://calendar.example/private.ics';

/** Hosts and their calendars. No entry contains an address. */
export const hostCases: Cases = {
  saveBookingHost: [
    async ({ product, admin }) => {
      const { id, name: label } = await product.user();
      const act = () => admin.gql(hostOperations.save, { userId: id, input: hostHours });
      return { act, action: 'booking.saveHost', id, label, after: hostHours };
    },
    async ({ product, admin }) => {
      const { id, name: label } = await makeHost(product, admin);
      const input = { ...hostHours, isActive: false };
      return {
        act: () => admin.gql(hostOperations.save, { userId: id, input }),
        ...{ action: 'booking.saveHost', id, label, before: { isActive: true }, after: { isActive: false } },
      };
    },
  ],
  addHostFeed: [
    async ({ product, admin }) => {
      const { id, name: label } = await makeHost(product, admin);
      const act = () => admin.gql(hostOperations.addFeed, { userId: id, url });
      return { act, action: 'booking.addFeed', id, label, after: { place: 'calendar.example' } };
    },
  ],
  removeHostFeed: [
    async ({ product, admin }) => {
      const { id, name: label } = await makeHost(product, admin);
      const feed = await addFeed(admin, id, url);
      const act = () => admin.gql(hostOperations.removeFeed, { id: feed });
      return { act, action: 'booking.removeFeed', id, label, before: { place: 'calendar.example' } };
    },
  ],
  renewHostCalendar: [
    async ({ product, admin }) => {
      const { id, name: label } = await makeHost(product, admin);
      return { act: () => admin.gql(hostOperations.renew, { userId: id }), action: 'booking.renewCalendar', id, label };
    },
  ],
  revokeHostCalendar: [
    async ({ product, admin }) => {
      const { id, name: label } = await makeHost(product, admin);
      await renewCalendar(admin, id);
      return {
        act: () => admin.gql(hostOperations.revoke, { userId: id }),
        action: 'booking.revokeCalendar',
        id,
        label,
      };
    },
  ],
};
