import type { AuditAction, AuditKind } from '#schema/audit.ts';
import type { NeededScopes } from '#server/platform/access/scope.ts';
import { kindOf } from './entries.ts';

/**
 * The scopes that a token needs, beside AUDIT_READ, to read the changed fields: the same as for reading the record
 * itself.
 */
const scopesByKind: Record<AuditKind, NeededScopes> = {
  blog: { all: ['CONTENT_READ'] },
  page: { all: ['CONTENT_READ'] },
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
  newsletter: 'unscopedOnly',
  import: 'unscopedOnly',
  retention: 'unscopedOnly',
  user: 'unscopedOnly',
  session: 'unscopedOnly',
  apiToken: 'unscopedOnly',
  webhook: { all: ['WEBHOOKS_READ'] },
};

const scopesByAction: Partial<Record<AuditAction, NeededScopes>> = {
  // The text is a reply to a message.
  'booking.write': { all: ['BOOKINGS_READ', 'MESSAGES_READ'] },
  // The item may be a draft.
  'review.tie': { all: ['REVIEWS_READ', 'CONTENT_READ'] },
  'person.export': 'unscopedOnly',
  'person.erase': 'unscopedOnly',
};

export const changeScopesOf = (action: AuditAction): NeededScopes =>
  scopesByAction[action] ?? scopesByKind[kindOf(action)];
