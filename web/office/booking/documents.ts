import { graphql } from '#web/gql/gql.ts';

export const BookingsDocument = graphql(`
  query Bookings($from: String!, $days: NonNegativeInt!, $hostId: UUID) {
    bookings(from: $from, days: $days, hostId: $hostId) {
      bookings {
        id
        startsAt
        endsAt
        name
        email
        phone
        phoneText
        service
        note
        timeZone
        status
        outcome
        host {
          id
          name
        }
        messageId
        isReminded
        createdAt
      }
    }
  }
`);

export const BookableSlotsDocument = graphql(`
  query BookableSlots($hostId: UUID!, $from: String!, $days: NonNegativeInt!) {
    bookableSlots(hostId: $hostId, from: $from, days: $days) {
      slots {
        startsAt
      }
    }
  }
`);

export const BookingObstaclesDocument = graphql(`
  query BookingObstacles($hostId: UUID!, $startsAt: DateTimeISO!) {
    bookingObstacles(hostId: $hostId, startsAt: $startsAt) {
      obstacles
    }
  }
`);

export const AddBookingDocument = graphql(`
  mutation AddBooking($input: AddBookingInput!) {
    addBooking(input: $input) {
      id
      startsAt
    }
  }
`);

export const RemindBookingDocument = graphql(`
  mutation RemindBooking($id: UUID!) {
    remindBooking(id: $id) {
      id
      isReminded
    }
  }
`);

export const CancelBookingDocument = graphql(`
  mutation CancelBooking($id: UUID!) {
    cancelBooking(id: $id) {
      id
      status
    }
  }
`);

export const MoveBookingDocument = graphql(`
  mutation MoveBooking($id: UUID!, $input: MoveCallInput!) {
    moveBooking(id: $id, input: $input) {
      id
      startsAt
      endsAt
    }
  }
`);

export const WriteToBookerDocument = graphql(`
  mutation WriteToBooker($id: UUID!, $input: BookingMessageInput!) {
    writeToBooker(id: $id, input: $input) {
      id
    }
  }
`);

export const SetBookingOutcomeDocument = graphql(`
  mutation SetBookingOutcome($id: UUID!, $outcome: BookingOutcome) {
    setBookingOutcome(id: $id, outcome: $outcome) {
      id
      outcome
    }
  }
`);
