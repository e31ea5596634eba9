import * as z from 'zod/mini';
import { caseStudyShape, ResultFigureInput } from '#schema/caseStudy.ts';
import type { DraftFields } from '#schema/draft.ts';
import { serviceIds } from '#schema/services.ts';
import type { Executor } from '#server/platform/database/connect.ts';
import { currentPictures } from '#server/platform/storage/picture/lockPicture.ts';
import type { PortfolioItemRow } from './table.ts';

/** Draft values of the case study; invalid ones fall back to the stored values. */
export async function previewColumns(db: Executor, fields: DraftFields, item: PortfolioItemRow) {
  const { services = item.services, results, reviewId = item.reviewId } = fields;
  return {
    client: fields.client ?? item.client,
    year: yearOf(fields.year, item.year),
    services: serviceIds.filter((id) => services.includes(id)),
    results: results?.flatMap((result) => ResultFigureInput.safeParse(result).data ?? []) ?? item.results,
    reviewId: z.guid().safeParse(reviewId).data ?? null,
    gallery: fields.gallery ? await currentPictures(db, fields.gallery) : item.gallery,
  };
}

function yearOf(typed: string | undefined, stored: number | null): number | null {
  if (typed === undefined) return stored;
  return caseStudyShape.year.safeParse(typed.trim() ? Number(typed) : null).data ?? null;
}
