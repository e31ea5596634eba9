import type { TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { idForm } from '#schema/common.ts';
import { useErrorToast } from '#web/shared/ui/useErrorToast.ts';
import { failureOf } from './errors.ts';
import { useFetchPolicy } from './freshness.ts';

type Options<Data, Item> = {
  document: TypedDocumentNode<Data, { id: string }>;
  id: string;
  pick: (data: Data) => Item;
  /** Told when the server gives no reason. */
  failed: string;
};

/** What a screen of the back office knows of its one item; a failure is told by a toast too. */
export type OfficeItem<Item> = {
  item: Item | undefined;
  isMissing: boolean;
  /** Whether what is known is being read, or read again. */
  isLoading: boolean;
  /** Why it could not be read; null while it is being read. */
  sentence: string | null;
  retry: () => void;
};

/** The item of a screen of the back office, by the id in its address: from the cache at first, then as it is by now. */
export function useOfficeItem<Data, Item>({ document, id, pick, failed }: Options<Data, Item>): OfficeItem<Item> {
  // What else stands in an address leads nowhere: the server need not be asked.
  const isId = idForm.test(id);
  const fetchPolicy = useFetchPolicy(document, { id });
  const options = { variables: { id }, skip: !isId, fetchPolicy, notifyOnNetworkStatusChange: true };
  const { data, loading, error, refetch } = useQuery<Data, { id: string }>(document, options);
  const failure = error ? failureOf(error) : null;
  const isMissing = failure?.code === 'NOT_FOUND' || !isId;
  const item = data && !isMissing ? pick(data as Data) : undefined;
  const sentence = item || loading || isMissing ? null : (failure?.message ?? failed);
  useErrorToast(sentence);
  return { item, isMissing, isLoading: loading, sentence, retry: () => void refetch().catch(() => undefined) };
}
