import { reviewStrings } from '#schema/review.ts';
import { usePublish } from '#web/data/usePublish.ts';
import { reviewEntity } from './cacheEntity.ts';
import { PublishReviewDocument } from './documents.ts';

/** @returns as usePublish, for reviews */
export const usePublishReview = () =>
  usePublish({
    kind: reviewEntity,
    document: PublishReviewDocument,
    field: 'publishReview',
    publicList: 'reviews',
    sentences: {
      done: (isPublished) => (isPublished ? reviewStrings.published : reviewStrings.unpublished),
      failed: () => reviewStrings.publishFailed,
    },
  });
