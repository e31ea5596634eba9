import type { ApolloCache, Reference, StoreObject } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { deskStrings, MAX_VIEWS } from '#schema/desk.ts';
import type { Failure } from '#web/shared/data/errors.ts';
import { useFetchPolicy } from '#web/shared/data/freshness.ts';
import { useCommand } from '#web/shared/data/useCommand.ts';
import { RemoveViewDocument, SavedViewsDocument, SaveViewDocument } from './documents.ts';

export type View = { id: string; name: string; query: string };
const variables = { first: MAX_VIEWS };

const change = (cache: ApolloCache, to: (nodes: readonly Reference[], read: Read) => readonly Reference[]) =>
  cache.modify({
    fields: {
      savedViews: (cached, { readField }) => ({
        ...(cached as object),
        nodes: to((cached as { nodes: readonly Reference[] }).nodes, readField as Read),
      }),
    },
  });
type Read = (name: string, item: Reference) => unknown;

/** @returns the viewer's saved views, with functions that save and delete (with undo) */
export function useViews() {
  const fetchPolicy = useFetchPolicy(SavedViewsDocument, variables);
  const { data } = useQuery(SavedViewsDocument, { variables, fetchPolicy });
  const [runSave] = useCommand(SaveViewDocument, {
    sentences: { done: deskStrings.viewSaved, failed: deskStrings.viewFailed },
    update: (cache, { saveView }) => {
      const id = cache.identify(saveView as unknown as StoreObject);
      if (id) change(cache, (nodes) => [...nodes, { __ref: id }]);
    },
  });
  const [runRemove] = useCommand(RemoveViewDocument, {
    sentences: { done: deskStrings.viewRemoved, failed: deskStrings.viewRemoveFailed },
    optimistic: ({ id }) => ({ removeView: { __typename: 'SavedView' as const, id } }),
    update: (cache, _data, { id }) => change(cache, (nodes, read) => nodes.filter((node) => read('id', node) !== id)),
  });
  const save = async (name: string, query: string): Promise<Failure | null> =>
    (await runSave({ input: { name, query } })).failure;
  return {
    views: (data?.savedViews.nodes ?? []) as readonly View[],
    /** @returns the failure; null on success */
    save,
    remove: ({ id, name, query }: View) => void runRemove({ id }, { undo: () => void save(name, query) }),
  };
}
