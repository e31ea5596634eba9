import { graphql } from '#web/gql/gql.ts';

/** The slots of a host, with who has booked them: for their screen, and for moving a booking to one that is free. */
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
