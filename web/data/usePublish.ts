import type { TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useRef } from 'react';
import { toast } from 'react-hot-toast';
import { tellFailure } from '#web/ui/tellFailure.ts';
import type { ListField } from './apollo.ts';
import { type CacheEntity, forgetItem, forgetLists } from './cacheLists.ts';
import { type Failure, failureOf } from './errors.ts';

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

/** The response, or why there is none: a toast has said so; null when the same is under way. */
type Outcome<Data> = { data: Data; failure: null } | { data: null; failure: Failure | null };

/** @returns publishes an item or takes it back: shown at once everywhere, taken back if the server refuses */
export function usePublish<Data>({ kind, document, field, publicList, sentences }: Options<Data>) {
  const { cache, mutate } = useApolloClient();
  const busy = useRef(new Set<string>());
  return async (id: string, isPublished: boolean): Promise<Outcome<Data>> => {
    if (busy.current.has(id)) return { data: null, failure: null };
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
      return { data, failure: null };
    } catch (error) {
      tellFailure(error, sentences.failed(isPublished), toastId);
      const failure = failureOf(error);
      if (failure.code === 'NOT_FOUND') forgetItem(cache, kind, id);
      return { data: null, failure };
    } finally {
      busy.current.delete(id);
    }
  };
}
