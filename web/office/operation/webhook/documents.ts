import { graphql } from '#web/gql/index.ts';

export const WebhookFragment = graphql(`
  fragment Webhook_webhook on Webhook {
    id
    name
    url
    events
    isOn
    createdAt
    overlapsUntil
    failingSince
    offReason
    latestDelivery {
      id
      state
      reason
      createdAt
    }
  }
`);

export const WebhooksDocument = graphql(`
  query Webhooks($first: Int!, $after: String, $orderBy: WebhookOrder) {
    webhooks(first: $first, after: $after, orderBy: $orderBy) {
      nodes {
        id
        ...Webhook_webhook
      }
      pageInfo {
        hasNextPage
        endCursor
      }
      totalCount
    }
  }
`);

export const WebhookDocument = graphql(`
  query Webhook($id: UUID!) {
    webhook(id: $id) {
      id
      ...Webhook_webhook
    }
  }
`);

export const DeliveryFragment = graphql(`
  fragment Webhook_delivery on WebhookDelivery {
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
`);

export const WebhookDeliveriesDocument = graphql(`
  query WebhookDeliveries(
    $id: UUID!
    $state: WebhookDeliveryState
    $first: Int!
    $after: String
    $orderBy: WebhookDeliveryOrder
  ) {
    webhook(id: $id) {
      id
      deliveries(state: $state, first: $first, after: $after, orderBy: $orderBy) {
        nodes {
          id
          ...Webhook_delivery
        }
        pageInfo {
          hasNextPage
          endCursor
        }
        totalCount
      }
    }
  }
`);

export const WebhookDeliveryDocument = graphql(`
  query WebhookDelivery($id: UUID!) {
    webhookDelivery(id: $id) {
      id
      request {
        headers
        body
      }
      response {
        status
        headers
        body
      }
    }
  }
`);

export const CreateWebhookDocument = graphql(`
  mutation CreateWebhook($input: WebhookInput!) {
    createWebhook(input: $input) {
      id
      secret
      webhook {
        id
        ...Webhook_webhook
      }
    }
  }
`);

export const UpdateWebhookDocument = graphql(`
  mutation UpdateWebhook($id: UUID!, $input: WebhookInput!) {
    updateWebhook(id: $id, input: $input) {
      id
      ...Webhook_webhook
    }
  }
`);

export const SwitchWebhookDocument = graphql(`
  mutation SwitchWebhook($id: UUID!, $isOn: Boolean!) {
    switchWebhook(id: $id, isOn: $isOn) {
      id
      isOn
      failingSince
      offReason
    }
  }
`);

export const RenewWebhookSecretDocument = graphql(`
  mutation RenewWebhookSecret($id: UUID!, $isAtOnce: Boolean!) {
    renewWebhookSecret(id: $id, isAtOnce: $isAtOnce) {
      id
      secret
      webhook {
        id
        overlapsUntil
      }
    }
  }
`);

export const EndWebhookOverlapDocument = graphql(`
  mutation EndWebhookOverlap($id: UUID!) {
    endWebhookOverlap(id: $id) {
      id
      overlapsUntil
    }
  }
`);

export const TestWebhookDocument = graphql(`
  mutation TestWebhook($id: UUID!) {
    testWebhook(id: $id) {
      id
    }
  }
`);

export const RemoveWebhookDocument = graphql(`
  mutation RemoveWebhook($id: UUID!) {
    removeWebhook(id: $id) {
      id
    }
  }
`);

export const ResendWebhookDeliveryDocument = graphql(`
  mutation ResendWebhookDelivery($id: UUID!) {
    resendWebhookDelivery(id: $id) {
      id
      ...Webhook_delivery
    }
  }
`);

export const ResendWebhookDeliveriesDocument = graphql(`
  mutation ResendWebhookDeliveries($id: UUID!, $since: DateTimeISO!, $isFailedOnly: Boolean!) {
    resendWebhookDeliveries(id: $id, since: $since, isFailedOnly: $isFailedOnly) {
      totalCount
    }
  }
`);
