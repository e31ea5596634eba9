import { eq } from 'drizzle-orm';
import { type DeliveryRow, webhookDeliveries, webhooks } from '#server/platform/webhook/table.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { until } from '#tests/kit/product/embedded.ts';
import type { Product } from '#tests/kit/product/product.ts';

type Fields = Record<string, unknown>;
export type MadeWebhook = { id: string; name: string | null; url: string; events: string[]; isOn: boolean };

export const deliveryFields = 'id event state tries status reason answer durationMs createdAt triedAt nextTryAt';
const ownFields = `id name url events isOn createdAt latestDelivery { id }`;
export const webhookFields = `${ownFields} deliveries { nodes { ${deliveryFields} } totalCount }`;

export const allEvents = ['MESSAGE_RECEIVED', 'APPLICATION_RECEIVED', 'REVIEW_SUBMITTED', 'POST_PUBLISHED'];

export const webhookOperations = {
  create: `mutation ($input: WebhookInput!) { createWebhook(input: $input) { id secret webhook { ${webhookFields} } } }`,
  update: `mutation ($id: UUID!, $input: WebhookInput!) {
    updateWebhook(id: $id, input: $input) { ${webhookFields} } }`,
  switch: `mutation ($id: UUID!, $isOn: Boolean) { switchWebhook(id: $id, isOn: $isOn) { ${webhookFields} } }`,
  renew:
    'mutation ($id: UUID!, $isAtOnce: Boolean! = true) { renewWebhookSecret(id: $id, isAtOnce: $isAtOnce) { id secret webhook { id overlapsUntil } } }',
  endOverlap: 'mutation ($id: UUID!) { endWebhookOverlap(id: $id) { id overlapsUntil } }',
  test: `mutation ($id: UUID!) { testWebhook(id: $id) { ${deliveryFields} } }`,
  remove: 'mutation ($id: UUID!) { removeWebhook(id: $id) { id url } }',
  resend: `mutation ($id: UUID!) { resendWebhookDelivery(id: $id) { ${deliveryFields} } }`,
  resendMany: `mutation ($id: UUID!, $since: DateTimeISO!, $isFailedOnly: Boolean! = true) {
    resendWebhookDeliveries(id: $id, since: $since, isFailedOnly: $isFailedOnly) { totalCount } }`,
  byId: `query ($id: UUID!) { webhook(id: $id) { ${webhookFields} } }`,
  list: `query ($first: Int, $after: String) { webhooks(first: $first, after: $after) {
    nodes { ${ownFields} } edges { cursor node { id } } totalCount
    pageInfo { hasNextPage hasPreviousPage startCursor endCursor } } }`,
};

export const sendWebhook = (person: Person, fields: Fields = {}) =>
  person.gql(webhookOperations.create, {
    input: { url: 'https://hooks.example/', events: allEvents, ...fields },
  });

/** Creates a webhook. @returns it with its secret @throws when it was refused */
export async function makeWebhook(admin: Person, fields: Fields = {}): Promise<MadeWebhook & { secret: string }> {
  const { data, errors } = await sendWebhook(admin, fields);
  if (errors) throw new Error(JSON.stringify(errors));
  return { ...data.createWebhook.webhook, secret: data.createWebhook.secret };
}

export const emptyWebhooks = ({ services: { db } }: Product) => db.delete(webhooks);

/** The stored deliveries of a webhook, oldest first. */
export const deliveriesOf = ({ services: { db } }: Product, { id }: { id: string }): Promise<DeliveryRow[]> =>
  db
    .select()
    .from(webhookDeliveries)
    .where(eq(webhookDeliveries.webhookId, id))
    .orderBy(webhookDeliveries.createdAt, webhookDeliveries.id);

/** The newest delivery of a webhook, once it meets the condition. */
export async function deliveryOnce(
  product: Product,
  webhook: { id: string },
  isSo: (delivery: DeliveryRow) => boolean,
): Promise<DeliveryRow> {
  let last: DeliveryRow | undefined;
  await until(async () => {
    last = (await deliveriesOf(product, webhook)).at(-1);
    return last !== undefined && isSo(last);
  });
  return last as DeliveryRow;
}

export const isDelivered = ({ state }: DeliveryRow) => state === 'delivered';
/** Whether this number of tries has failed and been recorded. */
export const hasFailed = (times: number) => (delivery: DeliveryRow) =>
  delivery.tries === times && delivery.reason !== null;
