import type { AuditAction, AuditKind } from '#schema/audit.ts';
import type { NeededScopes } from '#server/platform/access/scope.ts';
import { kindOf } from './entries.ts';

/**
 * THE TABLE of what an API token with scopes needs, beside AUDIT_READ, to be told the fields of a change: what it would need to read the
 * same fields from the thing itself.
 */
const ofKind: Record<AuditKind, NeededScopes> = {
  blog: { all: ['CONTENT_READ'] },
  portfolio: { all: ['CONTENT_READ'] },
  media: { all: ['CONTENT_READ'] },
  message: { all: ['MESSAGES_READ'] },
  replyTemplate: { all: ['MESSAGES_READ'] },
  person: { all: ['MESSAGES_READ'] },
  affiliate: { all: ['AFFILIATES_READ'] },
  review: { all: ['REVIEWS_READ'] },
  booking: { all: ['BOOKINGS_READ'] },
  pageText: { all: ['SITE_READ'] },
  redirect: { all: ['SITE_READ'] },
  indexNow: { all: ['SITE_READ'] },
  site: { all: ['SITE_READ'] },
  import: 'unscopedOnly',
  retention: 'unscopedOnly',
  user: 'unscopedOnly',
  session: 'unscopedOnly',
  apiToken: 'unscopedOnly',
  webhook: 'unscopedOnly',
};

/** Those whose fields are of more than their own kind, or of everything that is held of somebody. */
const ofAction: Partial<Record<AuditAction, NeededScopes>> = {
  // What was written is a reply of its enquiry.
  'booking.write': { all: ['BOOKINGS_READ', 'MESSAGES_READ'] },
  // The project may be a draft.
  'review.tie': { all: ['REVIEWS_READ', 'CONTENT_READ'] },
  'person.export': 'unscopedOnly',
  'person.erase': 'unscopedOnly',
};

/** @returns what an API token with scopes needs to be told the fields of a change */
export const changeScopesOf = (action: AuditAction): NeededScopes => ofAction[action] ?? ofKind[kindOf(action)];
