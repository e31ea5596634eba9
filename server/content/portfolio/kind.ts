import type * as z from 'zod/mini';
import { caseStudyFields } from '#schema/caseStudy.ts';
import { type PortfolioItemChangesInput, portfolioStrings } from '#schema/portfolio.ts';
import { itemSlugFrom } from '#schema/slug.ts';
import type { Kind } from '#server/content/kind/kind.ts';
import { render } from '#server/content/markdown/rendered.ts';
import { paths } from '#web/shared/paths.ts';
import { caseStudyColumns, lockReview } from './caseStudy.ts';
import { galleryColumn } from './gallery.ts';
import { previewColumns } from './preview.ts';
import { formerPortfolioSlugs, type PortfolioItemRow, portfolioItems } from './table.ts';

type Column = keyof PortfolioItemRow;

export const portfolio: Kind<PortfolioItemRow, z.output<typeof PortfolioItemChangesInput>> = {
  name: 'portfolio',
  event: 'item',
  graphqlName: 'PORTFOLIO_ITEM',
  owner: 'itemId',
  table: portfolioItems,
  former: formerPortfolioSlugs,
  list: paths.portfolio,
  page: paths.portfolioItem,
  strings: portfolioStrings,
  fields: [
    ...(['title', 'slug', 'description', 'category', 'tags', 'imageUrl', 'pictureId', 'altText'] satisfies Column[]),
    ...caseStudyFields,
    'language',
  ],
  auditFields: ['slug', 'category', 'tags', 'language'] satisfies Column[],
  restFields: [
    ...(['id', 'slug', 'title', 'description', 'category', 'imageUrl', 'altText', 'tags'] satisfies Column[]),
    ...(['isPublished', 'publishedAt', 'createdAt', 'updatedAt'] satisfies Column[]),
  ],
  needsPicture: true,
  gallery: portfolioItems.gallery,
  slugOf: (title, now) => itemSlugFrom(title, now.toISOString().slice(0, 10)),
  derive: render,
  columnsOf: caseStudyColumns,
  async lockReferences(tx, input) {
    await lockReview(tx, input);
    return { gallery: await galleryColumn(tx, input.gallery) };
  },
  previewTexts: ['title', 'description', 'category'],
  previewColumns,
};
