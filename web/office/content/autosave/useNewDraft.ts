import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { idForm } from '#schema/common.ts';

/** The parameter of the address that names the draft of a new post or item. */
export const DRAFT = 'draft';

/**
 * The draft that the form of a new post or item goes on with, by the address of the screen: a form has its draft there once it is
 * begun, so that a reload goes on with it. Another address is another form.
 */
export function useNewDraft() {
  const [params, setParams] = useSearchParams();
  const named = params.get(DRAFT);
  const asked = named && idForm.test(named) ? named : null;
  const [shown, setShown] = useState({ named: asked, draftId: asked, round: 0 });
  /** The draft of the form on the screen, which the address is about to name. */
  const [begun, setBegun] = useState<string | null>(null);
  if (asked !== shown.named) {
    const isOwn = asked !== null && asked === begun;
    setShown(isOwn ? { ...shown, named: asked } : { named: asked, draftId: asked, round: shown.round + 1 });
  }
  /** Draws a fresh form. */
  const renew = () => {
    setBegun(null);
    setShown({ named: asked, draftId: null, round: shown.round + 1 });
    setParams({}, { replace: true });
  };
  return {
    /** What `WithDraft` gets. */
    props: {
      key: shown.round,
      draftId: shown.draftId,
      onBegun(id: string) {
        if (id === asked) return;
        setBegun(id);
        setParams({ [DRAFT]: id }, { replace: true });
      },
      onDiscarded: renew,
    },
    renew,
  };
}
