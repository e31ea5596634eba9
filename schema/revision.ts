/** By what a revision came to be, by its names in the GraphQL enum. */
export const revisionCauses = {
  FOUND: 'found',
  CREATE: 'create',
  UPDATE: 'update',
  PUBLISH: 'publish',
  UNPUBLISH: 'unpublish',
  RESTORE: 'restore',
} as const;
export type RevisionCause = (typeof revisionCauses)[keyof typeof revisionCauses];

/** What revisions are kept of, by its names in the GraphQL enum. */
export const revisionKinds = { BLOG_POST: 'post', PORTFOLIO_ITEM: 'item' } as const;
export type RevisionKind = (typeof revisionKinds)[keyof typeof revisionKinds];

/** What the screen and the server say of revisions. */
export const revisionStrings = {
  notFound: 'This version is not there any more.',
  listFailed: 'Failed to load the versions.',
  restored: 'The version was restored.',
  restoreFailed: 'Failed to restore the version.',
  pictureGone: 'The picture of this version is gone: the present one was kept.',
} as const;
