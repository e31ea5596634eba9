import { reviewStrings } from '#schema/review.ts';
import { RemoveReviewDocument } from '#web/shared/data/documents/reviews.ts';
import { useRemove } from '#web/shared/data/useRemove.ts';
import { reviewEntity } from './cacheEntity.ts';

export const useRemoveReview = () =>
  useRemove(RemoveReviewDocument, {
    entity: reviewEntity,
    optimistic: ({ id }) => ({ removeReview: { __typename: 'Review', id } }),
    sentences: { done: reviewStrings.removed, failed: reviewStrings.removeFailed },
  });
