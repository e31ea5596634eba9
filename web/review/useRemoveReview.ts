import { reviewStrings } from '#schema/review.ts';
import { useRemove } from '#web/data/useRemove.ts';
import { reviewEntity } from './cacheEntity.ts';
import { RemoveReviewDocument } from './documents.ts';

/** @returns as useRemove, for reviews */
export const useRemoveReview = () =>
  useRemove({
    kind: reviewEntity,
    document: RemoveReviewDocument,
    field: 'removeReview',
    sentences: { done: reviewStrings.removed, failed: reviewStrings.removeFailed },
  });
