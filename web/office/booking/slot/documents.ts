import { graphql } from '#web/gql/gql.ts';

export const AddSlotDocument = graphql(`
  mutation AddSlot($input: SlotInput!) {
    addSlot(input: $input) {
      id
      startsAt
    }
  }
`);

export const RemoveSlotDocument = graphql(`
  mutation RemoveSlot($hostId: UUID!, $startsAt: DateTimeISO!) {
    removeSlot(hostId: $hostId, startsAt: $startsAt) {
      id
    }
  }
`);
