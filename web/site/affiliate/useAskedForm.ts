import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { isKindWord, type KindWord } from '#schema/affiliateStrings.ts';
import { useFormResult } from '#web/shared/app/formResult.tsx';
import { APPLY, INQUIRY_ID } from './apply.ts';

/**
 * Decides between form and dialog. The form in the address is first rendered in the page; after hydration it becomes
 * the dialog, unless the visitor has started to write.
 */
export function useAskedForm() {
  const [search, setSearch] = useSearchParams();
  const [open, setOpen] = useState<KindWord | null>(null);
  const posted = useFormResult();
  const word = search.get(APPLY);
  const standing = isKindWord(word) ? word : null;

  const lift = useEffectEvent(() => {
    if (posted || isBegun()) return;
    // Focus this button, so that the dialog returns the focus to it.
    document.querySelector<HTMLElement>(`button[name=${APPLY}][value=${standing}]`)?.focus({ preventScroll: true });
    setOpen(standing);
    setSearch({}, { replace: true });
  });
  useEffect(() => {
    if (standing) lift();
  }, [standing]);
  return { standing, open, setOpen };
}

function isBegun(): boolean {
  const place = document.getElementById(INQUIRY_ID);
  const inputs = [...(place?.querySelectorAll<HTMLInputElement>('input:not([type=hidden])') ?? [])];
  return inputs.some((input) => input.value !== '' || input === document.activeElement);
}
