import type { TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useRef } from 'react';
import { toast } from 'react-hot-toast';
import { tellFailure } from '#web/ui/tellFailure.ts';
import type { ListField } from './apollo.ts';
import { type CacheEntity, forgetItem, forgetLists } from './cacheLists.ts';
import { failureOf } from './errors.ts';

type Options<Data> = {
  kind: CacheEntity;
  /** Publishes an item or takes it back; its one field answers the item. */
  document: TypedDocumentNode<Data, { id: string; isPublished?: boolean | null }>;
  /** The document's field. */
  field: keyof Data & string;
  /** The list of what is published, which is fetched anew. */
  publicList: ListField;
  /** What is said, by what the item shall be; `doing` only where the spec wants a loading toast. */
  sentences: Record<'done' | 'failed', (isPublished: boolean) => string> & {
    doing?: (isPublished: boolean) => string;
  };
};

/** @returns publishes an item or takes it back: shown at once everywhere, taken back if the server refuses */
export function usePublish<Data>({ kind, document, field, publicList, sentences }: Options<Data>) {
  const { cache, mutate } = useApolloClient();
  const busy = useRef(new Set<string>());
  return async (id: string, isPublished: boolean): Promise<void> => {
    if (busy.current.has(id)) return;
    busy.current.add(id);
    const toastId = sentences.doing && toast.loading(sentences.doing(isPublished));
    try {
      const { data } = await mutate({
        mutation: document as TypedDocumentNode<Data, { id: string; isPublished: boolean }>,
        variables: { id, isPublished },
        optimisticResponse: { [field]: { __typename: kind.type, id, isPublished } } as never,
      });
      if (!data) throw new Error('an answer without data');
      forgetLists(cache, [publicList]);
      toast.success(sentences.done(isPublished), { id: toastId });
    } catch (error) {
      tellFailure(error, sentences.failed(isPublished), toastId);
      if (failureOf(error).code === 'NOT_FOUND') forgetItem(cache, kind, id);
    } finally {
      busy.current.delete(id);
    }
  };
}
