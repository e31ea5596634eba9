import { useRemove } from '#web/shared/data/useRemove.ts';
import type { ContentConfig, Place } from './contentConfig.ts';

export const useRemoveContent = ({ entity, documents, sentences }: ContentConfig, place: Place) =>
  useRemove(documents.remove, {
    entity,
    optimistic: ({ id }) => ({ item: { __typename: entity.type, id } }),
    sentences: {
      ...(sentences.removing && { doing: sentences.removing }),
      ...{ done: sentences.removed, failed: sentences.removeFailed(place) },
    },
  });
