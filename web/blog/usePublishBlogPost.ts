import { useApolloClient } from '@apollo/client/react';
import { useRef } from 'react';
import { toast } from 'react-hot-toast';
import { blogSentences } from '#schema/blog.ts';
import { failureOf } from '#web/errors.ts';
import type { PublishBlogPostMutation } from '#web/gql/graphql.ts';
import { tellFailure } from '#web/ui/tellFailure.ts';
import { PublishBlogPostDocument } from './documents.ts';
import { forgetLists, forgetPost } from './lists.ts';

/**
 * @param otherwise said of a failure about which the server says nothing
 * @returns publishes a post or takes it back: shown at once everywhere, taken back if the server refuses
 */
export function usePublishBlogPost(otherwise: string) {
  const { cache, mutate } = useApolloClient();
  const busy = useRef(new Set<string>());
  return async (id: string, isPublished: boolean): Promise<void> => {
    if (busy.current.has(id)) return;
    busy.current.add(id);
    try {
      await mutate({
        mutation: PublishBlogPostDocument,
        variables: { id, isPublished },
        optimisticResponse: { publishBlogPost: { __typename: 'BlogPost', id, isPublished } } as PublishBlogPostMutation,
      });
      forgetLists(cache, 'blogPosts');
      toast.success(isPublished ? blogSentences.published : blogSentences.unpublished);
    } catch (error) {
      tellFailure(error, otherwise);
      if (failureOf(error).code === 'NOT_FOUND') forgetPost(cache, id);
    } finally {
      busy.current.delete(id);
    }
  };
}
