import type { Editor } from '@tiptap/core';
import { useEffect, useId, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { type BlockMenuState, closeMenu, type OpenMenu } from './blockMenu.ts';

type Props = { editor: Editor; menu: BlockMenuState };

/** The listbox of blocks at the `/`. The editor keeps the focus and refers to the active option. */
export function BlockMenu({ editor, menu }: Props) {
  const open = useSyncExternalStore(menu.subscribe, menu.read);
  return open && <Options key={open.range.from} editor={editor} menu={menu} open={open} />;
}

function Options({ editor, menu, open }: Props & { open: OpenMenu }) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const style = usePlace(open);
  const { blocks, active } = open;
  const activeId = `${id}-${active}`;
  useEffect(() => {
    const text = editor.view.dom;
    const attributes = { 'aria-controls': id, 'aria-activedescendant': activeId, 'aria-autocomplete': 'list' };
    for (const [name, value] of Object.entries(attributes)) text.setAttribute(name, value);
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
    return () => {
      for (const name of Object.keys(attributes)) text.removeAttribute(name);
    };
  }, [editor, id, activeId]);
  useEffect(() => {
    const onOutside = ({ target }: PointerEvent) => {
      if (!list.current?.contains(target as Node)) closeMenu(editor.view);
    };
    addEventListener('pointerdown', onOutside, { capture: true });
    return () => removeEventListener('pointerdown', onOutside, { capture: true });
  }, [editor]);
  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label="Blocks"
      style={style}
      className="fixed z-20 max-h-72 w-60 overflow-y-auto border-2 border-ink bg-sheet py-1 text-sm"
    >
      {blocks.map(({ label, icon: Icon }, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the editor has the focus and handles the keys
        <div
          key={label}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          className="flex min-h-9 cursor-pointer items-center gap-3 px-3 font-semibold aria-selected:bg-ink aria-selected:text-paper"
          // Keeps the focus in the text.
          onMouseDown={(event) => event.preventDefault()}
          onMouseMove={() => index !== active && menu.move(index)}
          onClick={() => menu.choose(editor, index)}
        >
          <Icon aria-hidden="true" className="size-4" />
          {label}
        </div>
      ))}
    </div>
  );
}

/** Height of the list at most, and its width, in pixels. */
const [HEIGHT, WIDTH, GAP] = [288, 240, 4];

/** @returns the place of the menu: below the line, or above where the window ends; it follows when the page scrolls */
function usePlace(open: OpenMenu) {
  const [rect, setRect] = useState<DOMRect | null>(null);
  useLayoutEffect(() => {
    const update = () => setRect(open.place());
    update();
    addEventListener('scroll', update, { capture: true, passive: true });
    addEventListener('resize', update);
    return () => {
      removeEventListener('scroll', update, { capture: true });
      removeEventListener('resize', update);
    };
  }, [open]);
  if (!rect) return { visibility: 'hidden' as const };
  const isAbove = rect.bottom + GAP + HEIGHT > innerHeight && rect.top > innerHeight - rect.bottom;
  const left = Math.max(GAP, Math.min(rect.left, document.documentElement.clientWidth - WIDTH - GAP));
  return isAbove ? { left, bottom: innerHeight - rect.top + GAP } : { left, top: rect.bottom + GAP };
}
