import { reviewStrings } from '#schema/review.ts';
import { useRemove } from '#web/data/useRemove.ts';
import { reviewEntity } from './cacheEntity.ts';
import { RemoveReviewDocument } from './documents.ts';

/** @returns as useRemove, for reviews */
export const useRemoveReview = () =>
  useRemove(RemoveReviewDocument, {
    entity: reviewEntity,
    optimistic: ({ id }) => ({ removeReview: { __typename: 'Review', id } }),
    sentences: { done: reviewStrings.removed, failed: reviewStrings.removeFailed },
  });
