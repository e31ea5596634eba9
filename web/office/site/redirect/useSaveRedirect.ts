import type * as z from 'zod/mini';
import { type RedirectInput, redirectStrings } from '#schema/redirect.ts';
import { addToList } from '#web/shared/data/cacheLists.ts';
import type { Failure } from '#web/shared/data/errors.ts';
import { useCommand } from '#web/shared/data/useCommand.ts';
import { redirectEntity } from './cacheEntity.ts';
import { CreateRedirectDocument, MissedPathsDocument, UpdateRedirectDocument } from './documents.ts';

type Input = z.output<typeof RedirectInput>;

// A redirected path is no longer missed.
const refetchQueries = [MissedPathsDocument];

/**
 * @param id the redirect to update; null for a new one, which is put on top of the list
 * @returns a function that saves it and resolves to the failure, which a toast shows, or null
 */
export function useSaveRedirect(id: string | null): (input: Input) => Promise<Failure | null> {
  const [create] = useCommand(CreateRedirectDocument, {
    sentences: { done: redirectStrings.created, failed: redirectStrings.createFailed },
    refetchQueries,
    update: (cache, { createRedirect }) => {
      const cacheId = cache.identify({ ...createRedirect });
      if (cacheId) addToList(cache, 'redirects', cacheId, (nodes, item) => [item, ...nodes]);
    },
  });
  const [update] = useCommand(UpdateRedirectDocument, {
    entity: redirectEntity,
    sentences: { done: redirectStrings.updated, failed: redirectStrings.updateFailed },
    refetchQueries,
  });
  return async (input) => (await (id ? update({ id, input }) : create({ input }))).failure;
}
