import { Extension } from '@tiptap/core';
import { Plugin, PluginKey } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';

const key = new PluginKey<boolean>('lastAddress');
const ADDRESS =
  /(?:^|[\s(\ufffc])((?:https?:\/\/|www\.)[^\s<>"]+\.[^\s<>"]*[^\s<>".,;:!?)\]]|[\w.+-]+@[\w-]+(?:\.[\w-]+)+)[.,;:!?)\]]*$/i;

/**
 * An address becomes a link when a space follows. The last word of a text has none: it becomes a link when the writer leaves
 * the text, if it was typed last. One whose link was removed stays without.
 */
export const LastAddress = Extension.create({
  name: 'lastAddress',
  addProseMirrorPlugins() {
    let isTyping = false;
    return [
      new Plugin<boolean>({
        key,
        state: {
          init: () => false,
          apply(change, wasTyped) {
            if (!change.docChanged) return wasTyped;
            const isTyped = isTyping;
            isTyping = false;
            return isTyped;
          },
        },
        props: {
          handleTextInput() {
            isTyping = true;
            return false;
          },
          handleDOMEvents: {
            blur(view) {
              if (key.getState(view.state)) linkLastWord(view);
              return false;
            },
          },
        },
      }),
    ];
  },
});

function linkLastWord({ state, dispatch }: EditorView): void {
  const { $from, empty } = state.selection;
  const { link } = state.schema.marks;
  if (!empty || !link || $from.parent.type.spec.code) return;
  const [match, address = ''] =
    ADDRESS.exec($from.parent.textBetween(0, $from.parentOffset, undefined, '\ufffc')) ?? [];
  if (match === undefined) return;
  const start = $from.pos - match.length + match.indexOf(address);
  const end = start + address.length;
  if (state.doc.rangeHasMark(start, end, link) || state.doc.rangeHasMark(start, end, state.schema.marks.code ?? link))
    return;
  const href = /^https?:/i.test(address) ? address : address.includes('@') ? `mailto:${address}` : `https://${address}`;
  dispatch(state.tr.addMark(start, end, link.create({ href })).removeStoredMark(link));
}
