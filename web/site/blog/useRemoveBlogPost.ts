import { blogStrings } from '#schema/blog.ts';
import { useRemove } from '#web/shared/data/useRemove.ts';
import { blogPostEntity } from './cacheEntity.ts';
import { RemoveBlogPostDocument } from './documents.ts';

/** @param failed said of a failure for which the server gives no reason @returns as useRemove, for posts */
export const useRemoveBlogPost = (failed: string) =>
  useRemove(RemoveBlogPostDocument, {
    entity: blogPostEntity,
    optimistic: ({ id }) => ({ removeBlogPost: { __typename: 'BlogPost', id } }),
    sentences: { done: blogStrings.removed, failed },
  });
