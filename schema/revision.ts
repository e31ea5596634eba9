/** Kinds of objects with revisions, by name in the GraphQL enum. */
export const revisionKinds = {
  BLOG_POST: 'blog',
  PORTFOLIO_ITEM: 'portfolio',
  PAGE: 'page',
  PAGE_TEXT: 'pageText',
} as const;
export type RevisionKind = (typeof revisionKinds)[keyof typeof revisionKinds];

/** Reasons for a revision, by name in the GraphQL enum. */
export const revisionReasons = {
  CREATE: 'create',
  UPDATE: 'update',
  PUBLISH: 'publish',
  UNPUBLISH: 'unpublish',
  RESTORE: 'restore',
  KEPT: 'kept',
} as const;
export type RevisionReason = (typeof revisionReasons)[keyof typeof revisionReasons];

/** Number of revisions that are always stored; of older ones, the last of each day. */
export const REVISIONS_KEPT = 50;

export const revisionStrings = {
  notFound: 'This version is not there any more.',
  listFailed: 'Failed to load the versions.',
  failed: 'Failed to load this version.',
  restored: 'The version has been restored.',
  pictureGone: 'The version has been restored, but for a picture that has been deleted.',
  restoreFailed: 'Failed to restore this version.',
} as const;
