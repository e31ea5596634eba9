import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { idForm } from '#schema/common.ts';

/** Query parameter with the autosave of a new item. */
export const DRAFT = 'draft';

/**
 * The autosave of a new item's form, from the address. A form adds its autosave to the address, so that a reload
 * continues with it. Another address means another form.
 */
export function useNewDraft() {
  const [params, setParams] = useSearchParams();
  const named = params.get(DRAFT);
  const asked = named && idForm.test(named) ? named : null;
  const [shown, setShown] = useState({ named: asked, draftId: asked, round: 0 });
  /** The autosave of the current form, which the address will contain. */
  const [begun, setBegun] = useState<string | null>(null);
  if (asked !== shown.named) {
    const isOwn = asked !== null && asked === begun;
    setShown(isOwn ? { ...shown, named: asked } : { named: asked, draftId: asked, round: shown.round + 1 });
  }
  /** Starts an empty form. */
  const renew = () => {
    setBegun(null);
    setShown({ named: asked, draftId: null, round: shown.round + 1 });
    setParams({}, { replace: true });
  };
  return {
    /** Properties of `WithDraft`. */
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
