import { useEffect, useRef, useState } from 'react';
import type { PageEdits } from './usePageEdits.ts';

/** What can be written in. */
const CONTROL = 'input, textarea, [contenteditable=true], button';

/**
 * Which text of the page is open, and what the server has against texts. The focus goes to a text that is opened, and back
 * to what opened it.
 */
export function useOpenText({ fields }: Pick<PageEdits, 'fields'>) {
  const [name, setName] = useState<string | null>(null);
  const [refusals, setRefusals] = useState<Record<string, string>>({});
  const panel = useRef<HTMLElement>(null);
  const opener = useRef<Element | null>(null);
  const field = fields.find((one) => one.name === name);
  useEffect(() => {
    if (name === null) return;
    panel.current?.scrollIntoView({ block: 'nearest' });
    panel.current?.querySelector<HTMLElement>(CONTROL)?.focus();
  }, [name]);
  const open = (wanted: string) => {
    opener.current = activeElement();
    setName(wanted);
  };
  return {
    field,
    panel,
    refusals,
    open,
    close: () => {
      setName(null);
      // Behind the drawing: of the list the button is a new one.
      requestAnimationFrame(() => focusAgain(opener.current, name));
    },
    /** Says what is wrong with texts, and opens the first of them. */
    refuse: (found: Record<string, string>) => {
      setRefusals(found);
      const [first] = fields.filter((one) => one.name in found);
      if (first) open(first.name);
    },
  };
}

/** What has the focus, in the frame of the page too. */
function activeElement(): Element | null {
  const { activeElement: active } = document;
  return active instanceof HTMLIFrameElement ? (active.contentDocument?.activeElement ?? active) : active;
}

/** Gives the focus back to the pencil, or to the entry of the list in the place of the one that was pressed. */
function focusAgain(opener: Element | null, name: string | null): void {
  const entry = document.querySelector<HTMLElement>(`[data-opens="${name}"]`);
  (opener?.isConnected ? (opener as HTMLElement) : entry)?.focus();
}
