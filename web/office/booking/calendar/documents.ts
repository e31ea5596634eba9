import { graphql } from '#web/gql/gql.ts';

/** Slots of a host with their bookings, also used to move a booking. */
export const SlotsDocument = graphql(`
  query Slots($hostId: UUID!, $from: String!, $days: NonNegativeInt!) {
    slots(hostId: $hostId, from: $from, days: $days) {
      slots {
        id
        startsAt
        endsAt
        isBooked
        booking {
          id
          name
          status
        }
      }
    }
  }
`);
