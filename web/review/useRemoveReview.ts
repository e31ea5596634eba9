import { reviewSentences } from '#schema/review.ts';
import { useRemove } from '#web/data/useRemove.ts';
import { reviewKind } from './cacheEntity.ts';
import { RemoveReviewDocument } from './documents.ts';

/** @returns as useRemove, for reviews */
export const useRemoveReview = () =>
  useRemove({
    kind: reviewKind,
    document: RemoveReviewDocument,
    field: 'removeReview',
    sentences: { done: reviewSentences.removed, failed: reviewSentences.removeFailed },
  });
