import type { Saving } from '#server/content/kind/admitPublishing.ts';
import type { ContentInput } from '#server/content/kind/kind.ts';
import { kindOf } from '#server/content/kind/kinds.ts';
import { updateContent } from '#server/content/kind/services.ts';
import { savePageTexts } from '#server/content/pageText/save.ts';
import { pageOfId } from '#server/content/pageText/sitePages.ts';
import { admitScopes } from '#server/platform/access/scope.ts';
import type { Context } from '#server/platform/context.ts';
import { getRevision } from './revisions.ts';
import { galleryOf, goneOf, reviewerOf } from './revisionView.ts';
import type { RevisionFields } from './table.ts';

/** A version that is restored, and the ids of its pictures that are gone. */
type Version = { itemId: string; fields: RevisionFields; gone: ReadonlySet<unknown> };

/**
 * Makes a post, an item or the texts of a page what they were in a version; whether it is published stays, and so does its schedule.
 * Where the picture of the version is gone, the current one stays, with its alt text; a gallery is without those that are, and a review
 * that is gone is none.
 * @throws NOT_FOUND, CONFLICT as its change; BAD_USER_INPUT for a picture or a review that goes at the same moment
 */
export async function restoreRevision(context: Context, id: string, ifUpdatedAt?: Date | null) {
  const { kind, itemId, fields } = await getRevision(context, id);
  admitScopes(context, { all: [kind === 'pageText' ? 'SITE_WRITE' : 'CONTENT_WRITE'] });
  const gone = await goneOf(context, fields);
  const version = { itemId, fields, gone };
  const saving: Saving = { ifUpdatedAt, reason: 'restore' };
  if (kind === 'pageText') {
    const { page, updatedAt } = await savePageTexts(context, pageTextsOf(version), saving);
    return { id: itemId, slug: page, updatedAt, isPictureGone: gone.size > 0 };
  }
  const input = await contentOf(context, version);
  const { slug, updatedAt } = await updateContent(context, kindOf(kind), itemId, input, saving);
  return { id: itemId, slug, updatedAt, isPictureGone: gone.size > 0 };
}

/** @returns what a version held, as the input of a change: it was let through when it was saved */
async function contentOf(context: Context, { fields, gone }: Version): Promise<ContentInput> {
  const { isPublished, pictureId, imageUrl, altText, reviewId, ...texts } = fields;
  const input = {
    ...texts,
    ...(!gone.has(pictureId) && { altText, ...(pictureId ? { pictureId } : { imageUrl: imageUrl ?? '' }) }),
    ...('gallery' in texts && { gallery: galleryOf(texts).filter((picture) => !gone.has(picture)) }),
    ...(reviewId !== undefined && { reviewId: (await reviewerOf(context, reviewId)) === null ? null : reviewId }),
  };
  return input as unknown as ContentInput;
}

function pageTextsOf({ itemId, fields, gone }: Version) {
  const texts = Object.entries(fields).filter(([, text]) => !gone.has(text));
  return { page: pageOfId(itemId), texts: Object.fromEntries(texts) as Record<string, string> };
}
