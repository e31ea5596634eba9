import type { TokenScope } from './apiToken.ts';

/** Kinds of recorded deletions with the minimum role that may list the kind. */
export const deletionKinds = {
  AFFILIATE: 'Employee',
  API_TOKEN: 'admin',
  BLOG_POST: 'public',
  BOOKING: 'admin',
  IMPORT: 'admin',
  INVITATION: 'admin',
  MEDIA_PICTURE: 'Employee',
  MESSAGE: 'Employee',
  PAGE: 'public',
  PORTFOLIO_ITEM: 'public',
  PREVIEW_LINK: 'Employee',
  REDIRECT: 'admin',
  REPLY_TEMPLATE: 'Employee',
  REVIEW: 'public',
  REVIEW_LINK: 'Employee',
  USER: 'admin',
  WEBHOOK: 'admin',
} as const;
export type DeletionKind = keyof typeof deletionKinds;

/** The scope that an API token needs to see deletions of a kind. Null: tokens with scopes never see them. */
export const deletionScopes: Record<DeletionKind, TokenScope | null> = {
  AFFILIATE: 'AFFILIATES_READ',
  API_TOKEN: null,
  BLOG_POST: 'CONTENT_READ',
  BOOKING: 'BOOKINGS_READ',
  IMPORT: null,
  INVITATION: null,
  MEDIA_PICTURE: 'CONTENT_READ',
  MESSAGE: 'MESSAGES_READ',
  PAGE: 'CONTENT_READ',
  PORTFOLIO_ITEM: 'CONTENT_READ',
  PREVIEW_LINK: 'CONTENT_READ',
  REDIRECT: 'SITE_READ',
  REPLY_TEMPLATE: 'MESSAGES_READ',
  REVIEW: 'REVIEWS_READ',
  REVIEW_LINK: 'REVIEWS_READ',
  USER: null,
  WEBHOOK: 'WEBHOOKS_READ',
};

/** How long deletions are listed. */
export const DELETION_DAYS = 30;

export const deletionStrings = {
  tooLongAgo: `Deletions are told for ${DELETION_DAYS} days. Please read the lists in full.`,
} as const;
