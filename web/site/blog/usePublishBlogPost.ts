import { blogStrings } from '#schema/blog.ts';
import { usePublish } from '#web/shared/data/usePublish.ts';
import { plannedAfter } from '#web/shared/schedule/plannedAfter.ts';
import { blogPostEntity } from './cacheEntity.ts';
import { BlogPostPlanFragment, PublishBlogPostDocument } from './documents.ts';

/** @param failed said of a failure for which the server gives no reason @returns as usePublish, for posts */
export const usePublishBlogPost = (failed: string) =>
  usePublish(PublishBlogPostDocument, {
    entity: blogPostEntity,
    optimistic: ({ id, isPublished }, cache) => ({
      publishBlogPost: {
        ...{ __typename: 'BlogPost', id, isPublished },
        ...plannedAfter(cache, BlogPostPlanFragment, { __typename: 'BlogPost', id }, isPublished),
      },
    }),
    sentences: {
      done: (_data, { isPublished }) => (isPublished ? blogStrings.published : blogStrings.unpublished),
      failed,
    },
  });
