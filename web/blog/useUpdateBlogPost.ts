import { blogStrings } from '#schema/blog.ts';
import { forgetLists, forgetSlug } from '#web/data/cacheLists.ts';
import { mapOutcome, useCommand } from '#web/data/useCommand.ts';
import type { Send } from '#web/forms/usePictureUpload.ts';
import type { BlogPostInput } from '#web/gql/graphql.ts';
import { blogPostEntity } from './cacheEntity.ts';
import { UpdateBlogPostDocument } from './documents.ts';

/** @returns changes this post */
export function useUpdateBlogPost({ id, slug }: { id: string; slug: string }): Send<BlogPostInput> {
  const [update] = useCommand(UpdateBlogPostDocument, {
    sentences: { done: blogStrings.updated, failed: blogStrings.updateFailed },
    onDone: ({ updateBlogPost }, _variables, { cache }) => {
      forgetLists(cache, blogPostEntity.lists);
      if (updateBlogPost.slug !== slug) forgetSlug(cache, 'blogPost', slug);
    },
  });
  return async (input, upload) =>
    mapOutcome(await update({ id, input }, { context: { fetchOptions: upload } }), (data) => data.updateBlogPost);
}
