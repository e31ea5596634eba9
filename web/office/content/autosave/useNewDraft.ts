import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { isId } from '#schema/common.ts';
import { isLeaving } from '#web/shared/app/navigationState.ts';

export const DRAFT = 'draft';

/**
 * The autosave of a new item's form, from the address. A form adds its autosave to the address, so that a reload
 * continues with it. Another address means another form.
 */
export function useNewDraft() {
  const [params, setParams] = useSearchParams();
  const draftParam = params.get(DRAFT);
  const addressId = draftParam && isId(draftParam) ? draftParam : null;
  const [formState, setFormState] = useState({ addressId, draftId: addressId, round: 0 });
  const [currentId, setCurrentId] = useState<string | null>(null);
  if (addressId !== formState.addressId) {
    const isOwn = addressId !== null && addressId === currentId;
    setFormState(isOwn ? { ...formState, addressId } : { addressId, draftId: addressId, round: formState.round + 1 });
  }
  const renew = () => {
    setCurrentId(null);
    setFormState({ addressId, draftId: null, round: formState.round + 1 });
    setParams({}, { replace: true });
  };
  return {
    props: {
      key: formState.round,
      draftId: formState.draftId,
      onAutosaveStart(id: string) {
        if (id === addressId) return;
        setCurrentId(id);
        if (!isLeaving()) setParams({ [DRAFT]: id }, { replace: true });
      },
      onDiscarded: renew,
    },
    renew,
  };
}
