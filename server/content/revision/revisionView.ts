import { inArray } from 'drizzle-orm';
import { isPictureName } from '#schema/pageTexts/pages.ts';
import { reviews } from '#server/clients/review/table.ts';
import type { Context } from '#server/platform/context.ts';
import { batched } from '#server/platform/database/batch.ts';
import { pictureUrl } from '#server/platform/storage/picture/pictures.ts';
import { readPicture } from '#server/platform/storage/picture/read.ts';
import type { RevisionFields } from './table.ts';

/**
 * As GraphQL shows fields: uploaded pictures by their addresses, as any other, and a review by the name of who wrote it.
 */
export async function shownFields(context: Context, { pictureId, reviewId, ...fields }: RevisionFields) {
  const address = (id: unknown) => pictureUrl(context, String(id));
  const imageUrl = pictureId ? address(pictureId) : fields.imageUrl;
  const shown = {
    ...fields,
    ...('imageUrl' in fields && { imageUrl }),
    ...('gallery' in fields && { gallery: galleryOf(fields).map(address) }),
    ...Object.fromEntries(picturesOf(fields).map(([name, id]) => [name, address(id)])),
    ...(reviewId !== undefined && { review: await reviewerOf(context, reviewId) }),
  };
  return Object.entries(shown).map(([name, value]) => ({ name, value: value ?? null }));
}

/** The pictures that a version of the texts of a page has, by the names of the texts. */
export const picturesOf = (fields: RevisionFields): [name: string, id: unknown][] =>
  Object.entries(fields).filter(([name, id]) => isPictureName(name) && id);

/** The ids of the gallery that a version has. */
export const galleryOf = ({ gallery }: RevisionFields): string[] => (Array.isArray(gallery) ? gallery.map(String) : []);

/** The ids of those uploaded pictures of a version that have been deleted since; one that was replaced has not. */
export async function goneOf(context: Context, fields: RevisionFields): Promise<Set<unknown>> {
  const ids = [fields.pictureId, ...galleryOf(fields), ...picturesOf(fields).map(([, id]) => id)].filter(
    (id) => typeof id === 'string',
  );
  const there = await Promise.all(ids.map((id) => readPicture(context, id)));
  return new Set(ids.filter((_, index) => !there[index]));
}

const readReviewer = batched<string>(async ({ db }, ids) => {
  const rows = await db.select({ id: reviews.id, name: reviews.name }).from(reviews).where(inArray(reviews.id, ids));
  return rows.map(({ id, name }) => [id, name]);
});

/** Who wrote the review of a version; null where it has none, or it has been deleted since. */
export const reviewerOf = async (context: Context, reviewId: RevisionFields[string] | undefined) =>
  typeof reviewId === 'string' ? readReviewer(context, reviewId) : null;
