import type { TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { failureOf } from '#web/shared/data/errors.ts';
import { useFetchPolicy } from '#web/shared/data/freshness.ts';
import { useErrorToast } from '#web/shared/ui/useErrorToast.ts';

type Options<Data, Item> = {
  document: TypedDocumentNode<Data, { slug: string }>;
  slug: string;
  pick: (data: Data) => Item | null | undefined;
  failed: string;
};

/**
 * Loads the item to edit, by slug, as stored now. Later changes elsewhere do not change the form. A failure shows a
 * toast too.
 */
export function useEditForm<Data, Item>({ document, slug, pick, failed }: Options<Data, Item>) {
  // Prefetched data is fresh; other cached data may be old.
  const isFresh = useFetchPolicy(document, { slug }) === 'cache-first';
  const options = { variables: { slug }, notifyOnNetworkStatusChange: true } as const;
  const { data, loading, error, refetch } = useQuery<Data, { slug: string }>(document, {
    ...options,
    fetchPolicy: isFresh ? 'cache-first' : 'no-cache',
  });
  const [first, setFirst] = useState<Item>();
  const loaded = data && pick(data as Data);
  if (loaded && first === undefined) setFirst(loaded);
  const item = first ?? loaded ?? undefined;
  const failure = error ? failureOf(error) : null;
  const isMissing = !item && (failure?.code === 'NOT_FOUND' || loaded === null);
  const sentence = item || loading || isMissing ? null : (failure?.message ?? failed);
  useErrorToast(sentence);
  const reload = async () => {
    const answer = await refetch().catch(() => null);
    setFirst((answer?.data && pick(answer.data as Data)) ?? first);
  };
  return { item, isMissing, sentence, retry: () => void refetch().catch(() => undefined), reload };
}
