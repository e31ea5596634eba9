import { blogStrings } from '#schema/blog.ts';
import type { BlogPostInput } from '#web/gql/graphql.ts';
import { forgetLists } from '#web/shared/data/cacheLists.ts';
import { mapOutcome, useCommand } from '#web/shared/data/useCommand.ts';
import type { Send } from '#web/shared/forms/usePictureUpload.ts';
import { blogPostEntity } from '#web/site/blog/cacheEntity.ts';
import { CreateBlogPostDocument } from '#web/site/blog/documents.ts';

/** @returns stores a new post */
export function useCreateBlogPost(): Send<BlogPostInput> {
  const [create] = useCommand(CreateBlogPostDocument, {
    sentences: { done: blogStrings.created, failed: blogStrings.createFailed },
    onDone: (_data, _variables, { cache }) => forgetLists(cache, blogPostEntity.lists),
  });
  return async (input, upload, draftId) =>
    mapOutcome(await create({ input, draftId }, { context: { fetchOptions: upload } }), (data) => data.createBlogPost);
}
