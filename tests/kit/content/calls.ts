import type { BookingRules, OpeningHours } from '#schema/site.ts';
import { weekdays } from '#schema/weekdays.ts';
import { insertHost, takeBookings as switchOn } from '#tests/kit/content/booking.ts';
import type { Gql, Person } from '#tests/kit/people/person.ts';
import type { Product } from '#tests/kit/product/product.ts';

type Fields = Record<string, unknown>;

const called = 'startsAt endsAt timeZone officeTimeZone host service status changeableUntil canChange';
const booked = `id startsAt endsAt name email phone service note timeZone status outcome host { id name } messageId
  remindedAt createdAt`;
const free = 'timeZone officeTimeZone minutes from firstDay lastDay slots { startsAt endsAt } hosts { id name }';

export const callOperations = {
  freeTimes: `query ($timeZone: String, $from: String, $hostId: UUID) {
    freeTimes(timeZone: $timeZone, from: $from, hostId: $hostId) { ${free} } }`,
  book: `mutation ($input: BookCallInput!, $form: FormFactsInput) { bookCall(input: $input, form: $form) { ${called} } }`,
  find: `query ($token: String!) { bookedCall(token: $token) { ${called} freeTimes { ${free} } } }`,
  move: `mutation ($token: String!, $input: MoveCallInput!) { moveCall(token: $token, input: $input) { ${called} } }`,
  cancel: `mutation ($token: String!) { cancelCall(token: $token) { ${called} } }`,
  list: `query ($from: String!, $days: NonNegativeInt, $hostId: UUID) {
    bookings(from: $from, days: $days, hostId: $hostId) { timeZone bookings { ${booked} } } }`,
  cancelBooking: `mutation ($id: UUID!) { cancelBooking(id: $id) { ${booked} } }`,
  moveBooking: `mutation ($id: UUID!, $input: MoveCallInput!) { moveBooking(id: $id, input: $input) { ${booked} } }`,
  remind: `mutation ($id: UUID!) { remindBooking(id: $id) { ${booked} } }`,
  write: `mutation ($id: UUID!, $input: BookingMessageInput!) { writeToBooker(id: $id, input: $input) { ${booked} } }`,
  setOutcome: `mutation ($id: UUID!, $outcome: BookingOutcome) {
    setBookingOutcome(id: $id, outcome: $outcome) { ${booked} } }`,
  slots: `query ($hostId: UUID!, $from: String!, $days: NonNegativeInt) { slots(hostId: $hostId, from: $from, days: $days) {
    timeZone minutes slots { id startsAt endsAt isBooked booking { id name status } } } }`,
  addSlot: 'mutation ($input: SlotInput!) { addSlot(input: $input) { id startsAt endsAt isBooked } }',
  removeSlot: `mutation ($hostId: UUID!, $startsAt: DateTimeISO!) {
    removeSlot(hostId: $hostId, startsAt: $startsAt) { id startsAt } }`,
  enquiry: `query ($id: UUID!) { message(id: $id) { id name stage message contactNumber owner { id name }
    booking { id startsAt status outcome } thread { nodes { __typename ... on ThreadEvent { kind actor summary }
    ... on Reply { replyText author } } } } }`,
};

/** Switches bookings on, with a notice of at least an hour. @param rules the rules that differ */
export const takeBookings = (admin: Person, rules: Partial<BookingRules> = {}) =>
  switchOn(admin, { noticeHours: 1, ...rules });

export const always: OpeningHours[] = [{ days: [...weekdays], opens: '00:00', closes: '23:59' }];

/** Creates a user who is a host, directly in the database. */
export async function makeHost(product: Product, name: string, hours = always): Promise<{ id: string; email: string }> {
  const { id, email } = await product.user({ name });
  await insertHost(product, id, { hours });
  return { id, email };
}

let made = 0;

/** A valid booking; each is by another person. */
export function call(startsAt: string, fields: Fields = {}): Fields {
  made += 1;
  return {
    ...{ startsAt, timeZone: 'America/New_York', name: `Caller ${made}`, email: `caller${made}@client.example` },
    ...{ phone: '+1 212 555 0123', service: 'Web Development', note: 'About our shop.' },
    ...fields,
  };
}

/** The times that can be booked. @throws when the query was refused */
export async function freeTimes(person: Person, variables: Fields = {}): Promise<string[]> {
  const { data, errors } = await person.gql(callOperations.freeTimes, variables);
  if (errors) throw new Error(JSON.stringify(errors));
  return data.freeTimes.slots.map(({ startsAt }: { startsAt: string }) => startsAt);
}

export const book = (person: Person, startsAt: string, fields: Fields = {}): Promise<Gql> =>
  person.gql(callOperations.book, { input: call(startsAt, fields) });

export const callToken = (text: string | undefined): string => /\/booking\/([\w-]{43})/.exec(text ?? '')?.[1] ?? '';
