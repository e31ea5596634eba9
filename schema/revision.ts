/** What has revisions, by the names of the GraphQL enum. */
export const revisionKinds = { BLOG_POST: 'blog', PORTFOLIO_ITEM: 'portfolio', PAGE_TEXT: 'pageText' } as const;
export type RevisionKind = (typeof revisionKinds)[keyof typeof revisionKinds];

/** By what a revision came to be, by the names of the GraphQL enum. */
export const revisionReasons = {
  CREATE: 'create',
  UPDATE: 'update',
  PUBLISH: 'publish',
  UNPUBLISH: 'unpublish',
  RESTORE: 'restore',
  KEPT: 'kept',
} as const;
export type RevisionReason = (typeof revisionReasons)[keyof typeof revisionReasons];

/** How many revisions of a thing are kept in any case; of the older ones, the last of each day. */
export const REVISIONS_KEPT = 50;

/** What screens and server say of revisions. */
export const revisionStrings = {
  notFound: 'This version is not there any more.',
  listFailed: 'Failed to load the versions.',
  failed: 'Failed to load this version.',
  restored: 'The version has been restored.',
  pictureGone: 'The version has been restored, but for a picture that has been deleted.',
  restoreFailed: 'Failed to restore this version.',
} as const;
