import { reviewStrings } from '#schema/review.ts';
import { usePublish } from '#web/data/usePublish.ts';
import { reviewEntity } from './cacheEntity.ts';
import { PublishReviewDocument } from './documents.ts';

/** @returns as usePublish, for reviews */
export const usePublishReview = () =>
  usePublish(PublishReviewDocument, {
    entity: reviewEntity,
    optimistic: ({ id, isPublished }) => ({ publishReview: { __typename: 'Review', id, isPublished } }),
    sentences: {
      done: (_data, { isPublished }) => (isPublished ? reviewStrings.published : reviewStrings.unpublished),
      failed: reviewStrings.publishFailed,
    },
  });
