import { inArray } from 'drizzle-orm';
import type { PageSection } from '#schema/pageSections.ts';
import { isPictureName } from '#schema/pageTexts/pages.ts';
import { sectionLines } from '#schema/sectionLines.ts';
import { reviews } from '#server/clients/review/table.ts';
import { picturesIn } from '#server/content/page/sectionPictures.ts';
import type { Context } from '#server/platform/context.ts';
import { batched } from '#server/platform/database/batch.ts';
import { pictureUrl } from '#server/platform/storage/picture/pictures.ts';
import { readPicture } from '#server/platform/storage/picture/read.ts';
import type { RevisionFields } from './table.ts';

export async function publicFields(context: Context, { pictureId, reviewId, ...fields }: RevisionFields) {
  const address = (id: unknown) => pictureUrl(context, String(id));
  const imageUrl = pictureId ? address(pictureId) : fields.imageUrl;
  const values = {
    ...fields,
    ...('imageUrl' in fields && { imageUrl }),
    ...('sections' in fields && { sections: sectionLines(sectionsOf(fields), address) }),
    ...('gallery' in fields && { gallery: galleryOf(fields).map(address) }),
    ...Object.fromEntries(picturesOf(fields).map(([name, id]) => [name, address(id)])),
    ...(reviewId !== undefined && { review: await reviewerOf(context, reviewId) }),
  };
  return Object.entries(values).map(([name, value]) => ({ name, value: value ?? null }));
}

export const picturesOf = (fields: RevisionFields): [name: string, id: unknown][] =>
  Object.entries(fields).filter(([name, id]) => isPictureName(name) && id);

export const galleryOf = ({ gallery }: RevisionFields): string[] => (Array.isArray(gallery) ? gallery.map(String) : []);

/** The sections of a page; empty for other kinds. */
export const sectionsOf = ({ sections }: RevisionFields): PageSection[] =>
  Array.isArray(sections) ? (sections as PageSection[]) : [];

/** Ids of deleted pictures; replaced ones still exist. */
export async function missingPicturesOf(context: Context, fields: RevisionFields): Promise<Set<unknown>> {
  const inSections = picturesIn(sectionsOf(fields));
  const inTexts = picturesOf(fields).map(([, id]) => id);
  const ids = [fields.pictureId, ...galleryOf(fields), ...inSections, ...inTexts].filter(
    (id) => typeof id === 'string',
  );
  const pictures = await Promise.all(ids.map((id) => readPicture(context, id)));
  return new Set(ids.filter((_, index) => !pictures[index]));
}

const readReviewer = batched<string>(async ({ db }, ids) => {
  const rows = await db.select({ id: reviews.id, name: reviews.name }).from(reviews).where(inArray(reviews.id, ids));
  return rows.map(({ id, name }) => [id, name]);
});

export const reviewerOf = async (context: Context, reviewId: RevisionFields[string] | undefined) =>
  typeof reviewId === 'string' ? readReviewer(context, reviewId) : null;
