import { Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { insertMarkdown, isAllSelected, isEmpty, looksLikeMarkdown } from './insertMarkdown.ts';
import { serialize } from './markdown/serialize.ts';
import { cleanPaste } from './paste/cleanPaste.ts';
import { plainTextToMarkdown } from './paste/plainText.ts';

/** Text inserted at once, by dictation, a text expander or a paste, is parsed as Markdown if it looks like it. */
export const TextAtOnce = Extension.create({
  name: 'textAtOnce',
  addProseMirrorPlugins: () => [
    new Plugin({
      props: {
        handleDOMEvents: { beforeinput: onInput },
        handlePaste: onPaste,
        transformPastedHTML: cleanPaste,
        clipboardTextSerializer: (slice) => serialize(slice.content.toJSON() ?? []),
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

function onPaste(view: EditorView, event: ClipboardEvent): boolean {
  const data = event.clipboardData;
  const text = data?.getData('text/plain') ?? '';
  if (data?.getData('text/html') || isInCode(view) || !looksLikeMarkdown(text)) return false;
  insertMarkdown(view, plainTextToMarkdown(text));
  return true;
}
