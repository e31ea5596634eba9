import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { keyOf } from './keyOf.ts';
import { areShortcutsOn } from './preference.ts';
import { type ShortcutName, shortcuts } from './shortcuts.ts';

/** Runs a shortcut. @returns false when there is nothing to do, so that the browser handles the key */
type Handler = (event: KeyboardEvent) => unknown;
type Handlers = Partial<Record<ShortcutName, Handler>>;

const typing = 'input:not([type=checkbox], [type=radio], [type=button], [type=submit]), textarea, select';
const repeatable: readonly (ShortcutName | undefined)[] = ['next', 'previous'];
const layers = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]';

/**
 * @returns whether a key may be a shortcut: shortcuts are on, no text field has the focus, no dialog or menu is open,
 *   and no modifier is held
 */
export function isShortcutKey(event: KeyboardEvent): boolean {
  const { target, defaultPrevented, isComposing, ctrlKey, metaKey, altKey } = event;
  if (defaultPrevented || isComposing || ctrlKey || metaKey || altKey || !areShortcutsOn()) return false;
  if (target instanceof HTMLElement && (target.matches(typing) || target.isContentEditable)) return false;
  return document.querySelector(layers) === null;
}

const nameOf = (key: string) =>
  (Object.keys(shortcuts) as ShortcutName[]).find((name) => shortcuts[name].keys.includes(key));

const mounted = new Set<RefObject<Handlers>>();

export const countHandlers = (name: ShortcutName): number =>
  [...mounted].filter(({ current }) => current[name] !== undefined).length;

export function useShortcuts(handlers: Handlers): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const name = nameOf(keyOf(event));
    const handle = name && handlers[name];
    if (!handle || !isShortcutKey(event) || (event.repeat && !repeatable.includes(name))) return;
    if (handle(event) === false) return;
    event.preventDefault();
  });
  const latest = useRef(handlers);
  useEffect(() => {
    latest.current = handlers;
  });
  useEffect(() => {
    mounted.add(latest);
    addEventListener('keydown', onKeyDown);
    return () => {
      mounted.delete(latest);
      removeEventListener('keydown', onKeyDown);
    };
  }, []);
}
