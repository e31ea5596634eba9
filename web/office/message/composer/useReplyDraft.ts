import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { MAX_DRAFT } from '#schema/thread.ts';
import { fetchBeside } from '#web/shared/data/fetchBeside.ts';
import { DraftFragment, SaveReplyDraftDocument } from './documents.ts';

/** Debounce and retry delay, in milliseconds. */
const PAUSE_MS = 1000;
const RETRY_MS = 5000;

type Options = {
  id: string;
  /** Text of the field. */
  text: string;
  /** Text on the server at mount. */
  stored: string;
  /** Whether the reply is being sent, which deletes the autosave. */
  isSending: boolean;
  /** Puts text written elsewhere into the field; called only before the viewer types. */
  adopt: (text: string) => void;
};

/** Autosaves a reply while it is written and when the screen is left. */
export function useReplyDraft({ id, text, stored, isSending, adopt }: Options) {
  const client = useApolloClient();
  const [saved, setSaved] = useState(stored);
  const [failures, setFailures] = useState(0);
  const isTouched = useRef(false);
  const saving = useRef(Promise.resolve());
  const isUnsaved = text !== saved;
  if (isUnsaved) isTouched.current = true;

  /** Saves one state after the other, so that the last one wins. */
  const keep = (kept: string): Promise<void> => {
    saving.current = saving.current.then(async () => {
      const isKept = await save(client, id, kept);
      if (isKept) setSaved(kept);
      setFailures((count) => (isKept ? 0 : count + 1));
    });
    return saving.current;
  };

  const onPause = useEffectEvent((kept: string) => void keep(kept));
  useEffect(() => {
    if (!isUnsaved || isSending || text.length > MAX_DRAFT) return;
    const timer = setTimeout(() => onPause(text), failures ? RETRY_MS : PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, isUnsaved, isSending, failures]);

  const onLeave = useEffectEvent(() => {
    if (isUnsaved && !isSending) void keep(text);
  });
  // The page is closing: do not wait for earlier saves.
  const onPageHide = useEffectEvent(() => {
    if (isUnsaved && !isSending) void save(client, id, text);
  });
  useEffect(() => {
    addEventListener('pagehide', onPageHide);
    return () => {
      removeEventListener('pagehide', onPageHide);
      onLeave();
    };
  }, []);

  const onStored = useEffectEvent(() => {
    if (isTouched.current || stored === saved) return;
    setSaved(stored);
    adopt(stored);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is adopted when it has changed
  useEffect(onStored, [stored]);

  return {
    isUnsaved,
    hasFailed: failures > 0 || text.length > MAX_DRAFT,
    isKept: !isUnsaved && text.trim() !== '',
    /** Resolves when no save is running. */
    settled: () => saving.current,
    /** Called after the reply was sent: the server has deleted the autosave. */
    forget: () => setSaved(''),
    /** Saves a reply that was not sent, at once, because the screen may be left already. */
    keep,
  };
}

/** @returns whether it was saved */
async function save({ cache }: ApolloClient, id: string, text: string): Promise<boolean> {
  try {
    await fetchBeside(SaveReplyDraftDocument, { id, input: { text } });
  } catch {
    return false;
  }
  const draft = text.trim() ? { __typename: 'ReplyDraft' as const, text } : null;
  cache.writeFragment({ fragment: DraftFragment, data: { __typename: 'Message', id, draft } });
  return true;
}
