import type { DeliveriesCsvQuery, WebhooksCsvQuery } from '#web/gql/graphql.ts';
import { graphql } from '#web/gql/index.ts';
import { inIndia, momentColumns, numberText } from '#web/shared/lists/csvCells.ts';
import { listCsv } from '#web/shared/lists/listCsv.ts';
import { deliveryState } from './deliveryState.ts';
import { eventOf } from './events.ts';

const WebhooksCsvDocument = graphql(`
  query WebhooksCsv($first: Int!, $after: String) {
    webhooks(first: $first, after: $after) {
      nodes {
        id
        name
        url
        events
        isOn
        createdAt
        updatedAt
        overlapsUntil
        latestDelivery {
          id
          state
          reason
          createdAt
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

type Webhook = WebhooksCsvQuery['webhooks']['nodes'][number];

/** The file of webhooks, without their secrets. */
export const webhooksCsv = listCsv({
  name: 'webhooks',
  document: WebhooksCsvDocument,
  pick: ({ webhooks }) => webhooks,
  columns: [
    ['Name', ({ name }) => name ?? ''],
    ['Address', ({ url }) => url],
    ['Events', ({ events }) => events.map((event) => eventOf(event).word).join(', ')],
    ['State', ({ isOn }) => (isOn ? 'On' : 'Off')],
    ['Last delivery', ({ latestDelivery }) => (latestDelivery ? deliveryState(latestDelivery)[1] : '')],
    ['Last delivery at (India)', ({ latestDelivery }) => inIndia(latestDelivery?.createdAt)],
    ['Why it failed', ({ latestDelivery }) => latestDelivery?.reason ?? ''],
    ['Former secret signs until (India)', ({ overlapsUntil }) => inIndia(overlapsUntil)],
    ...momentColumns<Webhook>('Made', ({ createdAt }) => createdAt),
    ['Changed (India)', ({ updatedAt }) => inIndia(updatedAt)],
    ['Id', ({ id }) => id],
  ],
});

const DeliveriesCsvDocument = graphql(`
  query DeliveriesCsv($id: UUID!, $first: Int!, $after: String) {
    webhook(id: $id) {
      id
      deliveries(first: $first, after: $after) {
        nodes {
          id
          event
          state
          tries
          status
          reason
          answer
          durationMs
          createdAt
          triedAt
          nextTryAt
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
`);

type Delivery = DeliveriesCsvQuery['webhook']['deliveries']['nodes'][number];

/** The file of a webhook's deliveries. */
export const deliveriesCsv = listCsv({
  name: 'deliveries',
  document: DeliveriesCsvDocument,
  pick: ({ webhook }) => webhook.deliveries,
  columns: [
    ['Event', ({ event }) => eventOf(event).word],
    ['What', ({ event }) => eventOf(event).title],
    ['State', (delivery) => deliveryState(delivery)[1]],
    ['Why it failed', ({ reason }) => reason ?? ''],
    ['Status', ({ status }) => numberText(status)],
    ['Answer', ({ answer }) => answer ?? ''],
    ['Tries', ({ tries }) => numberText(tries)],
    ...momentColumns<Delivery>('When', ({ createdAt }) => createdAt),
    ['Last try (India)', ({ triedAt }) => inIndia(triedAt)],
    ['Took (ms)', ({ durationMs }) => numberText(durationMs)],
    ['Next try (India)', ({ nextTryAt }) => inIndia(nextTryAt)],
    ['Id', ({ id }) => id],
  ],
});
