import { deliveryStates, eventWords } from '#schema/webhook.ts';
import type { Resolvers } from '#server/schema.gen.ts';
import {
  answerOf,
  failingSince,
  getDelivery,
  latestDelivery,
  listDeliveries,
  nextTryOf,
  offReason,
  requestOf,
  resendDeliveries,
  resendDelivery,
  responseOf,
  testWebhook,
} from './log.ts';
import {
  createWebhook,
  endOverlap,
  formerOf,
  getWebhook,
  listWebhooks,
  removeWebhook,
  renewSecret,
  switchWebhook,
  updateWebhook,
} from './webhooks.ts';

export const webhookResolvers: Resolvers = {
  WebhookEvent: eventWords,
  WebhookDeliveryState: deliveryStates,
  Query: {
    webhooks: (_, args, context) => listWebhooks(context, args),
    webhook: (_, { id }, context) => getWebhook(context, id),
    webhookDelivery: (_, { id }, context) => getDelivery(context, id),
  },
  Mutation: {
    createWebhook: (_, { input }, context) => createWebhook(context, input),
    updateWebhook: (_, { id, input }, context) => updateWebhook(context, id, input),
    switchWebhook: (_, { id, isOn }, context) => switchWebhook(context, id, isOn),
    renewWebhookSecret: (_, { id, isAtOnce }, context) => renewSecret(context, id, isAtOnce),
    endWebhookOverlap: (_, { id }, context) => endOverlap(context, id),
    testWebhook: (_, { id }, context) => testWebhook(context, id),
    removeWebhook: (_, { id }, context) => removeWebhook(context, id),
    resendWebhookDelivery: (_, { id }, context) => resendDelivery(context, id),
    resendWebhookDeliveries: (_, { id, ...options }, context) => resendDeliveries(context, id, options),
  },
  Webhook: {
    overlapsUntil: (webhook, _, { now }) => (formerOf(webhook, now()) ? webhook.formerUntil : null),
    failingSince: (webhook, _, context) => failingSince(context, webhook),
    offReason: (webhook, _, context) => offReason(context, webhook),
    latestDelivery: (webhook, _, context) => latestDelivery(context, webhook),
    deliveries: (webhook, args, context) => listDeliveries(context, webhook, args),
  },
  WebhookDelivery: {
    answer: (delivery, _, context) => answerOf(context, delivery),
    nextTryAt: nextTryOf,
    request: (delivery, _, context) => requestOf(context, delivery),
    response: (delivery, _, context) => responseOf(context, delivery),
  },
};
