import { useApolloClient } from '@apollo/client/react';
import { useRef } from 'react';
import { toast } from 'react-hot-toast';
import { blogSentences } from '#schema/blog.ts';
import { failureOf } from '#web/errors.ts';
import type { RemoveBlogPostMutation } from '#web/gql/graphql.ts';
import { tellFailure } from '#web/ui/tellFailure.ts';
import { RemoveBlogPostDocument } from './documents.ts';
import { dropFromLists, forgetPost } from './lists.ts';

/**
 * @param otherwise said of a failure about which the server says nothing
 * @returns deletes a post: gone from the lists at once, back in them if the server refuses. Answers whether it is gone.
 */
export function useRemoveBlogPost(otherwise: string) {
  const { cache, mutate } = useApolloClient();
  const busy = useRef(new Set<string>());
  return async (id: string): Promise<boolean> => {
    if (busy.current.has(id)) return false;
    busy.current.add(id);
    try {
      await mutate({
        mutation: RemoveBlogPostDocument,
        variables: { id },
        optimisticResponse: { removeBlogPost: { __typename: 'BlogPost', id } } as RemoveBlogPostMutation,
        update: (layer) => dropFromLists(layer, id),
      });
      toast.success(blogSentences.removed);
    } catch (error) {
      tellFailure(error, otherwise);
      if (failureOf(error).code !== 'NOT_FOUND') return false;
    } finally {
      busy.current.delete(id);
    }
    forgetPost(cache, id, false);
    return true;
  };
}
