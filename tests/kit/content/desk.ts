export const deskFields =
  'id stage lostReason stageChangedAt owner { id name } followUp { day note } value replies { id replyDate }';

/** What can be done with the desk of a message over GraphQL. */
export const deskOperations = {
  byId: `query ($id: UUID!) { message(id: $id) { ${deskFields} } }`,
  take: `mutation ($id: UUID!) { takeMessage(id: $id) { ${deskFields} } }`,
  assign: `mutation ($id: UUID!, $ownerId: UUID) { assignMessage(id: $id, ownerId: $ownerId) { ${deskFields} } }`,
  stage: `mutation ($id: UUID!, $stage: MessageStage!, $lostReason: String) {
    setMessageStage(id: $id, stage: $stage, lostReason: $lostReason) { ${deskFields} } }`,
  followUp: `mutation ($id: UUID!, $followUp: FollowUpInput) {
    setMessageFollowUp(id: $id, followUp: $followUp) { ${deskFields} } }`,
  value: `mutation ($id: UUID!, $value: NonNegativeInt) { setMessageValue(id: $id, value: $value) { ${deskFields} } }`,
};
