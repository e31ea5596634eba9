import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { isKindWord, type KindWord } from '#schema/affiliateStrings.ts';
import { useFormResult } from '#web/shared/app/formResult.tsx';
import { APPLY, INQUIRY_ID } from './apply.ts';

/**
 * The form that the visitor has asked for. Until the scripts are there the page's address asks for it, and it stands in
 * the page; then it becomes the dialog, unless the visitor has begun to write.
 */
export function useAskedForm() {
  const [search, setSearch] = useSearchParams();
  const [open, setOpen] = useState<KindWord | null>(null);
  const posted = useFormResult();
  const word = search.get(APPLY);
  const standing = isKindWord(word) ? word : null;

  const lift = useEffectEvent(() => {
    if (posted || isBegun()) return;
    // Where the focus goes when the dialog closes.
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
