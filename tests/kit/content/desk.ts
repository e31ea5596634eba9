import { asc, eq } from 'drizzle-orm';
import { conversationEvents } from '#server/clients/message/conversation/table.ts';
import { auditEntries } from '#server/platform/audit/table.ts';
import type { Person } from '#tests/kit/people/person.ts';
import type { Product } from '#tests/kit/product/product.ts';

export const deskFields =
  'id stage lostReason stageChangedAt owner { id name } followUp { day note } value replies { id replyDate }';

export const deskOperations = {
  byId: `query ($id: UUID!) { message(id: $id) { ${deskFields} } }`,
  take: `mutation ($id: UUID!) { takeMessage(id: $id) { ${deskFields} } }`,
  assign: `mutation ($id: UUID!, $ownerId: UUID) { assignMessage(id: $id, ownerId: $ownerId) { ${deskFields} } }`,
  stage: `mutation ($id: UUID!, $stage: MessageStage!, $lostReason: String) {
    setMessageStage(id: $id, stage: $stage, lostReason: $lostReason) { ${deskFields} } }`,
  followUp: `mutation ($id: UUID!, $followUp: FollowUpInput) {
    setMessageFollowUp(id: $id, followUp: $followUp) { ${deskFields} } }`,
  source: `mutation ($id: UUID!, $source: String) {
    setMessageSource(id: $id, source: $source) { ${deskFields} source { name found } } }`,
  value: `mutation ($id: UUID!, $value: NonNegativeInt) { setMessageValue(id: $id, value: $value) { ${deskFields} } }`,
};

export type DeskVerb = keyof typeof deskOperations;

export const ask = (person: Person, verb: DeskVerb, id: string, rest: object = {}) =>
  person.gql(deskOperations[verb], { id, ...rest });

/** @returns the desk fields of a message after the operation @throws when it was refused */
export async function done(person: Person, verb: DeskVerb, id: string, rest: object = {}) {
  const { data, errors } = await ask(person, verb, id, rest);
  if (errors) throw new Error(JSON.stringify(errors));
  return Object.values(data)[0] as Record<string, unknown>;
}

export async function refusal(person: Person, verb: DeskVerb, id: string, rest: object = {}) {
  const { code, errors } = await ask(person, verb, id, rest);
  return [code, errors?.[0].message];
}

/** @returns the events in the thread of a message, as this person reads them */
export async function eventsOf(person: Person, id: string) {
  const query = `query ($id: UUID!) {
    message(id: $id) { thread { nodes { ... on ThreadEvent { kind actor summary } } } } }`;
  const { nodes } = (await person.gql(query, { id })).data.message.thread;
  return nodes.filter((entry: object) => 'kind' in entry);
}

/** @returns the actions in the audit log and the kinds of entries in the thread of a message */
export async function tracesOf({ services: { db } }: Product, id: string) {
  const entries = await db.select().from(auditEntries).where(eq(auditEntries.subjectId, id)).orderBy(auditEntries.id);
  const events = await db
    .select()
    .from(conversationEvents)
    .where(eq(conversationEvents.messageId, id))
    .orderBy(asc(conversationEvents.id));
  return { audit: entries.map(({ action }) => action), events: events.map(({ kind }) => kind) };
}
