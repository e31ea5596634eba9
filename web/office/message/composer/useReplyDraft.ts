import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { MAX_DRAFT } from '#schema/conversation.ts';
import { fetchBeside } from '#web/shared/data/fetchBeside.ts';
import { DraftFragment, SaveReplyDraftDocument } from './documents.ts';

/** Debounce and retry delay, in milliseconds. */
const PAUSE_MS = 1000;
const RETRY_MS = 5000;

type Options = {
  id: string;
  text: string;
  /** Text on the server at mount. */
  savedText: string;
  /** Whether the text on the server is not known yet: nothing is saved over it. */
  isPartial: boolean;
  /** Whether the reply is being sent, which deletes the autosave. */
  isSending: boolean;
  /** Puts text written elsewhere into the field; called only before the viewer types. */
  replaceText: (text: string) => void;
};

export function useReplyDraft({ id, text, savedText, isPartial, isSending, replaceText }: Options) {
  const client = useApolloClient();
  const [saved, setSaved] = useState(savedText);
  const [failures, setFailures] = useState(0);
  const isTouched = useRef(false);
  const saving = useRef(Promise.resolve());
  const isUnsaved = text !== saved;
  if (isUnsaved) isTouched.current = true;

  /** Saves one state after the other, so that the last one wins. */
  const saveText = (newText: string): Promise<void> => {
    saving.current = saving.current.then(async () => {
      const wasSaved = await save(client, id, newText);
      if (wasSaved) setSaved(newText);
      setFailures((count) => (wasSaved ? 0 : count + 1));
    });
    return saving.current;
  };

  const onPause = useEffectEvent((newText: string) => void saveText(newText));
  useEffect(() => {
    if (!isUnsaved || isSending || isPartial || text.length > MAX_DRAFT) return;
    const timer = setTimeout(() => onPause(text), failures ? RETRY_MS : PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, isUnsaved, isSending, isPartial, failures]);

  const onLeave = useEffectEvent(() => {
    if (isUnsaved && !isSending && !isPartial) void saveText(text);
  });
  // The page is closing: do not wait for earlier saves.
  const onPageHide = useEffectEvent(() => {
    if (isUnsaved && !isSending && !isPartial) void save(client, id, text);
  });
  useEffect(() => {
    addEventListener('pagehide', onPageHide);
    return () => {
      removeEventListener('pagehide', onPageHide);
      onLeave();
    };
  }, []);

  /** Whether the text on the server was unknown while the viewer may have begun to write. */
  const wasPartial = useRef(isPartial);
  const onStored = useEffectEvent(() => {
    const isFirst = wasPartial.current && !isPartial;
    wasPartial.current = isPartial;
    if (savedText === saved || (isTouched.current && !isFirst)) return;
    setSaved(savedText);
    // Neither the stored text nor the begun one is lost.
    replaceText(isTouched.current && text.trim() ? `${savedText}\n${text}` : savedText);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is adopted when it has changed
  useEffect(onStored, [savedText, isPartial]);

  return {
    isUnsaved,
    hasFailed: failures > 0 || text.length > MAX_DRAFT,
    isSaved: !isUnsaved && text.trim() !== '',
    /** Resolves when no save is running. */
    settled: () => saving.current,
    /** Called after the reply was sent: the server has deleted the autosave. */
    forget: () => setSaved(''),
    /** Saves a reply that was not sent, at once, because the screen may be left already. */
    saveText,
  };
}

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
