import type { TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useRef } from 'react';
import { toast } from 'react-hot-toast';
import { tellFailure } from '#web/ui/tellFailure.ts';
import { type CacheEntity, forgetItem, moveToFolder } from './cacheLists.ts';
import { failureOf } from './errors.ts';
import { countsTold, recount } from './overviewCounts.ts';

type Item = { id: string; isSpam: boolean };
type Options<Data> = {
  kind: CacheEntity;
  /** Moves an item; its one field answers the item as it is by now. */
  document: TypedDocumentNode<Data, { id: string; isSpam?: boolean | null }>;
  /** The document's field. */
  field: keyof Data & string;
  /** What counts such items among the spam. */
  count: 'spamMessages' | 'spamApplications';
  sentences: { spam: string; notSpam: string; failed: string };
};

/** @returns moves an item to the spam folder or out of it: gone from its folder at once, back in it if the server refuses */
export function useMarkSpam<Data>({ kind, document, field, count, sentences }: Options<Data>) {
  const { cache, mutate } = useApolloClient();
  const busy = useRef(new Set<string>());
  return async (id: string, isSpam: boolean): Promise<void> => {
    if (busy.current.has(id)) return;
    busy.current.add(id);
    const told = countsTold();
    try {
      const { data } = await mutate({
        mutation: document,
        variables: { id, isSpam },
        optimisticResponse: { [field]: { __typename: kind.type, id, isSpam, ...(!isSpam && unread(kind)) } } as never,
        update: (layer, { data }) => {
          const moved = (data as Record<string, Item> | null | undefined)?.[field];
          if (!moved) return;
          moveToFolder(layer, kind, id, moved.isSpam ? 'SPAM' : 'INBOX');
          // The stream may be quicker than the answer: what it has told counts this one already, or will in a moment.
          if (countsTold() === told) recount(layer, count, moved.isSpam ? 1 : -1);
        },
      });
      if (!data) throw new Error('an answer without data');
      toast.success(isSpam ? sentences.spam : sentences.notSpam);
    } catch (error) {
      tellFailure(error, sentences.failed);
      if (failureOf(error).code === 'NOT_FOUND') forgetItem(cache, kind, id);
    } finally {
      busy.current.delete(id);
    }
  };
}

/** What comes out of the spam folder nobody has read; an application has nothing to read. */
const unread = ({ type }: CacheEntity) => (type === 'Message' ? { isRead: false } : {});
