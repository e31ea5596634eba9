import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { toast } from 'react-hot-toast';
import type { SessionUser } from '#web/shared/session/session.ts';

const load = () => import('./Palette.tsx');

let isOpen = false;
const listeners = new Set<() => void>();

/** Opens the palette, or closes it. */
export function setPaletteOpen(next: boolean): void {
  isOpen = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Opens the palette by Ctrl or Cmd and K, wherever staff are; its code comes when the browser has nothing else to do. */
export function PaletteHost({ user }: { user: SessionUser }) {
  const open = useSyncExternalStore(subscribe, () => isOpen);
  const [module, setModule] = useState<Awaited<ReturnType<typeof load>>>();
  // Not by React's lazy: the page stays as it is when the file does not come, and a failure is said at each press.
  useEffect(() => {
    if (!open || module) return;
    load().then(setModule, () => {
      setPaletteOpen(false);
      toast.error('The search could not be loaded. Please reload the page.');
    });
  }, [open, module]);
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
    if (key.toLowerCase() !== 'k' || ctrlKey === metaKey || altKey || shiftKey) return;
    // The browser's own search would come.
    event.preventDefault();
    if (open || !document.querySelector('[role=dialog], [role=alertdialog]')) setPaletteOpen(!open);
  });
  useEffect(() => {
    addEventListener('keydown', onKeyDown);
    const idle = (window.requestIdleCallback ?? setTimeout)(() => void load().catch(() => undefined));
    return () => {
      removeEventListener('keydown', onKeyDown);
      (window.cancelIdleCallback ?? clearTimeout)(idle);
      setPaletteOpen(false);
    };
  }, []);
  return module ? <module.Palette user={user} open={open} onOpenChange={setPaletteOpen} /> : null;
}
