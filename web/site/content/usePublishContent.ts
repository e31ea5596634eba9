import { usePublish } from '#web/shared/data/usePublish.ts';
import { plannedAfter } from '#web/shared/schedule/plannedAfter.ts';
import type { ContentConfig, Place } from './contentConfig.ts';

export function usePublishContent({ entity, documents, sentences }: ContentConfig, place: Place) {
  const { publishing, published, publishFailed } = sentences;
  const { type: __typename } = entity;
  return usePublish(documents.publish, {
    entity,
    optimistic: ({ id, isPublished }, cache) => ({
      item: {
        // The server knows the time of the first publication.
        ...{ __typename, id, isPublished, publishedAt: null },
        ...plannedAfter(cache, documents.planned, { __typename, id }, isPublished),
      },
    }),
    sentences: {
      ...(publishing && { doing: ({ isPublished }) => publishing(isPublished) }),
      done: (_data, { isPublished }) => published(isPublished),
      failed: ({ message }, { isPublished }) => message ?? publishFailed(isPublished, place),
    },
  });
}
