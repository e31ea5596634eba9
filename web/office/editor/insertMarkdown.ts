import { Fragment, Node, Slice } from '@tiptap/pm/model';
import { Selection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { keepSources, read } from './markdown/document.ts';
import { addNotes, placeNotes } from './paste/copiedNotes.ts';

const SYNTAX = /[\n*_`#>[\]|~\\<&]|^\s*(?:[-+]|\d+[.)])\s|https?:\/\//;

export const looksLikeMarkdown = (text: string): boolean => SYNTAX.test(text);

/** Replaces the selection with Markdown; replacing everything keeps the original source. */
export function insertMarkdown(view: EditorView, markdown: string): void {
  const { state } = view;
  const { blocks, content } = read(markdown);
  const document = Node.fromJSON(state.schema, content);
  if (isAllSelected(view)) {
    view.dispatch(state.tr.replaceWith(0, state.doc.content.size, document.content).scrollIntoView());
    keepSources(view.state.doc, blocks);
    return;
  }
  const { content: part, notes } = placeNotes(document.content, state.doc, state.selection);
  view.dispatch(addNotes(state.tr.replaceSelection(sliceOf(part)), notes).scrollIntoView());
}

/** Text continues in the paragraph where it is inserted. */
function sliceOf(content: Fragment): Slice {
  const isOpen = (node: Node | null) => (node?.type.name === 'paragraph' ? 1 : 0);
  return new Slice(Fragment.from(content), isOpen(content.firstChild), isOpen(content.lastChild));
}

export const isEmpty = ({ state: { doc } }: EditorView): boolean => doc.childCount === 1 && doc.content.size === 2;

/**
 * @returns whether everything is selected, according to the browser, which is ahead of the editor. The ends may contain
 *   nodes that take no cursor.
 */
export function isAllSelected(view: EditorView): boolean {
  const { dom, state } = view;
  if (isEmpty(view)) return true;
  const { from, to } = state.selection;
  if (from <= Selection.atStart(state.doc).from && to >= Selection.atEnd(state.doc).to) return true;
  const selection = dom.ownerDocument.getSelection();
  if (!selection?.rangeCount) return false;
  const range = selection.getRangeAt(0);
  const all = dom.ownerDocument.createRange();
  all.selectNodeContents(dom);
  const { START_TO_START, END_TO_END } = Range;
  return range.compareBoundaryPoints(START_TO_START, all) <= 0 && range.compareBoundaryPoints(END_TO_END, all) >= 0;
}
