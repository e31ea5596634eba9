import { useEffect, useEffectEvent } from 'react';
import { areShortcutsOn } from './preference.ts';
import { type ShortcutName, shortcuts } from './shortcuts.ts';

/** Does what the shortcut stands for. @returns false when there is nothing to do: the key stays the browser's */
type Handler = (event: KeyboardEvent) => unknown;
type Handlers = Partial<Record<ShortcutName, Handler>>;

const typing = 'input:not([type=checkbox], [type=radio], [type=button], [type=submit]), textarea, select';
/** What a key that is held down does again and again; everything else it does once. */
const repeatable: readonly (ShortcutName | undefined)[] = ['next', 'previous'];
const layers = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]';

/**
 * @returns whether a key may be a shortcut: shortcuts are on, nobody is typing, no dialog or menu is open, and no other key is
 * held that would make it the browser's
 */
export function isShortcutKey(event: KeyboardEvent): boolean {
  const { target, defaultPrevented, isComposing, ctrlKey, metaKey, altKey } = event;
  if (defaultPrevented || isComposing || ctrlKey || metaKey || altKey || !areShortcutsOn()) return false;
  if (target instanceof HTMLElement && (target.matches(typing) || target.isContentEditable)) return false;
  return document.querySelector(layers) === null;
}

const nameOf = (key: string) =>
  (Object.keys(shortcuts) as ShortcutName[]).find((name) => shortcuts[name].keys.includes(key));

/** Does what a screen has for the shortcuts, as long as it is drawn. */
export function useShortcuts(handlers: Handlers): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const name = nameOf(event.key);
    const handle = name && handlers[name];
    if (!handle || !isShortcutKey(event) || (event.repeat && !repeatable.includes(name))) return;
    if (handle(event) === false) return;
    event.preventDefault();
  });
  useEffect(() => {
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
}
