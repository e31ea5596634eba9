import type { RoleWord } from '#schema/user.ts';
import { roleWords } from '#schema/user.ts';

/** The wire form of REST: `_id`, the field names of spec section 3, ISO dates, the spec's role words. */
type Fields = Record<string, unknown>;

/** The selections of the documents that the rows run, beside the functions that present them. */
export const userFields = 'id name email mobile role isBlocked';
export const blogFields =
  'id slug title excerpt body author tags imageUrl altText metaTitle metaDescription isPublished createdAt updatedAt';

export const presentUser = ({ id, isBlocked, role, ...user }: Fields) => ({
  _id: id,
  ...user,
  role: roleWords[role as keyof typeof roleWords] satisfies RoleWord,
  block: isBlocked,
});

export const presentBlogPost = ({ id, ...post }: Fields) => ({ _id: id, ...post });
