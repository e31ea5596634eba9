import type { ApolloCache } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { readFragment } from '#web/gql/index.ts';
import { MessagesDocument, MessageTableFragment } from '#web/shared/data/documents/messages.ts';
import { askToLeave } from '#web/shared/forms/unsaved.ts';
import { OFFICE_PAGE } from '#web/shared/lists/folderParams.ts';
import { paths } from '#web/shared/paths.ts';
import { readSession } from '#web/shared/session/session.ts';
import { type ListParams, readListParams } from '../list/filter.ts';
import { lastListSearch } from '../list/lastList.ts';
import { inOrder } from '../list/order.ts';
import { useToList } from './useToList.ts';
import { followOrder, neighbourOf, noteOpened } from './walk.ts';

export const lastListParams = (): ListParams =>
  readListParams(new URLSearchParams(lastListSearch()), readSession()?.user._id ?? 'nobody') as ListParams;

const cachedList = (params: ListParams) => ({
  query: MessagesDocument,
  variables: { ...params, first: OFFICE_PAGE },
});

/** @returns the ids of the cached list in the order of the walk */
function readIds(cache: ApolloCache, params: ListParams): string[] {
  const data = cache.readQuery(cachedList(params), true);
  const messages = inOrder(readFragment(MessageTableFragment, data?.messages.nodes ?? []), params);
  return followOrder(
    JSON.stringify(params),
    messages.map(({ id }) => id),
  );
}

/**
 * Moves between the enquiries of the list that was left last, as far as it is in the cache.
 * @returns the previous and the next enquiry; `go` opens one, `goOn` the next or, after the last, the list. Both ask first
 *   when something is unsaved.
 */
export function useInbox(id: string) {
  const { cache } = useApolloClient();
  const navigate = useNavigate();
  const toList = useToList();
  const [params] = useState(lastListParams);
  const [ids, setIds] = useState(() => readIds(cache, params));
  useEffect(
    () =>
      cache.watch({
        ...cachedList(params),
        optimistic: true,
        callback: () => setIds((before) => changedIds(before, readIds(cache, params))),
      }),
    [cache, params],
  );
  useEffect(() => noteOpened(id), [id]);
  const listed = new Set(ids);
  const previous = neighbourOf(id, -1, listed);
  const next = neighbourOf(id, 1, listed);

  /** An enquiry takes the place of the open one in the history, so that Back leads to the list. */
  const open = (to: string) => void navigate(paths.message(to), { replace: true });
  /** @returns whether there is one */
  const go = (to: string | undefined): boolean => {
    if (to) askToLeave(() => open(to));
    return to !== undefined;
  };
  /** @param onLeave runs once it is sure that the open enquiry is left */
  const goOn = (onLeave?: () => void) =>
    askToLeave(() => {
      onLeave?.();
      if (next) open(next);
      else toList();
    });
  return { previous, next, go, goOn };
}

const changedIds = (before: string[], after: string[]) => (before.join() === after.join() ? before : after);
