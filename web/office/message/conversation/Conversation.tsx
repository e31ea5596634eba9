import { useEffect, useRef } from 'react';
import { readFragment } from '#web/gql/index.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import { Spinner } from '#web/shared/ui/Spinner.tsx';
import type { OpenMessage } from '../openMessage.ts';
import { ConversationPageFragment } from './documents.ts';
import { Box, Entry, fromClient } from './Entry.tsx';
import { useEarlier } from './useEarlier.ts';
import { useSentState } from './useSentState.ts';

type Props = {
  message: OpenMessage;
  /** Whether the entries are not known yet. */
  isPartial: boolean;
  /** Whether a refetch is running: newer entries may follow. */
  isLoading: boolean;
};

/** The conversation, oldest entry first; it opens at the newest. */
export function Conversation({ message, isPartial, isLoading }: Props) {
  const { nodes, pageInfo } = readFragment(ConversationPageFragment, message.thread);
  const list = useRef<HTMLOListElement>(null);
  const { show, isBusy } = useEarlier({ id: message.id, list, firstId: nodes[0]?.id });
  useSentState(nodes);
  useNewestInView(nodes.at(-1)?.id, isLoading);
  const { hasPreviousPage, startCursor } = pageInfo;
  return (
    <section aria-labelledby="conversation">
      <h2 id="conversation" className="sr-only">
        Conversation
      </h2>
      <ol ref={list} className="grid grid-cols-1 gap-3">
        <li>
          <Box label={`Message from ${message.name}`} className={fromClient} who={message.name} at={message.createdAt}>
            <Text text={message.message} />
          </Box>
        </li>
        {hasPreviousPage && startCursor && (
          // The browser would anchor to this button, and the entries below would move.
          <li className="[overflow-anchor:none]">
            <Button variant="secondary" size="small" busy={isBusy} onClick={() => show(startCursor)}>
              Show earlier
            </Button>
          </li>
        )}
        {isPartial && (
          <li role="status" className="flex items-center gap-3 py-2 text-sm text-ink-soft">
            <Spinner className="size-4" /> Loading the conversation...
          </li>
        )}
        {nodes.map((entry) => (
          <li key={entry.id} data-entry={entry.id} tabIndex={-1} className="scroll-mt-28 scroll-mb-8 lg:scroll-my-4">
            <Entry entry={entry} />
          </li>
        ))}
      </ol>
    </section>
  );
}

const Text = ({ text }: { text?: string | null }) => (
  <section aria-label="Message" className="mt-2">
    {text ? (
      <p dir="auto" className="measure whitespace-pre-wrap wrap-anywhere">
        {text}
      </p>
    ) : (
      <p className="text-ink-soft">No text was sent.</p>
    )}
  </section>
);

const entryOf = (id: string | undefined) => document.querySelector<HTMLElement>(`[data-entry="${id}"]`);

export const focusNewest = () =>
  [...document.querySelectorAll<HTMLElement>('[data-entry]:has(article)')].at(-1)?.focus();

/** Scrolls to the newest entry when the screen opens: once from the cache and once after the refetch. */
function useNewestInView(newestId: string | undefined, isLoading: boolean): void {
  const isDone = useRef(false);
  useEffect(() => {
    if (isDone.current) return;
    entryOf(newestId)?.scrollIntoView({ block: 'nearest' });
    isDone.current = !isLoading;
  }, [newestId, isLoading]);
}
