import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { toast } from 'react-hot-toast';
import type { SessionUser } from '#web/shared/session/session.ts';
import { keyOf } from './keyboard/keyOf.ts';

const load = () => import('./Palette.tsx');

let isOpen = false;
const listeners = new Set<() => void>();

export function setPaletteOpen(next: boolean): void {
  isOpen = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Opens the palette with Ctrl+K or Cmd+K; its code is loaded when the browser is idle. */
export function PaletteHost({ user }: { user: SessionUser }) {
  const open = useSyncExternalStore(subscribe, () => isOpen);
  const [module, setModule] = useState<Awaited<ReturnType<typeof load>>>();
  // Not React.lazy: if the file fails to load, the page stays, and each attempt shows the failure.
  useEffect(() => {
    if (!open || module) return;
    load().then(setModule, () => {
      setPaletteOpen(false);
      toast.error('The search could not be loaded. Please reload the page.');
    });
  }, [open, module]);
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { ctrlKey, metaKey, altKey, shiftKey } = event;
    if (keyOf(event) !== 'k' || ctrlKey === metaKey || altKey || shiftKey) return;
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
