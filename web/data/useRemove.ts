import type { TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useRef } from 'react';
import { toast } from 'react-hot-toast';
import { tellFailure } from '#web/ui/tellFailure.ts';
import { type CacheEntity, dropFromLists, forgetItem } from './cacheLists.ts';
import { failureOf } from './errors.ts';

type Options<Data> = {
  kind: CacheEntity;
  /** Deletes an item; its one field answers the item as it was. */
  document: TypedDocumentNode<Data, { id: string }>;
  /** The document's field. */
  field: keyof Data & string;
  /** What is said; `doing` only where the spec wants a loading toast. */
  sentences: { doing?: string; done: string; failed: string };
};

/** @returns deletes an item: gone from the lists at once, back in them if the server refuses. Answers whether it is gone. */
export function useRemove<Data>({ kind, document, field, sentences }: Options<Data>) {
  const { cache, mutate } = useApolloClient();
  const busy = useRef(new Set<string>());
  return async (id: string): Promise<boolean> => {
    if (busy.current.has(id)) return false;
    busy.current.add(id);
    const toastId = sentences.doing && toast.loading(sentences.doing);
    try {
      const { data } = await mutate({
        mutation: document,
        variables: { id },
        optimisticResponse: { [field]: { __typename: kind.type, id } } as never,
        update: (layer, { data }) => data && dropFromLists(layer, kind, id),
      });
      if (!data) throw new Error('an answer without data');
      toast.success(sentences.done, { id: toastId });
    } catch (error) {
      tellFailure(error, sentences.failed, toastId);
      if (failureOf(error).code !== 'NOT_FOUND') return false;
    } finally {
      busy.current.delete(id);
    }
    forgetItem(cache, kind, id, false);
    return true;
  };
}
