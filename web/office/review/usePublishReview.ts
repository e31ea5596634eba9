import { reviewStrings } from '#schema/review.ts';
import { PublishReviewDocument } from '#web/shared/data/documents/reviews.ts';
import { usePublish } from '#web/shared/data/usePublish.ts';
import { reviewEntity } from './cacheEntity.ts';

export const usePublishReview = () =>
  usePublish(PublishReviewDocument, {
    entity: reviewEntity,
    optimistic: ({ id, isPublished }) => ({ publishReview: { __typename: 'Review', id, isPublished } }),
    sentences: {
      done: (_data, { isPublished }) => (isPublished ? reviewStrings.published : reviewStrings.unpublished),
      failed: reviewStrings.publishFailed,
    },
  });
