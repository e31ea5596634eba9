import { reviewSentences } from '#schema/review.ts';
import { usePublish } from '#web/data/usePublish.ts';
import { reviewKind } from './cacheEntity.ts';
import { PublishReviewDocument } from './documents.ts';

/** @returns as usePublish, for reviews */
export const usePublishReview = () =>
  usePublish({
    kind: reviewKind,
    document: PublishReviewDocument,
    field: 'publishReview',
    publicList: 'reviews',
    sentences: {
      done: (isPublished) => (isPublished ? reviewSentences.published : reviewSentences.unpublished),
      failed: () => reviewSentences.publishFailed,
    },
  });
