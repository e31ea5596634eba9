import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { MAX_DRAFT } from '#schema/thread.ts';
import { fetchBeside } from '#web/shared/data/fetchBeside.ts';
import { DraftFragment, SaveReplyDraftDocument } from './documents.ts';

/** How long after the last key it is kept, and when it is tried again, in milliseconds. */
const PAUSE_MS = 1000;
const RETRY_MS = 5000;

type Options = {
  id: string;
  /** What stands in the field. */
  text: string;
  /** What the server was found to have. */
  stored: string;
  /** Whether the reply is on its way: with it goes the draft. */
  isSending: boolean;
  /** Puts into the field what was written elsewhere; called only before anything is written here. */
  adopt: (text: string) => void;
};

/** Keeps a reply on the server while it is written, and what is left of it when the screen is left. */
export function useReplyDraft({ id, text, stored, isSending, adopt }: Options) {
  const client = useApolloClient();
  const [saved, setSaved] = useState(stored);
  const [failures, setFailures] = useState(0);
  const isTouched = useRef(false);
  const saving = useRef(Promise.resolve());
  const isUnsaved = text !== saved;
  if (isUnsaved) isTouched.current = true;

  /** Keeps one after the other: the last one wins. */
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
  // The page ends now: nothing else can be waited for.
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
    /** Resolves when nothing is being kept any more. */
    settled: () => saving.current,
    /** Notes that the reply went out: the server has forgotten the draft. */
    forget: () => setSaved(''),
    /** Keeps a reply that did not go out, at once: the screen may have been left meanwhile. Resolves when that is done. */
    keep,
  };
}

/** @returns whether it was kept */
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
