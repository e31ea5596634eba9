import { mergeAttributes, Node } from '@tiptap/core';
import { Fragment, type Node as ProseMirrorNode } from '@tiptap/pm/model';
import { Selection, TextSelection } from '@tiptap/pm/state';
import { videoOf } from '#schema/video.ts';
import { unusedNumber } from './footnoteNumber.ts';

/** A Markdown block without an editor node: displays its source, which is edited in the Markdown tab. */
export const MarkdownBlock = Node.create({
  name: 'markdownBlock',
  group: 'block',
  atom: true,
  addAttributes: () => ({
    source: {
      default: '',
      parseHTML: (element: HTMLElement) => element.textContent ?? '',
      renderHTML: () => ({}),
    },
  }),
  parseHTML: () => [{ tag: 'pre[data-markdown]', priority: 100 }],
  renderHTML: ({ node, HTMLAttributes }) => [
    'pre',
    mergeAttributes(HTMLAttributes, { 'data-markdown': '', title: 'Change this in the Markdown tab' }),
    String(node.attrs.source),
  ],
});

/** A line with the address of a video, displayed as on the page. */
export const Video = Node.create({
  name: 'video',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({
    src: { default: '', parseHTML: (element: HTMLElement) => element.getAttribute('data-video') },
  }),
  parseHTML: () => [
    {
      tag: 'figure[data-video]',
      getAttrs: (element) => (videoOf(element.getAttribute('data-video') ?? '') ? {} : false),
    },
  ],
  renderHTML: ({ node }) => [
    'figure',
    { class: 'video', 'data-video': node.attrs.src },
    [
      'span',
      {},
      ['strong', {}, `Video on ${videoOf(node.attrs.src)?.host ?? 'another site'}`],
      ['span', {}, node.attrs.src],
    ],
  ],
});

/** A part that readers unfold: its summary and its blocks. The editor always shows it unfolded. */
export const Details = Node.create({
  name: 'details',
  group: 'block',
  content: 'detailsSummary block+',
  defining: true,
  addAttributes: () => ({
    open: {
      default: false,
      parseHTML: (element: HTMLElement) => element.hasAttribute('open') || element.hasAttribute('data-open'),
      renderHTML: ({ open }) => (open ? { 'data-open': '' } : {}),
    },
  }),
  parseHTML: () => [{ tag: 'details' }, { tag: 'div[data-details]' }],
  renderHTML: ({ HTMLAttributes }) => ['div', mergeAttributes(HTMLAttributes, { 'data-details': '' }), 0],
  addKeyboardShortcuts() {
    return {
      // The summary ends with the part: without this it could not be removed by keys.
      Backspace: () => {
        const { empty, $from } = this.editor.state.selection;
        const isAtStart = empty && $from.parentOffset === 0 && $from.parent.type.name === 'detailsSummary';
        return isAtStart && this.editor.commands.unsetDetails();
      },
    };
  },
  addCommands() {
    return {
      toggleDetails:
        () =>
        ({ editor, commands }) =>
          editor.isActive('details') ? commands.unsetDetails() : commands.setDetails(),
      setDetails:
        () =>
        ({ state, tr, dispatch }) => {
          const { $from, $to } = state.selection;
          const range = $from.blockRange($to, (parent) => parent.type.spec.content?.includes('block') ?? false);
          const summary = state.schema.nodes.detailsSummary?.create();
          if (!range || !summary) return false;
          const blocks = state.doc.slice(range.start, range.end).content;
          const details = this.type.createChecked(null, Fragment.from(summary).append(blocks));
          if (!range.parent.canReplaceWith(range.startIndex, range.endIndex, this.type)) return false;
          if (!dispatch) return true;
          tr.replaceWith(range.start, range.end, details);
          tr.setSelection(TextSelection.create(tr.doc, range.start + 2)).scrollIntoView();
          return true;
        },
      unsetDetails:
        () =>
        ({ state, tr, dispatch }) => {
          const { $from } = state.selection;
          const depth = Array.from({ length: $from.depth }, (_, index) => $from.depth - index).find(
            (level) => $from.node(level).type === this.type,
          );
          if (!depth) return false;
          const details = $from.node(depth);
          const { paragraph } = state.schema.nodes;
          const summary = details.firstChild?.childCount ? paragraph?.create(null, details.firstChild.content) : null;
          const blocks = details.content.cut(details.firstChild?.nodeSize ?? 0);
          if (!dispatch) return true;
          const start = $from.before(depth);
          tr.replaceWith(start, $from.after(depth), summary ? Fragment.from(summary).append(blocks) : blocks);
          tr.setSelection(Selection.near(tr.doc.resolve(start + 1))).scrollIntoView();
          return true;
        },
    };
  },
});

export const DetailsSummary = Node.create({
  name: 'detailsSummary',
  content: 'inline*',
  defining: true,
  selectable: false,
  parseHTML: () => [{ tag: 'summary' }, { tag: 'div[data-summary]' }],
  renderHTML: () => ['div', { 'data-summary': '' }, 0],
});

export const FootnoteReference = Node.create({
  name: 'footnoteReference',
  group: 'inline',
  inline: true,
  atom: true,
  addAttributes: () => ({ label: { default: '1', parseHTML: labelIn('data-reference'), renderHTML: () => ({}) } }),
  parseHTML: () => [{ tag: 'sup[data-reference]' }],
  renderHTML: ({ node }) => ['sup', { 'data-reference': node.attrs.label }, `[${node.attrs.label}]`],
});

/** A place that links lead to, such as `/blog/a-post#prices`. The page does not show it. */
export const Place = Node.create({
  name: 'place',
  group: 'inline',
  inline: true,
  atom: true,
  addAttributes: () => ({
    id: {
      default: '',
      parseHTML: (element: HTMLElement) => element.getAttribute('data-place') ?? '',
      renderHTML: () => ({}),
    },
  }),
  parseHTML: () => [{ tag: 'span[data-place]' }],
  renderHTML: ({ node }) => [
    'span',
    { 'data-place': node.attrs.id, title: 'Links lead here. The page does not show it.' },
    `#${node.attrs.id}`,
  ],
});

/** A footnote. The page shows it at the end of the text. */
export const Footnote = Node.create({
  name: 'footnote',
  group: 'block',
  content: 'block+',
  defining: true,
  addAttributes: () => ({ label: { default: '1', parseHTML: labelIn('data-footnote'), renderHTML: () => ({}) } }),
  parseHTML: () => [{ tag: 'div[data-footnote]' }],
  renderHTML: ({ node }) => ['div', { 'data-footnote': node.attrs.label }, 0],
  addCommands() {
    return {
      insertFootnote:
        () =>
        ({ state, tr, dispatch }) => {
          const { paragraph, footnoteReference } = state.schema.nodes;
          const { $to } = state.selection;
          if (!paragraph || !footnoteReference || !$to.parent.inlineContent || $to.parent.type.spec.code) return false;
          // Footnotes have no footnotes.
          const isInFootnote = Array.from({ length: $to.depth }, (_, level) => $to.node(level).type).includes(
            this.type,
          );
          if (isInFootnote || !dispatch) return !isInFootnote;
          const label = String(unusedNumber(state.doc));
          tr.insert($to.pos, footnoteReference.create({ label }));
          const end = tr.doc.content.size - (isEmptyParagraph(tr.doc.lastChild) ? 2 : 0);
          tr.insert(end, this.type.create({ label }, paragraph.create()));
          tr.setSelection(TextSelection.create(tr.doc, end + 2)).scrollIntoView();
          return true;
        },
    };
  },
});

const labelIn = (name: string) => (element: HTMLElement) => element.getAttribute(name) || '1';

const isEmptyParagraph = (node: ProseMirrorNode | null) => node?.type.name === 'paragraph' && node.childCount === 0;

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    details: { toggleDetails: () => ReturnType; setDetails: () => ReturnType; unsetDetails: () => ReturnType };
    footnote: { insertFootnote: () => ReturnType };
  }
}
