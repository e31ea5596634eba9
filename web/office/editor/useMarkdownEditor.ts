import type { Editor } from '@tiptap/core';
import { Node } from '@tiptap/pm/model';
import { Selection } from '@tiptap/pm/state';
import { useEditor } from '@tiptap/react';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { extensions } from './extensions.ts';
import { focused } from './focused.ts';
import { keepSources, markdownOf, read } from './markdown/document.ts';

export type VisualProps = {
  /** Accessible name. */
  label: string;
  /** Markdown text. */
  value: string;
  onChange: (value: string) => void;
  onBlur: () => void;
  /** Receives the editable element. */
  ref: (element: HTMLElement) => void;
  /** Ids for `aria-describedby`. */
  describedBy: string | undefined;
  invalid: boolean;
  disabled: boolean;
  /** Whether to take the focus on mount; known only after the replaced element is removed. */
  hadFocus: RefObject<boolean>;
};

/** The original text, and its serialization without a change: until the first change the original is returned. */
type Opened = { value: string; written: string };

/** Events that the caller handles. */
type EditorEvents = { onEscape: () => void; onLink: () => void; onPicture: (file: File) => void };

/** A visual Markdown editor. @returns null until it is created */
export function useMarkdownEditor(props: VisualProps, events: EditorEvents): Editor | null {
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
  const open = (editor: Editor, value: string) => {
    const { blocks, content } = read(value);
    const { content: nodes } = Node.fromJSON(editor.schema, content);
    const change = editor.state.tr.replaceWith(0, editor.state.doc.content.size, nodes);
    // Opening a text is not a change and cannot be undone.
    change.setSelection(Selection.atStart(change.doc)).setMeta('addToHistory', false).setMeta('preventUpdate', true);
    editor.view.dispatch(change);
    remember(editor, { value, blocks });
  };
  const editor = useEditor({
    extensions,
    content: first.content,
    shouldRerenderOnTransaction: false,
    editorProps: {
      attributes: attributesOf(props),
      handlePaste: (_, event) => takePicture(event.clipboardData, latest.current.events),
      handleDrop: (view, event, _slice, isMoved) => {
        const position = view.posAtCoords({ left: event.clientX, top: event.clientY });
        if (isMoved || !takePicture(event.dataTransfer, latest.current.events)) return false;
        if (position) editor?.commands.setTextSelection(position.pos);
        return true;
      },
      handleDOMEvents: { keydown: (_, event) => onKey(event, latest.current.events) },
    },
    onBlur: () => latest.current.props.onBlur(),
    onUpdate: ({ editor }) => {
      const written = markdownOf(editor.state.doc);
      const value = written === opened.current.written ? opened.current.value : written;
      reportedValues.current.push(value);
      latest.current.props.onChange(value);
    },
  });

  // A layout effect, to run before the user can type.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each editor
  useLayoutEffect(() => {
    if (!editor) return;
    remember(editor, first);
    props.ref(editor.view.dom);
    if (props.hadFocus.current) focused(editor).setTextSelection(editor.state.doc.content.size).run();
  }, [editor]);
  useEffect(() => {
    const index = reportedValues.current.indexOf(props.value);
    // The form may return a reported value late. Any other value was set from outside.
    if (index >= 0) reportedValues.current.splice(0, index);
    else if (editor) open(editor, props.value);
  });
  const { disabled } = props;
  const attributes = JSON.stringify(attributesOf(props));
  useEffect(() => {
    const editorProps = { ...editor?.options.editorProps, attributes: JSON.parse(attributes) };
    editor?.setOptions({ editable: !disabled, editorProps });
  }, [editor, disabled, attributes]);
  return editor;
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

/** @returns whether the browser handles a key: Tab moves on in the form, Escape goes to the toolbar */
function onKey(event: KeyboardEvent, { onEscape, onLink }: EditorEvents): boolean {
  const isLink = event.key.toLowerCase() === 'k' && event.shiftKey && (event.ctrlKey || event.metaKey);
  if (isLink || event.key === 'Escape') event.preventDefault();
  if (event.key === 'Escape') onEscape();
  if (isLink) onLink();
  return isLink || event.key === 'Escape' || event.key === 'Tab';
}

/**
 * @returns whether a clipboard or drop contains a picture, which opens the dialog; false when it also contains text,
 *   because Word adds a picture of the text
 */
function takePicture(data: DataTransfer | null, { onPicture }: EditorEvents): boolean {
  const file = [...(data?.files ?? [])].find(({ type }) => type.startsWith('image/'));
  if (!file || data?.getData('text/plain')) return false;
  onPicture(file);
  return true;
}
