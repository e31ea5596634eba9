import { blogStrings } from '#schema/blog.ts';
import { usePublish } from '#web/data/usePublish.ts';
import { blogPostEntity } from './cacheEntity.ts';
import { PublishBlogPostDocument } from './documents.ts';

/** @param failed said of a failure about which the server says nothing @returns as usePublish, for posts */
export const usePublishBlogPost = (failed: string) =>
  usePublish({
    kind: blogPostEntity,
    document: PublishBlogPostDocument,
    field: 'publishBlogPost',
    publicList: 'blogPosts',
    sentences: {
      done: (isPublished) => (isPublished ? blogStrings.published : blogStrings.unpublished),
      failed: () => failed,
    },
  });
