import { useEffect, useRef, useState } from 'react';
import type { PageEdits } from './usePageEdits.ts';

const CONTROL = 'input, textarea, [contenteditable=true], button';

/**
 * The open text of the page, and the server's errors per text. Opening moves the focus to the text; closing moves it
 * back.
 */
export function useOpenText({ fields, fieldNamed }: Pick<PageEdits, 'fields' | 'fieldNamed'>) {
  const [name, setName] = useState<string | null>(null);
  const [refusals, setRefusals] = useState<Record<string, string>>({});
  const panel = useRef<HTMLElement>(null);
  const opener = useRef<Element | null>(null);
  const field = fieldNamed(name);
  useEffect(() => {
    if (name === null) return;
    panel.current?.scrollIntoView({ block: 'nearest' });
    panel.current?.querySelector<HTMLElement>(CONTROL)?.focus();
  }, [name]);
  const open = (nextName: string) => {
    opener.current = activeElement();
    setName(nextName);
  };
  return {
    field,
    panel,
    refusals,
    open,
    close: () => {
      setName(null);
      // After rendering: the list creates a new button.
      requestAnimationFrame(() => restoreFocus(opener.current, name));
    },
    /** Shows the errors and opens the first text with one. */
    showRefusals: (fieldErrors: Record<string, string>) => {
      setRefusals(fieldErrors);
      const [first] = fields.filter((entry) => entry.name in fieldErrors);
      if (first) open(first.name);
    },
  };
}

/** The focused element, also inside the page's frame. */
function activeElement(): Element | null {
  const { activeElement: active } = document;
  return active instanceof HTMLIFrameElement ? (active.contentDocument?.activeElement ?? active) : active;
}

/** Focuses the pencil, or the new list entry of the same text. */
function restoreFocus(opener: Element | null, name: string | null): void {
  const entry = document.querySelector<HTMLElement>(`[data-opens="${name}"]`);
  (opener?.isConnected ? (opener as HTMLElement) : entry)?.focus();
}
