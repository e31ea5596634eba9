import { blogStrings } from '#schema/blog.ts';
import type { BlogPostInput } from '#web/gql/graphql.ts';
import { forgetLists, forgetSlug } from '#web/shared/data/cacheLists.ts';
import { mapOutcome, useCommand } from '#web/shared/data/useCommand.ts';
import type { Send } from '#web/shared/forms/usePictureUpload.ts';
import { blogPostEntity } from '#web/site/blog/cacheEntity.ts';
import { UpdateBlogPostDocument } from '#web/site/blog/documents.ts';

/** What is changed, as it was read. */
type Edited = { id: string; slug: string; updatedAt: string };

/**
 * @returns changes this post, unless somebody else has changed it since it was read; `isForced` changes it all the same
 */
export function useUpdateBlogPost({ id, slug, updatedAt }: Edited): (isForced: boolean) => Send<BlogPostInput> {
  const [update] = useCommand(UpdateBlogPostDocument, {
    sentences: { done: blogStrings.updated, failed: blogStrings.updateFailed },
    onDone: ({ updateBlogPost }, _variables, { cache }) => {
      forgetLists(cache, blogPostEntity.lists);
      if (updateBlogPost.slug !== slug) forgetSlug(cache, 'blogPost', slug);
    },
  });
  return (isForced) => async (input, upload, draftId) => {
    const variables = { id, input, ifUpdatedAt: isForced ? null : updatedAt, draftId };
    return mapOutcome(await update(variables, { context: { fetchOptions: upload } }), (data) => data.updateBlogPost);
  };
}
