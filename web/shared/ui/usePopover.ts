import { type ToggleEvent, useEffect, useId, useRef, useState } from 'react';

/**
 * A button that opens a panel with the browser's popover API: it works without scripts, and closes on Escape and on a
 * click outside. React mirrors the state for `aria-expanded`, and closes the panel after navigation.
 */
export function usePopover(closeOn: unknown) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);

  // The visitor may have opened it before hydration.
  useEffect(() => setOpen(isSupported() && panel.current?.matches(':popover-open') === true), []);

  const last = useRef(closeOn);
  useEffect(() => {
    if (last.current !== closeOn && isSupported()) panel.current?.hidePopover();
    last.current = closeOn;
  }, [closeOn]);

  return {
    button: { popoverTarget: id, 'aria-expanded': open, 'aria-controls': id },
    panel: {
      id,
      ref: panel,
      popover: 'auto' as const,
      onToggle: (event: ToggleEvent<HTMLDivElement>) => setOpen(event.newState === 'open'),
    },
  };
}

// Older browsers show the panel unfolded (style.css) and throw on the `:popover-open` selector.
const isSupported = () => 'popover' in HTMLElement.prototype;
