import type { Editor } from '@tiptap/core';
import { closeHistory } from '@tiptap/pm/history';
import { Node } from '@tiptap/pm/model';
import { Selection } from '@tiptap/pm/state';
import { isInTable } from '@tiptap/pm/tables';
import type { EditorView } from '@tiptap/pm/view';
import { useEditor } from '@tiptap/react';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { pastedFiles } from '#web/shared/forms/pastedFiles.ts';
import { BlockMenuKeys, type BlockMenuState, isMenuOpen } from './blockMenu.ts';
import { extensions } from './extensions.ts';
import { focused } from './focused.ts';
import { keepSources, markdownOf, read } from './markdown/document.ts';
import { PastedHtml, type PastedPictures } from './paste/pastedPictures.ts';

export type VisualProps = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  onBlur: () => void;
  /** Receives the editable element. */
  ref: (element: HTMLElement) => void;
  describedBy: string | undefined;
  invalid: boolean;
  disabled: boolean;
  /** Where the toolbar is rendered; null until it is mounted. */
  toolbarPlace: HTMLElement | null;
  /** While the Markdown is edited; the editor keeps its history. */
  isHidden: boolean;
  /** Whether to take the focus on mount; known only after the replaced element is removed. */
  hadFocus: RefObject<boolean>;
};

/** The original text, and its serialization without a change: until the first change the original is returned. */
type Opened = { value: string; written: string };

type EditorEvents = { onEscape: () => void; onLink: () => void; onPictures: (files: File[]) => void };

/** A visual Markdown editor. @returns null until it is created */
export function useMarkdownEditor(
  props: VisualProps,
  { pictures, menu }: { pictures: PastedPictures; menu: BlockMenuState },
  events: EditorEvents,
): Editor | null {
  const latest = useRef({ props, events });
  latest.current = { props, events };
  const [first] = useState(() => ({ value: props.value, ...read(props.value) }));
  const opened = useRef<Opened>({ value: '', written: '' });
  // The last value from the form, and the values reported to it since.
  const reportedValues = useRef([props.value]);

  const remember = (editor: Editor, { value, blocks }: Pick<typeof first, 'value' | 'blocks'>) => {
    keepSources(editor.state.doc, blocks);
    opened.current = { value, written: markdownOf(editor.state.doc) };
    reportedValues.current = [value];
  };
  const open = (editor: Editor, value: string, isUndoable: boolean) => {
    const { blocks, content } = read(value);
    const { content: nodes } = Node.fromJSON(editor.schema, content);
    const change = editor.state.tr.replaceWith(0, editor.state.doc.content.size, nodes);
    change
      .setSelection(Selection.atStart(change.doc))
      .setMeta('addToHistory', isUndoable)
      .setMeta('preventUpdate', true);
    editor.view.dispatch(isUndoable ? closeHistory(change) : change);
    remember(editor, { value, blocks });
  };
  const editor = useEditor({
    extensions: [...extensions, PastedHtml.configure({ pictures }), BlockMenuKeys.configure({ menu })],
    // Pasted words stay words: only addresses become links.
    enablePasteRules: ['link'],
    content: first.content,
    shouldRerenderOnTransaction: false,
    editorProps: {
      attributes: attributesOf(props),
      handlePaste: (_, event) => takePictures(event.clipboardData, latest.current.events.onPictures),
      handleDrop: (view, event, _slice, isMoved) => {
        const position = view.posAtCoords({ left: event.clientX, top: event.clientY });
        return (
          !isMoved &&
          takePictures(event.dataTransfer, (files) => {
            if (position) editor?.commands.setTextSelection(position.pos);
            latest.current.events.onPictures(files);
          })
        );
      },
      handleDOMEvents: { keydown: (view, event) => onKey(event, view, latest.current.events) },
    },
    onBlur: () => latest.current.props.onBlur(),
    onUpdate: ({ editor }) => {
      const written = markdownOf(editor.state.doc);
      const value = written === opened.current.written ? opened.current.value : written;
      reportedValues.current.push(value);
      latest.current.props.onChange(value);
    },
  });

  const { isHidden } = props;
  useSyncExternalStore(pictures.subscribe, pictures.waiting);
  // Layout effects, to run before the user can type.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each editor
  useLayoutEffect(() => {
    if (editor) remember(editor, first);
  }, [editor]);
  const wasHidden = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the text appears
  useLayoutEffect(() => {
    if (!editor) return;
    // What is written after a look at the Markdown is a step of its own.
    if (isHidden) return editor.view.dispatch(closeHistory(editor.state.tr));
    props.ref(editor.view.dom);
    if (props.hadFocus.current) focused(editor).setTextSelection(editor.state.doc.content.size).run();
  }, [editor, isHidden]);
  useEffect(() => {
    const index = reportedValues.current.indexOf(props.value);
    // The form may return a reported value late. Any other value was set from outside, or written as Markdown: only
    // that is a change of the user, who can undo it.
    if (index >= 0) reportedValues.current.splice(0, index);
    else if (editor && !isHidden) open(editor, props.value, wasHidden.current);
    wasHidden.current = isHidden;
    // Text that was changed as Markdown replaces the editor's first.
    const change = !isHidden && editor && pictures.settled(editor.state);
    if (change) editor?.view.dispatch(change);
  });
  useAttributes(editor, props);
  return editor;
}

/** Updates label, description and state of the editable element. */
function useAttributes(editor: Editor | null, props: VisualProps): void {
  const { disabled } = props;
  const attributes = JSON.stringify(attributesOf(props));
  useEffect(() => {
    const editorProps = { ...editor?.options.editorProps, attributes: JSON.parse(attributes) };
    editor?.setOptions({ editable: !disabled, editorProps });
  }, [editor, disabled, attributes]);
}

const attributesOf = ({ label, describedBy, invalid, disabled }: VisualProps): Record<string, string> => ({
  class: 'prose',
  role: 'textbox',
  'aria-multiline': 'true',
  'aria-label': label,
  ...(describedBy && { 'aria-describedby': describedBy }),
  ...(invalid && { 'aria-invalid': 'true' }),
  ...(disabled && { 'aria-disabled': 'true' }),
});

/** @returns whether the browser handles a key: outside of a table Tab moves on in the form, Escape goes to the toolbar */
function onKey(event: KeyboardEvent, { state }: EditorView, { onEscape, onLink }: EditorEvents): boolean {
  if (isMenuOpen(state)) return false;
  const isLink = event.key.toLowerCase() === 'k' && event.shiftKey && (event.ctrlKey || event.metaKey);
  if (isLink || event.key === 'Escape') event.preventDefault();
  if (event.key === 'Escape') onEscape();
  if (isLink) onLink();
  return isLink || event.key === 'Escape' || (event.key === 'Tab' && !isInTable(state));
}

/**
 * @returns whether a clipboard or drop contains pictures; false when it also contains text, because Word adds a picture of
 *   the text
 */
function takePictures(data: DataTransfer | null, onPictures: EditorEvents['onPictures']): boolean {
  const files = data ? pastedFiles(data).filter(({ type }) => type.startsWith('image/')) : [];
  if (files.length === 0) return false;
  onPictures(files);
  return true;
}
