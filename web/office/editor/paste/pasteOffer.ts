import { Extension } from '@tiptap/core';
import { closeHistory } from '@tiptap/pm/history';
import { type EditorState, Plugin, PluginKey, TextSelection, type Transaction } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { insertMarkdown } from '../insertMarkdown.ts';
import { isProbablyMarkdown, plainTextSlice } from './plainText.ts';

type Offer = { from: number; to: number; markdown: string };

const key = new PluginKey<Offer | null>('pasteOffer');

/** @returns the Markdown that was pasted last as plain text, until the text is changed otherwise */
export const pasteOfferIn = (state: EditorState): Offer | null => key.getState(state) ?? null;

export const declinePasteOffer = ({ state, dispatch }: Pick<EditorView, 'state' | 'dispatch'>): void =>
  dispatch(state.tr.setMeta(key, null));

/** Reads the pasted text as Markdown; Undo brings the plain text back. */
export function acceptPasteOffer(view: EditorView): void {
  const offer = pasteOfferIn(view.state);
  if (!offer) return;
  const { tr } = view.state;
  const selection = TextSelection.between(tr.doc.resolve(offer.from), tr.doc.resolve(offer.to));
  view.dispatch(closeHistory(tr.setSelection(selection).setMeta(key, null)));
  insertMarkdown(view, offer.markdown);
}

/** Plain text is pasted as it is. If it looks like Markdown, the toolbar offers to read it as such. */
export const PlainTextPaste = Extension.create({
  name: 'plainTextPaste',
  // Before code blocks, which take everything of Visual Studio Code.
  priority: 200,
  addProseMirrorPlugins() {
    /** The text of the last paste; null if it was HTML. */
    let pastedText: string | null = null;
    const plugin = new Plugin<Offer | null>({
      key,
      state: {
        init: () => null,
        apply(change: Transaction, offer) {
          const answered = change.getMeta(key) as Offer | null | undefined;
          if (answered !== undefined) return answered;
          if (change.getMeta('paste') && pastedText !== null)
            return isProbablyMarkdown(pastedText) ? offerOf(change, pastedText) : null;
          if (!offer || !change.docChanged) return offer;
          // Pasted addresses become links.
          const isOfPaste = change.getMeta('appendedTransaction')?.getMeta('paste');
          return isOfPaste
            ? { ...offer, from: change.mapping.map(offer.from, -1), to: change.mapping.map(offer.to) }
            : null;
        },
      },
      props: {
        handleDOMEvents: {
          paste: () => {
            pastedText = null;
            return false;
          },
        },
        handlePaste: (view, { clipboardData }) => {
          const text = clipboardData?.getData('text/plain');
          const isWords = /"mode":"(?:markdown|plaintext)"/.test(clipboardData?.getData('vscode-editor-data') ?? '');
          return isWords && text ? view.pasteText(text) : false;
        },
        clipboardTextParser(text, $context, _isPlain, view) {
          pastedText = text;
          return plainTextSlice(text, view.state.schema, $context.marks());
        },
      },
    });
    return [plugin];
  },
});

function offerOf(change: Transaction, markdown: string): Offer | null {
  let [from, to] = [Number.POSITIVE_INFINITY, 0];
  for (const [index, map] of change.mapping.maps.entries())
    map.forEach((_oldStart, _oldEnd, start, end) => {
      const later = change.mapping.slice(index + 1);
      from = Math.min(from, later.map(start, -1));
      to = Math.max(to, later.map(end));
    });
  return from < to ? { from, to, markdown } : null;
}
