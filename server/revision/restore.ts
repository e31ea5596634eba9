import type { RevisionKind } from '#schema/revision.ts';
import { updatePost } from '#server/blog/posts.ts';
import type { Context } from '#server/context.ts';
import { updateItem } from '#server/portfolio/items.ts';
import { getRevision } from './revisions.ts';
import { galleryOf, goneOf, reviewerOf } from './shown.ts';

type Restored = { slug: string; updatedAt: Date };
type Restore = (context: Context, id: string, input: RevisionInput, ifUpdatedAt?: Date | null) => Promise<Restored>;
/** What a version held, as the input of a change: it was let through when it was saved. */
type RevisionInput = Parameters<typeof updatePost>[2] & Parameters<typeof updateItem>[2];

/** THE TABLE of the verbs that restore. */
const verbs: Record<RevisionKind, Restore> = {
  blog: (context, id, input, ifUpdatedAt) => updatePost(context, id, input, { ifUpdatedAt, reason: 'restore' }),
  portfolio: (context, id, input, ifUpdatedAt) => updateItem(context, id, input, { ifUpdatedAt, reason: 'restore' }),
};

/**
 * Makes a post or an item what it was in a version; whether it is published stays, and so does its schedule. Where the picture of the
 * version is gone, the current one stays, with its alt text; a gallery is without those that are, and a review that is gone is none.
 * @throws NOT_FOUND, CONFLICT as its change; BAD_USER_INPUT for a picture or a review that goes at the same moment
 */
export async function restoreRevision(context: Context, id: string, ifUpdatedAt?: Date | null) {
  const { kind, itemId, fields } = await getRevision(context, id);
  const gone = await goneOf(context, fields);
  const { isPublished, pictureId, imageUrl, altText, reviewId, ...texts } = fields;
  const input = {
    ...texts,
    ...(!gone.has(pictureId) && { altText, ...(pictureId ? { pictureId } : { imageUrl: imageUrl ?? '' }) }),
    ...('gallery' in texts && { gallery: galleryOf(texts).filter((picture) => !gone.has(picture)) }),
    ...(reviewId !== undefined && { reviewId: (await reviewerOf(context, reviewId)) === null ? null : reviewId }),
  };
  const { slug, updatedAt } = await verbs[kind](context, itemId, input as RevisionInput, ifUpdatedAt);
  return { id: itemId, slug, updatedAt, isPictureGone: gone.size > 0 };
}
