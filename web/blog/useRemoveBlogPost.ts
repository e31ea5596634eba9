import { blogStrings } from '#schema/blog.ts';
import { useRemove } from '#web/data/useRemove.ts';
import { blogPostEntity } from './cacheEntity.ts';
import { RemoveBlogPostDocument } from './documents.ts';

/** @param failed said of a failure about which the server says nothing @returns as useRemove, for posts */
export const useRemoveBlogPost = (failed: string) =>
  useRemove({
    kind: blogPostEntity,
    document: RemoveBlogPostDocument,
    field: 'removeBlogPost',
    sentences: { done: blogStrings.removed, failed },
  });
