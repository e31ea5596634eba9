import { type RefObject, useEffect, useState } from 'react';
import { toast } from 'react-hot-toast';

/** How long the button says that it has copied, in milliseconds (spec section 9). */
const COPIED_MS = 2000;

export type CopySentences = { copied: string; failed: string };

export function useCopy(field: RefObject<HTMLTextAreaElement | null>, { copied, failed }: CopySentences) {
  const [copies, setCopies] = useState(0);
  const [isCopied, setCopied] = useState(false);

  useEffect(() => {
    if (copies === 0) return;
    setCopied(true);
    const timer = setTimeout(() => setCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copies]);

  const copy = async () => {
    if (!field.current || !(await write(field.current))) return void toast.error(failed);
    setCopies((count) => count + 1);
    toast.success(copied);
  };
  return { isCopied, copy: () => void copy() };
}

/** Without https there is no clipboard API: select the field and use the old copy command. */
async function write(field: HTMLTextAreaElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    field.select();
    return document.execCommand('copy');
  }
}
