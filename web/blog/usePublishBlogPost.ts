import { blogSentences } from '#schema/blog.ts';
import { usePublish } from '#web/usePublish.ts';
import { PublishBlogPostDocument } from './documents.ts';
import { blogPostKind } from './kind.ts';

/** @param failed said of a failure about which the server says nothing @returns as usePublish, for posts */
export const usePublishBlogPost = (failed: string) =>
  usePublish({
    kind: blogPostKind,
    document: PublishBlogPostDocument,
    field: 'publishBlogPost',
    publicList: 'blogPosts',
    sentences: {
      done: (isPublished) => (isPublished ? blogSentences.published : blogSentences.unpublished),
      failed: () => failed,
    },
  });
