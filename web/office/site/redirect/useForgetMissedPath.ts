import { redirectStrings } from '#schema/redirect.ts';
import { useRemove } from '#web/shared/data/useRemove.ts';
import { missedPathEntity } from './cacheEntity.ts';
import { ForgetMissedPathDocument } from './documents.ts';

export const useForgetMissedPath = () =>
  useRemove(ForgetMissedPathDocument, {
    entity: missedPathEntity,
    optimistic: ({ id }) => ({ forgetMissedPath: { __typename: 'MissedPath', id } }),
    sentences: { done: redirectStrings.forgotten, failed: redirectStrings.forgetFailed },
  });
