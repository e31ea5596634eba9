import type * as z from 'zod/mini';
import { type PageChangesInput, pageStrings } from '#schema/page.ts';
import { sectionLines } from '#schema/sectionLines.ts';
import type { Kind } from '#server/content/kind/kind.ts';
import { RENDERER_VERSION } from '#server/content/markdown/rendered.ts';
import { lockChosenPictures } from '#server/platform/storage/picture/lockPicture.ts';
import { paths } from '#web/shared/paths.ts';
import { previewColumns } from './preview.ts';
import { freePageSlugFrom, refuseReservedSlug } from './reservedSlug.ts';
import { picturesIn, withPictureIds } from './sectionPictures.ts';
import { wordsOf } from './sectionTexts.ts';
import { formerPageSlugs, type PageRow, pages } from './table.ts';

type Column = keyof PageRow;

export const page: Kind<PageRow, z.output<typeof PageChangesInput>> = {
  name: 'page',
  event: 'page',
  graphqlName: 'PAGE',
  owner: 'pageId',
  table: pages,
  former: formerPageSlugs,
  list: null,
  page: paths.page,
  strings: pageStrings,
  fields: [
    ...(['title', 'slug', 'layout', 'sections', 'imageUrl', 'pictureId', 'altText'] satisfies Column[]),
    ...(['metaTitle', 'metaDescription', 'language'] satisfies Column[]),
  ],
  auditFields: ['slug', 'layout', 'language'] satisfies Column[],
  restFields: [
    ...(['id', 'slug', 'title', 'layout', 'imageUrl', 'altText', 'metaTitle', 'metaDescription'] satisfies Column[]),
    ...(['isPublished', 'publishedAt', 'createdAt', 'updatedAt'] satisfies Column[]),
  ],
  needsPicture: false,
  longColumns: ['sections'] satisfies Column[],
  document: pages.sections,
  slugOf: freePageSlugFrom,
  derive: async () => ({ bodyHtml: '', headings: [], rendererVersion: RENDERER_VERSION }),
  columnsOf: ({ layout }) => ({ layout: layout ?? undefined }) as Partial<PageRow>,
  picturesOf: ({ sections }) => ({ ids: picturesIn(sections), text: sections ? JSON.stringify(sections) : '' }),
  async lockReferences(tx, { slug, sections }) {
    refuseReservedSlug(slug);
    if (sections === undefined) return {};
    const currentIds = await lockChosenPictures(tx, 'sections', picturesIn(sections));
    const stored = withPictureIds(sections ?? [], (id) => currentIds.get(id) ?? null);
    return { sections: stored, body: wordsOf(stored) };
  },
  auditedValues: ({ sections }) => ({ sections: sectionLines(sections) }),
  previewTexts: ['title'],
  previewColumns,
};
