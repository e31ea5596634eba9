import * as z from 'zod/mini';
import {
  byFirst,
  day,
  idRule,
  moment,
  paged,
  paging,
  pagingDescriptions,
  removable,
  text,
  tool,
} from '#server/app/mcp/tool.ts';
import { messageId } from './messages.ts';

const fields = `id startsAt endsAt name email phone service note timeZone status outcome host { id name } messageId`;
const obstacles = ['PAUSED', 'OUTSIDE_HOURS', 'BUSY', 'GAP'] as const;
const line = z.string().check(z.minLength(1), z.maxLength(254));
const badDays = 'Please ask for 1 to 31 days';
const days = z._default(z.int(badDays).check(z.minimum(1, badDays), z.maximum(31, badDays)), 7);

export const bookingTools = [
  tool({
    name: 'list_bookings',
    title: 'List booked calls',
    description: 'All calls, latest start first.',
    effect: 'read',
    input: z.strictObject({ ...paging, hostId: z.optional(idRule) }),
    page: byFirst,
    descriptions: pagingDescriptions,
    operation: `query ($first: Int, $after: String, $hostId: UUID) {
      allBookings(first: $first, after: $after, hostId: $hostId) ${paged(fields)} }`,
  }),
  tool({
    name: 'list_hosts',
    title: 'List who takes calls',
    description: '',
    effect: 'read',
    input: z.strictObject({}),
    operation: 'query { bookingHosts { hosts { id name isActive } } }',
  }),
  tool({
    name: 'list_free_slots',
    title: 'List the free slots of a host',
    description: '',
    effect: 'read',
    input: z.strictObject({ hostId: idRule, from: day, days }),
    operation: `query ($hostId: UUID!, $from: String!, $days: NonNegativeInt!) {
      bookableSlots(hostId: $hostId, from: $from, days: $days) { slots { startsAt endsAt } } }`,
  }),
  tool({
    name: 'add_booking',
    title: 'Add a call',
    description: 'Client and host get a mail. An obstacle at another time than a free slot must be in overrules.',
    effect: 'send',
    input: z.strictObject({
      hostId: idRule,
      startsAt: moment,
      name: line,
      email: line,
      phone: z.optional(line),
      service: line,
      note: z.optional(text),
      messageId: z.optional(messageId),
      timeZone: z.optional(line),
      overrules: z.optional(z.array(z.enum(obstacles)).check(z.maxLength(obstacles.length))),
      sendsConfirmation: z.optional(z.boolean()),
    }),
    descriptions: { messageId: 'enquiry of the call' },
    operation: `mutation ($input: AddBookingInput!) { addBooking(input: $input) { ${fields} } }`,
    run: async (request, input, operation) => (await request(operation, { input })).addBooking,
  }),
  tool({
    name: 'move_booking',
    title: 'Move a call to a free slot',
    description: 'Client and host get a mail.',
    effect: 'send',
    input: z.strictObject({ id: idRule, startsAt: moment }),
    operation: `mutation ($id: UUID!, $startsAt: DateTimeISO!) {
      moveBooking(id: $id, input: { startsAt: $startsAt }) { ${fields} } }`,
  }),
  tool({
    name: 'cancel_booking',
    title: 'Cancel a call',
    description: 'Client and host get a mail.',
    effect: 'send',
    input: z.strictObject({ id: idRule }),
    operation: `mutation ($id: UUID!) { cancelBooking(id: $id) { ${fields} } }`,
  }),
  tool({
    name: 'set_booking_outcome',
    title: 'Record whether a call took place',
    description: '',
    effect: 'update',
    input: z.strictObject({ id: idRule, outcome: removable(z.enum(['DONE', 'NO_SHOW'])) }),
    operation: `mutation ($id: UUID!, $outcome: BookingOutcome) {
      setBookingOutcome(id: $id, outcome: $outcome) { ${fields} } }`,
  }),
];
