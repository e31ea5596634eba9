import { reviewSentences } from '#schema/review.ts';
import { usePublish } from '#web/usePublish.ts';
import { PublishReviewDocument } from './documents.ts';
import { reviewKind } from './kind.ts';

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
