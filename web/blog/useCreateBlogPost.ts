import { blogStrings } from '#schema/blog.ts';
import { forgetLists } from '#web/data/cacheLists.ts';
import { mapOutcome, useCommand } from '#web/data/useCommand.ts';
import type { Send } from '#web/forms/usePictureUpload.ts';
import type { BlogPostInput } from '#web/gql/graphql.ts';
import { blogPostEntity } from './cacheEntity.ts';
import { CreateBlogPostDocument } from './documents.ts';

/** @returns stores a new post */
export function useCreateBlogPost(): Send<BlogPostInput> {
  const [create] = useCommand(CreateBlogPostDocument, {
    sentences: { done: blogStrings.created, failed: blogStrings.createFailed },
    onDone: (_data, _variables, { cache }) => forgetLists(cache, blogPostEntity.lists),
  });
  return async (input, upload, draftId) =>
    mapOutcome(await create({ input, draftId }, { context: { fetchOptions: upload } }), (data) => data.createBlogPost);
}
