import { blogStrings } from '#schema/blogStrings.ts';
import type { BlogPostInput } from '#web/gql/graphql.ts';
import type { SaveConfig } from '#web/office/content/edit/useSaveContent.ts';
import { blogConfig } from '#web/site/blog/config.ts';
import { CreateBlogPostDocument, UpdateBlogPostDocument } from '#web/site/blog/documents.ts';

const { created, createFailed, updated, updateFailed } = blogStrings;

export const saveConfig: SaveConfig<BlogPostInput> = {
  config: blogConfig,
  create: { document: CreateBlogPostDocument, sentences: { done: created, failed: createFailed } },
  update: { document: UpdateBlogPostDocument, sentences: { done: updated, failed: updateFailed } },
};
