import { type Editor, Extension, type Range } from '@tiptap/core';
import type { EditorState } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { exitSuggestion, Suggestion, SuggestionPluginKey, type SuggestionProps } from '@tiptap/suggestion';
import { type Block, blocksFor } from './blocks.ts';

export type OpenMenu = {
  blocks: Block[];
  active: number;
  range: Range;
  /** Place of the `/` in the window. */
  place: () => DOMRect | null;
};

/** The menu that `/` opens in an empty line. It holds what React renders; the editor keeps the focus. */
export class BlockMenuState {
  #open: OpenMenu | null = null;
  #listeners = new Set<() => void>();
  onChoose: (block: Block) => void = () => {};

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  read = (): OpenMenu | null => this.#open;

  show({ query, range, clientRect }: Pick<SuggestionProps, 'query' | 'range' | 'clientRect'>): void {
    const blocks = blocksFor(query);
    const place = () => clientRect?.() ?? null;
    this.#set(blocks.length > 0 ? { blocks, active: 0, range, place } : null);
  }
  hide(): void {
    this.#set(null);
  }
  move(to: number): void {
    const { length } = this.#open?.blocks ?? [];
    if (this.#open && length > 0) this.#set({ ...this.#open, active: (to + length) % length });
  }
  choose(editor: Editor, index = this.#open?.active ?? 0): void {
    const { blocks, range } = this.#open ?? {};
    const block = blocks?.[index];
    if (!block || !range) return;
    this.hide();
    editor.commands.deleteRange(range);
    this.onChoose(block);
  }
  /** @returns whether the menu handles the key */
  press(editor: Editor, key: string): boolean {
    if (!this.#open) return false;
    const { active, blocks } = this.#open;
    const moves: Record<string, number> = {
      ArrowDown: active + 1,
      ArrowUp: active - 1,
      Home: 0,
      End: blocks.length - 1,
    };
    const to = moves[key];
    if (to !== undefined) this.move(to);
    else if (key === 'Enter' || key === 'Tab') this.choose(editor);
    return to !== undefined || key === 'Enter' || key === 'Tab';
  }
  #set(open: OpenMenu | null): void {
    this.#open = open;
    for (const listener of this.#listeners) listener();
  }
}

/** @returns whether the keys belong to the menu, and Escape closes it */
export const isMenuOpen = (state: EditorState): boolean => SuggestionPluginKey.getState(state)?.active === true;

/** Closes the menu; what is typed stays as text. */
export const closeMenu = (view: EditorView): void => exitSuggestion(view);

/** Opens the menu where `/` begins an otherwise empty paragraph. */
export const BlockMenuKeys = Extension.create<{ menu: BlockMenuState }>({
  name: 'blockMenu',
  // Before the keys of lists and tables.
  priority: 1000,
  addProseMirrorPlugins() {
    const { editor } = this;
    const { menu } = this.options;
    return [
      Suggestion({
        editor,
        char: '/',
        startOfLine: true,
        allowSpaces: true,
        decorationTag: 'span',
        allow: ({ state, range }) => {
          const { parent } = state.doc.resolve(range.from);
          return parent.type.name === 'paragraph' && parent.content.size === range.to - range.from;
        },
        render: () => ({
          onStart: (props) => menu.show(props),
          onUpdate: (props) => menu.show(props),
          onExit: () => menu.hide(),
          onKeyDown: ({ event }) => menu.press(editor, event.key),
        }),
      }),
    ];
  },
});
