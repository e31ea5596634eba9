import { type EventWord, TEST_EVENT } from '#schema/webhook.ts';

export const eventData: Record<EventWord | typeof TEST_EVENT, string> = {
  'message.received': 'the message',
  'message.answered':
    'the message, with `answer`: `id`, `text`, `quoted`, `fromEmail`, `receivedAt`, `isFromOther`, `mayBeAutomatic`',
  'message.assigned': 'the message, with `owner`: `id` and `name`, or null',
  'message.stage_changed': 'the message, with `stage` and `lostReason`',
  'application.received': 'the application',
  'review.submitted': 'the review',
  'review.withdrawn': 'the review, which is a draft from then on',
  'post.published': 'the post',
  'post.updated': 'the post, which may be a draft',
  'post.unpublished': 'the post',
  'post.deleted': 'the post before its deletion',
  'item.published': 'the portfolio item',
  'item.updated': 'the portfolio item, which may be a draft',
  'item.unpublished': 'the portfolio item',
  'item.deleted': 'the portfolio item before its deletion',
  'page.published': 'the page without its sections, which the query `page` gives',
  'page.updated': 'the page, which may be a draft',
  'page.unpublished': 'the page',
  'page.deleted': 'the page before its deletion',
  'booking.created':
    'the booking: `_id`, `startsAt`, `endsAt`, `name`, `email`, `phone`, `service`, `note`, `timeZone`, `status`, `outcome`, `host` (`id` and `name`, or null), `messageId`, `createdAt`',
  'booking.rescheduled': 'the booking with its new time',
  'booking.cancelled': 'the booking',
  'user.created': 'the user',
  [TEST_EVENT]: 'the `_id` of the webhook; an admin has sent a test',
};
