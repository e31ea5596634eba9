import type { EventWord } from '#schema/webhook.ts';
import type { NeededScopes } from '#server/platform/access/scope.ts';

const messages: NeededScopes = { all: ['MESSAGES_READ'] };
const reviews: NeededScopes = { all: ['REVIEWS_READ'] };
const content: NeededScopes = { all: ['CONTENT_READ'] };
const bookings: NeededScopes = { all: ['BOOKINGS_READ'] };

export const scopesOfEvent: Record<EventWord, NeededScopes> = {
  'message.received': messages,
  'message.answered': messages,
  'message.assigned': messages,
  'message.stage_changed': messages,
  'application.received': { all: ['AFFILIATES_READ'] },
  'review.submitted': reviews,
  'review.withdrawn': reviews,
  'post.published': content,
  'post.updated': content,
  'post.unpublished': content,
  'post.deleted': content,
  'item.published': content,
  'item.updated': content,
  'item.unpublished': content,
  'item.deleted': content,
  'page.published': content,
  'page.updated': content,
  'page.unpublished': content,
  'page.deleted': content,
  'booking.created': bookings,
  'booking.rescheduled': bookings,
  'booking.cancelled': bookings,
  'user.created': 'unscopedOnly',
};
