import { useApolloClient } from '@apollo/client/react';
import { toast } from 'react-hot-toast';
import { blogStrings } from '#schema/blog.ts';
import { forgetLists } from '#web/data/cacheLists.ts';
import { type Failure, failureOf } from '#web/data/errors.ts';
import type { Upload } from '#web/data/uploadingFetch.ts';
import type { BlogPostInput } from '#web/gql/graphql.ts';
import { tellFailure } from '#web/ui/tellFailure.ts';
import { blogPostEntity } from './cacheEntity.ts';
import { CreateBlogPostDocument } from './documents.ts';

/** What became of a post that was sent: where it stands, or why it was refused. */
export type Sent = { slug: string; failure: null } | { slug: null; failure: Failure };
export type Send = (input: BlogPostInput, upload: Upload) => Promise<Sent>;

/** @returns writes a new post and says how that went */
export function useCreateBlogPost(): Send {
  const { cache, mutate } = useApolloClient();
  return async (input, upload) => {
    try {
      const options = { variables: { input }, context: { fetchOptions: upload } };
      const { data } = await mutate({ mutation: CreateBlogPostDocument, ...options });
      if (!data) throw new Error('an answer without data');
      forgetLists(cache, [...blogPostEntity.lists, 'blogPostNeighbours']);
      toast.success(blogStrings.created);
      return { slug: data.createBlogPost.slug, failure: null };
    } catch (error) {
      tellFailure(error, blogStrings.createFailed);
      return { slug: null, failure: failureOf(error) };
    }
  };
}
