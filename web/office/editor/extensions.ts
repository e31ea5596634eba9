import { Extension, type Extensions } from '@tiptap/core';
import { Code } from '@tiptap/extension-code';
import { Heading } from '@tiptap/extension-heading';
import { Image } from '@tiptap/extension-image';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { StarterKit } from '@tiptap/starter-kit';
import { isSafeAddress } from './markdown/safeAddress.ts';
import { MarkdownBlock, Video } from './nodes.ts';
import { TextAtOnce } from './textAtOnce.ts';

/** Markdown says of each list whether its items stand apart. */
const LooseLists = Extension.create({
  name: 'looseLists',
  addGlobalAttributes: () => [
    { types: ['bulletList', 'orderedList'], attributes: { loose: { default: false, rendered: false } } },
  ],
});

/** Items of a list go in and out by keys of their own: Tab goes on to the next control of the form. */
const ListKeys = Extension.create({
  name: 'listKeys',
  addKeyboardShortcuts() {
    return {
      'Mod-]': () => this.editor.commands.sinkListItem('listItem'),
      'Mod-[': () => this.editor.commands.liftListItem('listItem'),
    };
  },
});

/** The headline of the page is its only h1: the renderer makes an h2 of another one (server/content/markdown/markdown.ts). */
const Headings = Heading.configure({ levels: [1, 2, 3, 4, 5, 6] }).extend({
  parseHTML: () => [1, 2, 3, 4, 5, 6].map((level) => ({ tag: `h${level}`, attrs: { level: Math.max(2, level) } })),
  renderHTML: ({ node, HTMLAttributes }) => [`h${Math.max(2, node.attrs.level)}`, HTMLAttributes, 0],
});

/** A cell holds lines, which Markdown writes with `<br>` between. */
const cell = { content: 'paragraph+' };

/** THE TABLE of what the editor knows: what Markdown has, and nothing else. */
export const extensions: Extensions = [
  StarterKit.configure({
    underline: false,
    code: false,
    heading: false,
    // These are left by Enter.
    trailingNode: { notAfter: ['heading', 'bulletList', 'orderedList', 'blockquote', 'codeBlock'] },
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      HTMLAttributes: { target: null, rel: null },
      isAllowedUri: (address) => isSafeAddress(address ?? ''),
    },
  }),
  Headings,
  // Bold code is bold on the page too.
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
