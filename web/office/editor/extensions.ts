import { Extension, type Extensions } from '@tiptap/core';
import { Code } from '@tiptap/extension-code';
import { Heading } from '@tiptap/extension-heading';
import { Image } from '@tiptap/extension-image';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { StarterKit } from '@tiptap/starter-kit';
import { isSafeAddress } from './markdown/safeAddress.ts';
import { MarkdownBlock, Video } from './nodes.ts';
import { TextAtOnce } from './textAtOnce.ts';

/** In Markdown a list is loose or tight. */
const LooseLists = Extension.create({
  name: 'looseLists',
  addGlobalAttributes: () => [
    { types: ['bulletList', 'orderedList'], attributes: { loose: { default: false, rendered: false } } },
  ],
});

/** Own keys to indent list items, because Tab moves to the next control of the form. */
const ListKeys = Extension.create({
  name: 'listKeys',
  addKeyboardShortcuts() {
    return {
      'Mod-]': () => this.editor.commands.sinkListItem('listItem'),
      'Mod-[': () => this.editor.commands.liftListItem('listItem'),
    };
  },
});

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
    code: false,
    heading: false,
    // Enter leaves these blocks.
    trailingNode: { notAfter: ['heading', 'bulletList', 'orderedList', 'blockquote', 'codeBlock'] },
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      HTMLAttributes: { target: null, rel: null },
      isAllowedUri: (address) => isSafeAddress(address ?? ''),
    },
  }),
  Headings,
  // Code may be bold too.
  Code.extend({ excludes: '' }),
  Image.configure({ inline: true }).extend({ draggable: false }),
  Table,
  TableRow,
  TableHeader.extend(cell),
  TableCell.extend(cell),
  MarkdownBlock,
  Video,
  LooseLists,
  ListKeys,
  TextAtOnce,
];
