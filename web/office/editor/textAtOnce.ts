import { Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { copiedText } from './copiedText.ts';
import { insertMarkdown, isAllSelected, isEmpty, looksLikeMarkdown } from './insertMarkdown.ts';

/** Text inserted at once, by dictation or a text expander, is parsed as Markdown if it looks like it. */
export const TextAtOnce = Extension.create({
  name: 'textAtOnce',
  addProseMirrorPlugins: () => [
    new Plugin({
      props: {
        handleDOMEvents: { beforeinput: onInput },
        clipboardTextSerializer: ({ content }) => copiedText(content),
      },
    }),
  ],
});

const isInCode = ({ state }: EditorView) => state.selection.$from.parent.type.spec.code === true;

function onInput(view: EditorView, event: InputEvent): boolean {
  const { data, inputType } = event;
  if (!view.editable || inputType !== 'insertText' || !data || data.length < 2 || isInCode(view)) return false;
  event.preventDefault();
  // Text without markup keeps the type of its block, unless it replaces the whole text.
  const isWhole = !isEmpty(view) && isAllSelected(view);
  if (isWhole || looksLikeMarkdown(data)) insertMarkdown(view, data);
  else view.dispatch(view.state.tr.insertText(data).scrollIntoView());
  return true;
}
