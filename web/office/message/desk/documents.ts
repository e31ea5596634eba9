import { graphql } from '#web/gql/gql.ts';

export const MessageDeskFragment = graphql(`
  fragment Message_desk on Message {
    id
    stage
    lostReason
    stageChangedAt
    owner {
      id
      name
    }
    followUp {
      day
      note
    }
    value
    source {
      ...EnquirySource_facts
    }
  }
`);

export const MessageDeskDocument = graphql(`
  query MessageDesk($id: UUID!) {
    message(id: $id) {
      ...Message_desk
    }
  }
`);

export const ColleaguesDocument = graphql(`
  query Colleagues($first: Int!, $after: String) {
    colleagues(first: $first, after: $after) {
      nodes {
        id
        name
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

export const ColleagueFragment = graphql(`
  fragment Colleague_named on Colleague {
    id
    name
  }
`);

export const TakeMessageDocument = graphql(`
  mutation TakeMessage($id: UUID!) {
    takeMessage(id: $id) {
      id
      owner {
        id
        name
      }
    }
  }
`);

export const AssignMessageDocument = graphql(`
  mutation AssignMessage($id: UUID!, $ownerId: UUID) {
    assignMessage(id: $id, ownerId: $ownerId) {
      id
      owner {
        id
        name
      }
    }
  }
`);

export const SetMessageStageDocument = graphql(`
  mutation SetMessageStage($id: UUID!, $stage: MessageStage!, $lostReason: String) {
    setMessageStage(id: $id, stage: $stage, lostReason: $lostReason) {
      id
      stage
      lostReason
      stageChangedAt
    }
  }
`);

export const SetMessageFollowUpDocument = graphql(`
  mutation SetMessageFollowUp($id: UUID!, $followUp: FollowUpInput) {
    setMessageFollowUp(id: $id, followUp: $followUp) {
      id
      followUp {
        day
        note
      }
    }
  }
`);

export const SetMessageValueDocument = graphql(`
  mutation SetMessageValue($id: UUID!, $value: NonNegativeInt) {
    setMessageValue(id: $id, value: $value) {
      id
      value
    }
  }
`);

export const SetMessageSourceDocument = graphql(`
  mutation SetMessageSource($id: UUID!, $source: String) {
    setMessageSource(id: $id, source: $source) {
      id
      source {
        ...EnquirySource_facts
      }
    }
  }
`);

export const MessageFiltersDocument = graphql(`
  query MessageFilters {
    messageFilters {
      services
    }
  }
`);
