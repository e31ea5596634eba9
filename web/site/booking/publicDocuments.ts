import { graphql } from '#web/gql/index.ts';

export const FreeTimesFragment = graphql(`
  fragment Booking_FreeTimes on FreeTimes {
    timeZone
    officeTimeZone
    minutes
    from
    firstDay
    lastDay
    fullDays
    slots {
      startsAt
      endsAt
    }
    hosts {
      id
      name
    }
    hasAnyHost
  }
`);

export const FreeTimesDocument = graphql(`
  query FreeTimes($timeZone: String, $from: String, $hostId: UUID) {
    freeTimes(timeZone: $timeZone, from: $from, hostId: $hostId) {
      ...Booking_FreeTimes
    }
  }
`);

export const BookedCallFragment = graphql(`
  fragment Booking_Call on BookedCall {
    startsAt
    endsAt
    timeZone
    officeTimeZone
    host
    service
    status
    changeableUntil
    canChange
  }
`);

export const BookCallDocument = graphql(`
  mutation BookCall($input: BookCallInput!, $form: FormFactsInput) {
    bookCall(input: $input, form: $form) {
      startsAt
      endsAt
      calendar
    }
  }
`);

export const BookedCallDocument = graphql(`
  query BookedCall($token: String!, $timeZone: String, $from: String) {
    bookedCall(token: $token) {
      ...Booking_Call
      freeTimes(timeZone: $timeZone, from: $from) {
        ...Booking_FreeTimes
      }
    }
  }
`);

export const MoveCallDocument = graphql(`
  mutation MoveCall($token: String!, $input: MoveCallInput!) {
    moveCall(token: $token, input: $input) {
      ...Booking_Call
    }
  }
`);

export const CancelCallDocument = graphql(`
  mutation CancelCall($token: String!) {
    cancelCall(token: $token) {
      ...Booking_Call
    }
  }
`);
