import type * as z from 'zod/mini';
import { type RedirectInput, redirectStrings } from '#schema/redirect.ts';
import { addToList } from '#web/shared/data/cacheLists.ts';
import type { Failure } from '#web/shared/data/errors.ts';
import { useCommand } from '#web/shared/data/useCommand.ts';
import { redirectEntity } from './cacheEntity.ts';
import { CreateRedirectDocument, MissedPathsDocument, UpdateRedirectDocument } from './documents.ts';

type Input = z.output<typeof RedirectInput>;

// What leads on is not missed any more.
const refetchQueries = [MissedPathsDocument];

/**
 * @param id the redirect to change; null for a new one, which comes first in the list
 * @returns saves it, and resolves to why it was not, which a toast has said; null when it was
 */
export function useSaveRedirect(id: string | null): (input: Input) => Promise<Failure | null> {
  const [create] = useCommand(CreateRedirectDocument, {
    sentences: { done: redirectStrings.created, failed: redirectStrings.createFailed },
    refetchQueries,
    update: (cache, { createRedirect }) => {
      const made = cache.identify({ ...createRedirect });
      if (made) addToList(cache, 'redirects', made, (nodes, item) => [item, ...nodes]);
    },
  });
  const [update] = useCommand(UpdateRedirectDocument, {
    entity: redirectEntity,
    sentences: { done: redirectStrings.updated, failed: redirectStrings.updateFailed },
    refetchQueries,
  });
  return async (input) => (await (id ? update({ id, input }) : create({ input }))).failure;
}
