/** THE TABLE of the kinds whose deletions are told: the least role that may list what there is of them. */
export const deletionKinds = {
  AFFILIATE: 'Employee',
  API_TOKEN: 'admin',
  BLOG_POST: 'public',
  BOOKING: 'admin',
  INVITATION: 'admin',
  MEDIA_PICTURE: 'Employee',
  MESSAGE: 'Employee',
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

/** For how many days a deletion is told. */
export const DELETION_DAYS = 30;

/** What is said of deletions. */
export const deletionStrings = {
  tooLongAgo: `Deletions are told for ${DELETION_DAYS} days. Please read the lists in full.`,
} as const;
