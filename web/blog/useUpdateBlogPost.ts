import { useApolloClient } from '@apollo/client/react';
import { toast } from 'react-hot-toast';
import { blogStrings } from '#schema/blog.ts';
import { forgetLists } from '#web/data/cacheLists.ts';
import { failureOf } from '#web/data/errors.ts';
import { tellFailure } from '#web/ui/tellFailure.ts';
import { blogPostEntity } from './cacheEntity.ts';
import { UpdateBlogPostDocument } from './documents.ts';
import type { Send } from './useCreateBlogPost.ts';

/** @returns changes this post and says how that went */
export function useUpdateBlogPost(post: { id: string; slug: string }): Send {
  const { cache, mutate } = useApolloClient();
  return async (input, upload) => {
    try {
      const options = { variables: { id: post.id, input }, context: { fetchOptions: upload } };
      const { data } = await mutate({ mutation: UpdateBlogPostDocument, ...options });
      if (!data) throw new Error('an answer without data');
      const { slug } = data.updateBlogPost;
      forgetLists(cache, [...blogPostEntity.lists, 'blogPostNeighbours']);
      // At its old address there is nothing any more.
      if (slug !== post.slug) cache.evict({ id: 'ROOT_QUERY', fieldName: 'blogPost', args: { slug: post.slug } });
      toast.success(blogStrings.updated);
      return { slug, failure: null };
    } catch (error) {
      tellFailure(error, blogStrings.updateFailed);
      return { slug: null, failure: failureOf(error) };
    }
  };
}
