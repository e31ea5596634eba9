import type { BookingsCsvQuery } from '#web/gql/graphql.ts';
import { graphql } from '#web/gql/index.ts';
import { clockOf } from '#web/office/booking/calendar/clock.ts';
import { inIndia } from '#web/shared/lists/csvCells.ts';
import { listCsv } from '#web/shared/lists/listCsv.ts';
import { outcomes } from './outcomes.ts';
import { statusAt, statuses } from './statuses.ts';

const BookingsCsvDocument = graphql(`
  query BookingsCsv($first: Int!, $after: String, $hostId: UUID) {
    allBookings(first: $first, after: $after, hostId: $hostId) {
      nodes {
        id
        startsAt
        endsAt
        name
        email
        phone
        service
        note
        timeZone
        officeTimeZone
        status
        outcome
        host {
          id
          name
        }
        messageId
        remindedAt
        createdAt
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

type Row = BookingsCsvQuery['allBookings']['nodes'][number];

const onOfficeClock = (moment: string, { officeTimeZone }: Row) => {
  const [clock, date] = [clockOf(officeTimeZone), new Date(moment)];
  return `${clock.dayOf(date)} ${clock.timeOf(date)}`;
};

/** The file of booked calls, on the office's clock as on the screen. */
export const bookingsCsv = listCsv({
  name: 'bookings',
  document: BookingsCsvDocument,
  pick: ({ allBookings }) => allBookings,
  columns: [
    ['Begins (office)', (booking: Row) => onOfficeClock(booking.startsAt, booking)],
    ['Ends (office)', (booking) => onOfficeClock(booking.endsAt, booking)],
    ['Begins (UTC)', ({ startsAt }) => startsAt],
    ['Status', (booking) => statuses[statusAt(booking, new Date())]],
    ['Outcome', ({ outcome }) => (outcome ? outcomes[outcome] : '')],
    ['Name', ({ name }) => name],
    ['Email', ({ email }) => email],
    ['Phone', ({ phone }) => phone],
    ['Time zone', ({ timeZone }) => timeZone],
    ['Service', ({ service }) => service],
    ['Host', ({ host }) => host?.name ?? ''],
    ['Note', ({ note }) => note ?? ''],
    ['Reminded (India)', ({ remindedAt }) => inIndia(remindedAt)],
    ['Booked (India)', ({ createdAt }) => inIndia(createdAt)],
    ['Enquiry id', ({ messageId }) => messageId ?? ''],
    ['Id', ({ id }) => id],
  ],
});
