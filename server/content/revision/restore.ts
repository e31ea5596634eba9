import { addedFields, type SitePage } from '#schema/pageTexts/pages.ts';
import type { Saving } from '#server/content/kind/admitPublishing.ts';
import type { ContentInput } from '#server/content/kind/kind.ts';
import { kindOf } from '#server/content/kind/kinds.ts';
import { updateContent } from '#server/content/kind/services.ts';
import { withPictureIds } from '#server/content/page/sectionPictures.ts';
import { savePageTexts } from '#server/content/pageText/save.ts';
import { pageOfId } from '#server/content/pageText/sitePages.ts';
import { admitScopes } from '#server/platform/access/scope.ts';
import type { Context } from '#server/platform/context.ts';
import { getRevision } from './revisions.ts';
import { galleryOf, missingPicturesOf, reviewerOf, sectionsOf } from './revisionView.ts';
import type { RevisionFields } from './table.ts';

type Version = { itemId: string; fields: RevisionFields; missingPictures: ReadonlySet<unknown> };

/**
 * Publication and schedule stay. A missing picture keeps the current one; a missing review becomes none.
 * @throws NOT_FOUND; CONFLICT; BAD_USER_INPUT for a picture or review that is deleted concurrently
 */
export async function restoreRevision(context: Context, id: string, ifUpdatedAt?: Date | null) {
  const { kind, itemId, fields } = await getRevision(context, id);
  admitScopes(context, { all: [kind === 'pageText' ? 'SITE_WRITE' : 'CONTENT_WRITE'] });
  const missingPictures = await missingPicturesOf(context, fields);
  const version = { itemId, fields, missingPictures };
  const options: Saving = { ifUpdatedAt, reason: 'restore' };
  if (kind === 'pageText') {
    const texts = pageTextsOf(version);
    const { updatedAt } = await savePageTexts(context, texts, options);
    return { id: itemId, slug: texts.page, updatedAt, isPictureGone: missingPictures.size > 0 };
  }
  const input = await contentOf(context, version);
  const { slug, updatedAt } = await updateContent(context, kindOf(kind), itemId, input, options);
  return { id: itemId, slug, updatedAt, isPictureGone: missingPictures.size > 0 };
}

/** No validation: the fields were valid when they were saved. */
async function contentOf(context: Context, { fields, missingPictures }: Version): Promise<ContentInput> {
  const { isPublished, pictureId, imageUrl, altText, reviewId, ...texts } = fields;
  const input = {
    ...texts,
    ...(!missingPictures.has(pictureId) && { altText, ...(pictureId ? { pictureId } : { imageUrl: imageUrl ?? '' }) }),
    ...('sections' in texts && {
      sections: withPictureIds(sectionsOf(texts), (picture) => (missingPictures.has(picture) ? null : picture)),
    }),
    ...('gallery' in texts && { gallery: galleryOf(texts).filter((picture) => !missingPictures.has(picture)) }),
    ...(reviewId !== undefined && { reviewId: (await reviewerOf(context, reviewId)) === null ? null : reviewId }),
  };
  return input as ContentInput;
}

function pageTextsOf({ itemId, fields, missingPictures }: Version) {
  const { page, language } = pageOfId(itemId);
  const texts = Object.entries(fields).filter(([, text]) => !missingPictures.has(text));
  return {
    page,
    language,
    texts: { ...noAddedEntries(page), ...(Object.fromEntries(texts) as Record<string, string>) },
  };
}

/** Entries that were added to lists after the version. */
const noAddedEntries = (page: SitePage): Record<string, null> =>
  Object.fromEntries(addedFields(page).map(({ name }) => [name, null]));
