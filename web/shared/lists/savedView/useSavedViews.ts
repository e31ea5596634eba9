import type { ApolloCache } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { MAX_VIEWS, savedViewStrings, type ViewedList } from '#schema/savedView.ts';
import type { SavedViewsQuery } from '#web/gql/graphql.ts';
import type { Failure } from '#web/shared/data/errors.ts';
import { useFetchPolicy } from '#web/shared/data/freshness.ts';
import { useCommand } from '#web/shared/data/useCommand.ts';
import { RemoveViewDocument, SavedViewsDocument, SaveViewDocument } from './documents.ts';

export type View = SavedViewsQuery['savedViews']['nodes'][number];
type Views = readonly View[];

export function useSavedViews(list: ViewedList) {
  const variables = { list, first: MAX_VIEWS };
  const fetchPolicy = useFetchPolicy(SavedViewsDocument, variables);
  const { data } = useQuery(SavedViewsDocument, { variables, fetchPolicy });
  const change = (cache: ApolloCache, to: (views: Views) => Views) =>
    cache.updateQuery({ query: SavedViewsDocument, variables }, (cached) =>
      cached ? { savedViews: { ...cached.savedViews, nodes: [...to(cached.savedViews.nodes)] } } : undefined,
    );
  const [runSave] = useCommand(SaveViewDocument, {
    sentences: { done: savedViewStrings.saved, failed: savedViewStrings.saveFailed },
    update: (cache, { saveView }) => change(cache, (views) => [...views, saveView]),
  });
  const [runRemove] = useCommand(RemoveViewDocument, {
    sentences: { done: savedViewStrings.removed, failed: savedViewStrings.removeFailed },
    optimistic: ({ id }) => ({ removeView: { __typename: 'SavedView' as const, id } }),
    update: (cache, _data, { id }) => change(cache, (views) => views.filter((view) => view.id !== id)),
  });
  const save = async (name: string, query: string): Promise<Failure | null> =>
    (await runSave({ input: { list, name, query } })).failure;
  return {
    views: data?.savedViews.nodes ?? [],
    /** @returns the failure; null on success */
    save,
    remove: ({ id, name, query }: View) => void runRemove({ id }, { undo: () => void save(name, query) }),
  };
}
