import { useState } from 'react';
import { useLeaveWarning } from '#web/shared/forms/useLeaveWarning.ts';

/**
 * Edits of a form that is saved as a whole. They are based on the version that was loaded when they began; one that is
 * loaded later replaces them only after `forget`.
 * @param firstDraft the draft that the screen opens with, if it differs from the loaded version
 */
export function useDraftEdits<Loaded, Draft>(
  latest: Loaded,
  draftOf: (loaded: Loaded) => Draft,
  firstDraft: () => Draft | null = () => null,
) {
  const [edits, setEdits] = useState<{ base: Loaded; draft: Draft } | null>(() => {
    const draft = firstDraft();
    return draft && { base: latest, draft };
  });
  useLeaveWarning(edits !== null);
  return {
    base: edits?.base ?? latest,
    draft: edits?.draft ?? draftOf(latest),
    isEdited: edits !== null,
    write: (change: Partial<Draft>) =>
      setEdits((before) => ({
        base: before?.base ?? latest,
        draft: { ...(before?.draft ?? draftOf(latest)), ...change },
      })),
    forget: () => setEdits(null),
  };
}
