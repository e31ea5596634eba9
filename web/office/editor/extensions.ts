import { Extension, type Extensions } from '@tiptap/core';
import { Code } from '@tiptap/extension-code';
import { Heading } from '@tiptap/extension-heading';
import { Image } from '@tiptap/extension-image';
import { BulletList, OrderedList, TaskItem, TaskList } from '@tiptap/extension-list';
import { TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { StarterKit } from '@tiptap/starter-kit';
import { marks } from './emphasis.ts';
import { LastAddress } from './lastAddress.ts';
import { isPendingPicture } from './markdown/pendingPicture.ts';
import { isSafeAddress } from './markdown/safeAddress.ts';
import { Details, DetailsSummary, Footnote, FootnoteReference, MarkdownBlock, Place, Video } from './nodes.ts';
import { CopiedNotes } from './paste/copiedNotes.ts';
import { PlainTextPaste } from './paste/pasteOffer.ts';
import { AlignedTable } from './tableColumns.ts';
import { TextAtOnce } from './textAtOnce.ts';

/** In Markdown a list is loose or tight. */
const LooseLists = Extension.create({
  name: 'looseLists',
  addGlobalAttributes: () => [
    { types: ['bulletList', 'orderedList', 'taskList'], attributes: { loose: { default: false, rendered: false } } },
  ],
});

/** Own keys to indent list items, because Tab moves to the next control of the form, or to the next cell of a table. */
const ListKeys = Extension.create({
  name: 'listKeys',
  // Before the line break of the same key.
  priority: 200,
  addKeyboardShortcuts() {
    const onItem = (command: 'sinkListItem' | 'liftListItem') => () =>
      ['taskItem', 'listItem'].some((item) => this.editor.commands[command](item));
    const tick = () => {
      const { checked } = this.editor.getAttributes('taskItem');
      return (
        this.editor.isActive('taskItem') && this.editor.commands.updateAttributes('taskItem', { checked: !checked })
      );
    };
    return { 'Mod-Enter': tick, 'Mod-]': onItem('sinkListItem'), 'Mod-[': onItem('liftListItem') };
  },
});

/** In Markdown one list may have tasks and other items, numbered or not. The first kind is that of a new item. */
const items = { content: '(listItem | taskItem)+' };
const tasks = { content: '(taskItem | listItem)+' };

/**
 * The page title is the only h1: the renderer turns other h1 elements into h2 (server/content/markdown/markdown.ts).
 */
const Headings = Heading.configure({ levels: [1, 2, 3, 4, 5, 6] }).extend({
  parseHTML: () => [1, 2, 3, 4, 5, 6].map((level) => ({ tag: `h${level}`, attrs: { level: Math.max(2, level) } })),
  renderHTML: ({ node, HTMLAttributes }) => [`h${Math.max(2, node.attrs.level)}`, HTMLAttributes, 0],
});

/** A cell contains lines, which Markdown separates with `<br>`. */
const cell = { content: 'paragraph+' };

/** Everything that the editor supports: exactly what Markdown has. */
export const extensions: Extensions = [
  StarterKit.configure({
    underline: false,
    bold: false,
    italic: false,
    strike: false,
    code: false,
    heading: false,
    bulletList: false,
    orderedList: false,
    // Enter leaves these blocks.
    trailingNode: { notAfter: ['heading', 'bulletList', 'orderedList', 'taskList', 'blockquote', 'codeBlock'] },
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      HTMLAttributes: { target: null, rel: null },
      isAllowedUri: (address) => isSafeAddress(address ?? ''),
    },
  }),
  Headings,
  BulletList.extend(items),
  // Its plugin reads pasted plain text as a list, and counts the lines anew.
  OrderedList.extend({ ...items, addProseMirrorPlugins: () => [] }),
  TaskList.extend(tasks),
  TaskItem.configure({
    nested: true,
    a11y: { checkboxLabel: ({ firstChild }) => `Done: ${firstChild?.textContent || 'empty task'}` },
  }),
  ...marks,
  // Code may be bold too.
  Code.extend({ excludes: '' }),
  Image.configure({ inline: true }).extend({
    draggable: false,
    renderHTML: ({ HTMLAttributes }) =>
      isPendingPicture(HTMLAttributes.src) ? ['span', { class: 'pending-picture' }] : ['img', HTMLAttributes],
  }),
  // Tab in a table inside a list moves between cells: before the keys of lists.
  AlignedTable.extend({ priority: 200 }),
  TableRow,
  TableHeader.extend(cell),
  TableCell.extend(cell),
  MarkdownBlock,
  Video,
  Details,
  DetailsSummary,
  Footnote,
  FootnoteReference,
  Place,
  LooseLists,
  ListKeys,
  LastAddress,
  CopiedNotes,
  TextAtOnce,
  PlainTextPaste,
];
