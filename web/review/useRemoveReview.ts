import { reviewSentences } from '#schema/review.ts';
import { useRemove } from '#web/useRemove.ts';
import { RemoveReviewDocument } from './documents.ts';
import { reviewKind } from './kind.ts';

/** @returns as useRemove, for reviews */
export const useRemoveReview = () =>
  useRemove({
    kind: reviewKind,
    document: RemoveReviewDocument,
    field: 'removeReview',
    sentences: { done: reviewSentences.removed, failed: reviewSentences.removeFailed },
  });
