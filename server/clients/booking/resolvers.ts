import { zoneOr } from '#schema/timeZone.ts';
import { readColleague } from '#server/people/user/colleagues.ts';
import { phoneTextOf } from '#server/platform/phoneNumber.ts';
import type { Resolvers } from '#server/schema.gen.ts';
import { addBooking, listBookableSlots, readObstacles } from './addBooking.ts';
import { bookCall } from './book.ts';
import { readFreeTimes } from './freeTimes.ts';
import { canChange, cancelByLink, changeableUntil, findCall, freeTimesFor, moveByLink } from './links.ts';
import { ownCalendarOf } from './ownCalendar.ts';
import { addSlot, listSlots, removeSlot } from './slots.ts';
import {
  cancelBooking,
  getBooking,
  listAllBookings,
  listBookings,
  moveBooking,
  readBookingOfMessage,
  remindBooking,
  reminderId,
  setBookingOutcome,
  writeToBooker,
} from './staff.ts';

export const bookingResolvers: Resolvers = {
  Query: {
    freeTimes: (_, args, context) => readFreeTimes(context, args),
    bookedCall: (_, { token }, context) => findCall(context, token),
    bookings: async (_, args, context) => ({
      timeZone: context.site.timeZone,
      bookings: await listBookings(context, args),
    }),
    allBookings: (_, args, context) => listAllBookings(context, args),
    bookableSlots: async (_, args, context) => ({ slots: await listBookableSlots(context, args) }),
    bookingObstacles: async (_, args, context) => ({ obstacles: await readObstacles(context, args) }),
    booking: (_, { id }, context) => getBooking(context, id),
    slots: async (_, args, context) => {
      const { timeZone, booking } = context.site;
      return { timeZone, minutes: booking.minutes, slots: await listSlots(context, args) };
    },
  },
  Mutation: {
    bookCall: (_, { input, form }, context) => bookCall(context, input, form),
    moveCall: (_, { token, input }, context) => moveByLink(context, token, input.startsAt),
    cancelCall: (_, { token }, context) => cancelByLink(context, token),
    addBooking: (_, { input }, context) => addBooking(context, input),
    cancelBooking: (_, { id }, context) => cancelBooking(context, id),
    moveBooking: (_, { id, input }, context) => moveBooking(context, id, input.startsAt),
    remindBooking: (_, { id }, context) => remindBooking(context, id),
    writeToBooker: (_, { id, input }, context) => writeToBooker(context, id, input),
    setBookingOutcome: (_, { id, outcome }, context) => setBookingOutcome(context, id, outcome ?? null),
    addSlot: (_, { input }, context) => addSlot(context, input),
    removeSlot: (_, { hostId, startsAt }, context) => removeSlot(context, hostId, startsAt),
  },
  Booking: {
    phoneText: ({ phone }) => phoneTextOf(phone),
    host: ({ hostId }, _, context) => (hostId ? readColleague(context, hostId) : null),
    isReminded: ({ remindedBy }, _, context) => remindedBy.includes(reminderId(context)),
    timeZone: ({ timeZone }, _, { site }) => zoneOr(timeZone, site.timeZone),
    officeTimeZone: (_, __, { site }) => site.timeZone,
  },
  BookedCall: {
    startsAt: ({ booking }) => booking.startsAt,
    endsAt: ({ booking }) => booking.endsAt,
    timeZone: ({ booking }, _, { site }) => zoneOr(booking.timeZone, site.timeZone),
    officeTimeZone: (_, __, { site }) => site.timeZone,
    service: ({ booking }) => booking.service,
    status: ({ booking }) => booking.status,
    changeableUntil: ({ booking }, _, context) => changeableUntil(context, booking),
    canChange: ({ booking }, _, context) => canChange(context, booking),
    calendar: ({ booking }, _, context) => ownCalendarOf(context, booking),
    freeTimes: (call, args, context) => freeTimesFor(context, call, args),
  },
  Message: { booking: ({ id }, _, context) => readBookingOfMessage(context, id) },
};
