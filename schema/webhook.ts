import * as z from 'zod/mini';
import { line, tooLong } from './common.ts';
import { addressStrings } from './outgoingAddress.ts';

/** The event names in code, database and deliveries, by name in the GraphQL enum. */
export const eventWords = {
  MESSAGE_RECEIVED: 'message.received',
  MESSAGE_ANSWERED: 'message.answered',
  MESSAGE_ASSIGNED: 'message.assigned',
  MESSAGE_STAGE_CHANGED: 'message.stage_changed',
  APPLICATION_RECEIVED: 'application.received',
  REVIEW_SUBMITTED: 'review.submitted',
  REVIEW_WITHDRAWN: 'review.withdrawn',
  POST_PUBLISHED: 'post.published',
  POST_UPDATED: 'post.updated',
  POST_UNPUBLISHED: 'post.unpublished',
  POST_DELETED: 'post.deleted',
  ITEM_PUBLISHED: 'item.published',
  ITEM_UPDATED: 'item.updated',
  ITEM_UNPUBLISHED: 'item.unpublished',
  ITEM_DELETED: 'item.deleted',
  PAGE_PUBLISHED: 'page.published',
  PAGE_UPDATED: 'page.updated',
  PAGE_UNPUBLISHED: 'page.unpublished',
  PAGE_DELETED: 'page.deleted',
  BOOKING_CREATED: 'booking.created',
  BOOKING_RESCHEDULED: 'booking.rescheduled',
  BOOKING_CANCELLED: 'booking.cancelled',
  USER_CREATED: 'user.created',
} as const;
export type EventWord = (typeof eventWords)[keyof typeof eventWords];
/** Event name in the body of a test delivery. */
export const TEST_EVENT = 'webhook.test';

export const eventTitles: Record<EventWord | typeof TEST_EVENT, string> = {
  'message.received': 'A message has come in',
  'message.answered': 'A client has answered by e-mail',
  'message.assigned': 'An enquiry was assigned',
  'message.stage_changed': 'An enquiry came into another stage',
  'application.received': 'An affiliate has applied',
  'review.submitted': 'A client has submitted a review',
  'review.withdrawn': 'A client has withdrawn a review',
  'post.published': 'A blog post has been published',
  'post.updated': 'A blog post has been changed',
  'post.unpublished': 'A blog post has been taken back',
  'post.deleted': 'A blog post has been deleted',
  'item.published': 'A portfolio item has been published',
  'item.updated': 'A portfolio item has been changed',
  'item.unpublished': 'A portfolio item has been taken back',
  'item.deleted': 'A portfolio item has been deleted',
  'page.published': 'A page has been published',
  'page.updated': 'A page has been changed',
  'page.unpublished': 'A page has been taken back',
  'page.deleted': 'A page has been deleted',
  'booking.created': 'A call has been booked',
  'booking.rescheduled': 'A call was moved to another time',
  'booking.cancelled': 'A call was cancelled',
  'user.created': 'A user has been created',
  [TEST_EVENT]: 'A test',
};

/** States of a delivery by name in the GraphQL enum. */
export const deliveryStates = { WAITING: 'waiting', DELIVERED: 'delivered', FAILED: 'failed' } as const;
export type DeliveryState = (typeof deliveryStates)[keyof typeof deliveryStates];

/** A waiting delivery with a reason has failed before and will be sent again. */
export function deliveryStateName(state: DeliveryState, reason: string | null | undefined) {
  if (state === 'delivered') return 'Delivered';
  if (state === 'failed') return 'Failed';
  return reason ? 'Trying again' : 'Sending';
}

/** Share by which a pause before a retry is longer at random. */
export const RETRY_JITTER = 0.1;
/** Hours of failures after which the admins get a mail. */
export const FAILING_HOURS = 1;
/** Days of failures after which a webhook is switched off. */
export const FAILING_DAYS = 3;

/** Hours for which a replaced secret still signs. */
export const OVERLAP_HOURS = 24;

export const webhookStrings = {
  created: 'Webhook created.',
  createFailed: 'Failed to create webhook.',
  updated: 'Webhook saved.',
  updateFailed: 'Failed to save webhook.',
  switchedOn: 'Webhook switched on.',
  switchedOff: 'Webhook switched off.',
  switchFailed: 'Failed to switch webhook.',
  renewed: 'New secret made.',
  keepOld: `The old secret goes on to sign too, for ${OVERLAP_HOURS} hours`,
  bothSign:
    'Each delivery carries the signatures of both. Give the receiver the new secret meanwhile: none is refused.',
  oldEnds:
    'The old secret signs nothing any more. The receiver refuses deliveries until it has the new one; they are tried for a day.',
  overlaps: (until: string) => `Until ${until} the old secret signs too.`,
  overlapEnded: 'The old secret signs nothing any more.',
  overlapFailed: 'Failed to end the old secret.',
  renewFailed: 'Failed to make a new secret.',
  tested: 'Test queued.',
  testFailed: 'Failed to send a test.',
  removed: 'Webhook deleted.',
  removeFailed: 'Failed to delete webhook.',
  resent: 'Delivery queued again.',
  resendFailed: 'Failed to send the delivery again.',
  listFailed: 'Failed to load webhooks.',
  failed: 'Failed to load the webhook.',
  notFound: 'Webhook not found.',
  deliveryNotFound: 'Delivery not found.',
  isOff: 'This webhook is switched off. Switch it on first.',
  isWaiting: 'This delivery is being sent already.',
  wasOff: 'The webhook was switched off.',
  isGone: 'The receiver answered that the address is gone (410). The webhook was switched off.',
  failedLong: `Nothing was delivered for ${FAILING_DAYS} days. The webhook was switched off.`,
  failsSince: (since: string) =>
    `Every delivery since ${since} has failed. Check the receiver; the deliveries below show its answers.`,
  switchedOffFor: (reason: string) =>
    `This webhook was switched off, because its deliveries failed. ${reason} Mend the receiver, then switch it on again.`,
  resentMany: (count: number) => (count === 1 ? '1 delivery queued again.' : `${count} deliveries queued again.`),
  noneToResend: 'There is nothing to send again.',
  sealed: 'The secret cannot be read, because SESSION_SECRET has changed. Make a new one.',
  copied: 'Secret copied to clipboard!',
  copyFailed: 'The secret could not be copied. Please select it and copy it by hand.',
  logFailed: 'Failed to load deliveries.',
  faults: 'Please check the fields of the webhook.',
  badUrl: 'Please enter a full address such as https://example.com/hook',
  credentials: 'Please leave user name and password out of the address.',
  fragment: 'Please leave out what follows the #.',
  ...addressStrings,
  noEvents: 'Please choose at least one event.',
} as const;

const { badUrl, credentials, fragment, noEvents } = webhookStrings;

/** The serialised URL. The server checks where it leads. */
const url = z.string(badUrl).check(
  z.trim(),
  z.maxLength(2000, tooLong(2000)),
  z.url({ protocol: /^https?$/, error: badUrl }),
  z.refine((text) => !URL.canParse(text) || isBare(new URL(text)), credentials),
  z.refine((text) => !text.includes('#'), fragment),
  z.overwrite((text) => (URL.canParse(text) ? new URL(text).href : text)),
);
const isBare = ({ username, password }: URL) => !(username || password);

export const WebhookInput = z.object({
  name: z.nullish(
    z.pipe(
      line(0, 120, ''),
      z.transform((name) => name || null),
    ),
  ),
  url,
  events: z.pipe(
    z
      .array(z.enum(Object.values(eventWords) as [EventWord, ...EventWord[]], noEvents), noEvents)
      .check(z.minLength(1, noEvents)),
    z.transform((events) => [...new Set(events)]),
  ),
});
