import { useApolloClient } from '@apollo/client/react';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { type ContentKind, draftStrings } from '#schema/draft.ts';
import { sentenceOf } from '#web/shared/data/errors.ts';
import { useSession } from '#web/shared/session/session.ts';
import { ErrorPanel, Loading } from '#web/shared/ui/States.tsx';
import type { Draft } from './draft.ts';
import { openDraft } from './openDraft.ts';
import type { FormDraft } from './useAutosave.ts';

type Props = {
  kind: ContentKind;
  /** The item being edited; undefined for a new one. */
  item?: { id: string; slug: string };
  /** Autosave of a new item to continue; null for an empty form. */
  draftId?: string | null;
  onAutosaveStart?: (id: string) => void;
  /** Called after a new item was discarded; by default the form is remounted. */
  onDiscarded?: () => void;
  children: (draft: FormDraft) => ReactNode;
};

export function WithDraft({ kind, item, draftId = null, onAutosaveStart, onDiscarded, children }: Props) {
  const client = useApolloClient();
  const userId = useSession()?.user._id ?? '';
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<{ draft: Draft | null } | { sentence: string } | null>(null);
  const open = useEffectEvent(() =>
    openDraft(client, { userId, kind, itemId: item?.id ?? null }, { slug: item?.slug ?? null, id: draftId }).then(
      (draft) => ({ draft }),
      (error: unknown) => ({ sentence: sentenceOf(error, draftStrings.loadFailed) }),
    ),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads it again
  useEffect(() => {
    let isCancelled = false;
    void open().then((result) => isCancelled || setLoaded(result));
    return () => {
      isCancelled = true;
    };
  }, [attempt]);
  const reload = () => {
    setLoaded(null);
    setAttempt(attempt + 1);
  };
  if (!loaded) return <Loading />;
  if ('sentence' in loaded) return <ErrorPanel title="Loading Failed" message={loaded.sentence} onRetry={reload} />;
  return children({ draft: loaded.draft, onDiscarded: onDiscarded ?? reload, onAutosaveStart });
}
