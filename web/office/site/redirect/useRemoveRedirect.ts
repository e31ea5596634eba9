import { redirectStrings } from '#schema/redirect.ts';
import { useRemove } from '#web/shared/data/useRemove.ts';
import { redirectEntity } from './cacheEntity.ts';
import { RemoveRedirectDocument } from './documents.ts';

export const useRemoveRedirect = () =>
  useRemove(RemoveRedirectDocument, {
    entity: redirectEntity,
    optimistic: ({ id }) => ({ removeRedirect: { __typename: 'Redirect', id } }),
    sentences: { done: redirectStrings.removed, failed: redirectStrings.removeFailed },
  });
