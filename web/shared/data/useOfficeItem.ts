import type { TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { isId } from '#schema/common.ts';
import { useErrorToast } from '#web/shared/ui/useErrorToast.ts';
import { failureOf } from './errors.ts';
import { useFetchPolicy } from './freshness.ts';

type Options<Data, Item> = {
  document: TypedDocumentNode<Data, { id: string }>;
  id: string;
  pick: (data: Data) => Item;
  /** The toast when the server sends no message. */
  failed: string;
};

/** The item of an office screen; a failure shows a toast too. */
export type OfficeItem<Item> = {
  item: Item | undefined;
  isMissing: boolean;
  /** True while loading or refetching. */
  isLoading: boolean;
  /** Error text; null while loading. */
  sentence: string | null;
  retry: () => void;
};

/** Loads the item of an office screen by the id in its path: from the cache first, then from the server. */
export function useOfficeItem<Data, Item>({ document, id, pick, failed }: Options<Data, Item>): OfficeItem<Item> {
  // An invalid id needs no request.
  const isValidId = isId(id);
  const fetchPolicy = useFetchPolicy(document, { id });
  const options = { variables: { id }, skip: !isValidId, fetchPolicy, notifyOnNetworkStatusChange: true };
  const { data, loading, error, refetch } = useQuery<Data, { id: string }>(document, options);
  const failure = error ? failureOf(error) : null;
  const isMissing = failure?.code === 'NOT_FOUND' || !isValidId;
  const item = data && !isMissing ? pick(data as Data) : undefined;
  const sentence = item || loading || isMissing ? null : (failure?.message ?? failed);
  useErrorToast(sentence);
  return { item, isMissing, isLoading: loading, sentence, retry: () => void refetch().catch(() => undefined) };
}
