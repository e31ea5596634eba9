import { Extension } from '@tiptap/core';
import { Fragment, type Node, Slice } from '@tiptap/pm/model';
import { Plugin, type Transaction } from '@tiptap/pm/state';
import { numberAfter } from '../footnoteNumber.ts';

type Range = { from: number; to: number };
type Notes = { labels: Set<string>; notes: Map<string, Node> };
export type PlacedNotes = { content: Fragment; notes: Node[] };

const NOTE = 'footnote';
const isLabelled = ({ type }: Node) => type.name === NOTE || type.name === 'footnoteReference';

/** @param replaced the part that the pasted one takes the place of */
function notesOf(document: Node, replaced: Range | null): Notes {
  const result: Notes = { labels: new Set(), notes: new Map() };
  document.descendants((node, position) => {
    if (!isLabelled(node)) return;
    // A selection of a whole footnote begins and ends in its paragraphs.
    const edge = node.isLeaf ? 0 : 2;
    const isReplaced = replaced && position + edge >= replaced.from && position + node.nodeSize - edge <= replaced.to;
    if (isReplaced) return;
    result.labels.add(String(node.attrs.label));
    if (node.type.name === NOTE && !result.notes.has(node.attrs.label)) result.notes.set(node.attrs.label, node);
  });
  return result;
}

/**
 * Prepares a part of a text for another place. The page shows the first of two footnotes with one label, so a footnote
 * whose label is taken gets the next number, and so do its references. One that the text has already is left out.
 * @param replaced the part of the document that it takes the place of
 * @param openStart how deep the part begins: words out of a footnote are no footnote
 * @returns the part, and the footnotes at its end, whose place is the end of the document
 */
export function placeNotes(content: Fragment, document: Node, replaced: Range | null, openStart = 0): PlacedNotes {
  const present = notesOf(document, replaced);
  const isWhole = (node: Node) => node.type.name === NOTE && !(openStart > 0 && node === content.firstChild);
  const labels = new Set(present.labels);
  content.descendants((node) => {
    if (isLabelled(node)) labels.add(String(node.attrs.label));
  });
  const newLabels = new Map<string, string>();
  const presentLabels = new Set<string>();
  for (const note of content.content.filter(isWhole)) {
    const label = String(note.attrs.label);
    if (present.notes.get(label)?.content.eq(note.content)) presentLabels.add(label);
    else if (present.labels.has(label) && !newLabels.has(label)) {
      newLabels.set(label, String(numberAfter(labels)));
      labels.add(newLabels.get(label) as string);
    }
  }
  const nodes = content.content
    .filter((node) => !(isWhole(node) && presentLabels.has(String(node.attrs.label))))
    .map((node) => withLabels(node, newLabels));
  let end = nodes.length;
  // An empty line after the footnotes is that of the end of a text.
  for (let index = end - 1; index >= 0; index -= 1) {
    const node = nodes[index];
    if (node?.type.name === NOTE && !(index === 0 && openStart > 0)) end = index;
    else if (node?.type.name !== 'paragraph' || node.childCount > 0) break;
  }
  const notes = nodes.slice(end).filter(({ type }) => type.name === NOTE);
  return { content: Fragment.fromArray(nodes.slice(0, end)), notes };
}

function withLabels(node: Node, labels: ReadonlyMap<string, string>): Node {
  if (labels.size === 0 || node.isText) return node;
  const label = isLabelled(node) ? labels.get(String(node.attrs.label)) : undefined;
  const content = node.content.content.map((child) => withLabels(child, labels));
  return node.type.create(label ? { ...node.attrs, label } : node.attrs, content, node.marks);
}

/** Inserts footnotes where the toolbar does: before the empty line at the end. */
export function addNotes(change: Transaction, notes: readonly Node[]): Transaction {
  const { lastChild, content } = change.doc;
  const isEmptyLine = lastChild?.type.name === 'paragraph' && lastChild.childCount === 0;
  return notes.length > 0 ? change.insert(content.size - (isEmptyLine ? 2 : 0), notes) : change;
}

/** @returns a copied part with the footnotes that it refers to */
function withNotes(slice: Slice, document: Node): Slice {
  const missing = new Set<string>();
  slice.content.descendants(({ type, attrs }) => {
    if (type.name === 'footnoteReference') missing.add(String(attrs.label));
  });
  slice.content.forEach(({ type, attrs }) => {
    if (type.name === NOTE) missing.delete(String(attrs.label));
  });
  const { notes } = notesOf(document, null);
  const copied = [...missing].flatMap((label) => notes.get(label) ?? []);
  return copied.length > 0 ? new Slice(slice.content.append(Fragment.fromArray(copied)), slice.openStart, 0) : slice;
}

/** Copied references take their footnotes along, which come to the end of the text where they are pasted. */
export const CopiedNotes = Extension.create({
  name: 'copiedNotes',
  addProseMirrorPlugins() {
    let notes: Node[] = [];
    let isReplacing = true;
    const plugin = new Plugin({
      props: {
        handleDOMEvents: {
          paste: () => {
            isReplacing = true;
            return false;
          },
          drop: ({ dragging }, event) => {
            isReplacing = dragging?.move === true && !event.ctrlKey && !event.altKey;
            return false;
          },
        },
        transformCopied: (slice, { state }) => withNotes(slice, state.doc),
        transformPasted(slice, { state }) {
          const { openStart, openEnd } = slice;
          const placed = placeNotes(slice.content, state.doc, isReplacing ? state.selection : null, openStart);
          notes = placed.notes;
          // The paste follows at once, or not at all.
          queueMicrotask(() => {
            notes = [];
          });
          const isShorter = placed.content.childCount < slice.content.childCount;
          return new Slice(
            placed.content,
            Math.min(openStart, Slice.maxOpen(placed.content).openStart),
            isShorter ? Slice.maxOpen(placed.content).openEnd : openEnd,
          );
        },
      },
      appendTransaction(changes, _before, { tr }) {
        if (notes.length === 0 || !changes.some(({ docChanged }) => docChanged)) return null;
        const added = notes;
        notes = [];
        return addNotes(tr, added);
      },
    });
    return [plugin];
  },
});
