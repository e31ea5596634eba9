import { useApolloClient } from '@apollo/client/react';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { conversationStrings } from '#schema/conversation.ts';
import { failureOf } from '#web/shared/data/errors.ts';
import { tellFailure } from '#web/shared/ui/tellFailure.ts';
import { EarlierEntriesDocument } from './documents.ts';

type Options = { id: string; list: RefObject<HTMLElement | null>; firstId: string | undefined };

/**
 * Loads earlier entries of a conversation and keeps the scroll position.
 * @param firstId id of the first loaded entry
 * @returns `show`, which takes the cursor, and whether it is loading
 */
export function useEarlier({ id, list, firstId }: Options) {
  const client = useApolloClient();
  const [isBusy, setBusy] = useState(false);
  const anchor = useRef<{ element: Element; top: number } | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the entries that came above are drawn when the first is another
  useLayoutEffect(() => {
    if (!anchor.current || !list.current) return;
    const { element, top } = anchor.current;
    anchor.current = null;
    scrollerOf(element).scrollBy({ top: element.getBoundingClientRect().top - top, behavior: 'instant' });
  }, [firstId]);

  const show = async (cursor: string) => {
    setBusy(true);
    const query = {
      query: EarlierEntriesDocument,
      variables: { id, before: cursor },
      fetchPolicy: 'no-cache',
    } as const;
    try {
      const { data } = await client.query(query);
      const element = list.current?.querySelector('[data-entry]');
      if (element) anchor.current = { element, top: element.getBoundingClientRect().top };
      client.writeQuery({ ...query, data });
    } catch (error) {
      const failure = failureOf(error);
      tellFailure(failure, failure.message ?? conversationStrings.loadFailed);
    }
    setBusy(false);
  };
  return { show: (before: string) => void show(before), isBusy };
}

/** The element that scrolls the conversation: its column on a wide screen, otherwise the page. */
function scrollerOf(element: Element): Element {
  for (let parent = element.parentElement; parent; parent = parent.parentElement) {
    if (parent.scrollHeight > parent.clientHeight && /auto|scroll/.test(getComputedStyle(parent).overflowY))
      return parent;
  }
  return document.scrollingElement ?? document.documentElement;
}
