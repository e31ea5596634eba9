import { graphql } from '#web/gql/gql.ts';

export const BookingHostFragment = graphql(`
  fragment BookingHost_details on BookingHost {
    id
    name
    isActive
    hours {
      days
      opens
      closes
    }
    daysOff
    feeds {
      id
      place
      readAt
      eventCount
      fault
    }
    hasCalendar
  }
`);

export const BookingHostsDocument = graphql(`
  query BookingHosts($withRules: Boolean!) {
    site @include(if: $withRules) {
      id
      booking {
        minutes
      }
    }
    bookingHosts {
      hosts {
        ...BookingHost_details
      }
    }
  }
`);

export const SaveBookingHostDocument = graphql(`
  mutation SaveBookingHost($userId: UUID!, $input: BookingHostInput!) {
    saveBookingHost(userId: $userId, input: $input) {
      ...BookingHost_details
    }
  }
`);

export const AddHostFeedDocument = graphql(`
  mutation AddHostFeed($userId: UUID!, $input: HostFeedInput!) {
    addHostFeed(userId: $userId, input: $input) {
      ...BookingHost_details
    }
  }
`);

export const RemoveHostFeedDocument = graphql(`
  mutation RemoveHostFeed($id: UUID!) {
    removeHostFeed(id: $id) {
      ...BookingHost_details
    }
  }
`);

export const RenewHostCalendarDocument = graphql(`
  mutation RenewHostCalendar($userId: UUID!) {
    renewHostCalendar(userId: $userId) {
      id
      link
    }
  }
`);

export const RevokeHostCalendarDocument = graphql(`
  mutation RevokeHostCalendar($userId: UUID!) {
    revokeHostCalendar(userId: $userId) {
      ...BookingHost_details
    }
  }
`);
