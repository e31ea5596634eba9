import { Fragment, type Mark, type Node, type Schema, Slice } from '@tiptap/pm/model';
import { videoOf } from '#schema/video.ts';

/**
 * @returns pasted plain text with its line breaks: nothing in it is a heading, a list or HTML. An empty line begins a
 *   paragraph; a line with only the address of a video is the video
 */
export function plainTextSlice(text: string, schema: Schema, marks: readonly Mark[]): Slice {
  const paragraphs = text
    // Word and PowerPoint end a line within a paragraph with other characters.
    .replace(/\r\n?|[\v\f\u0085\u2028]/g, '\n')
    .replaceAll('\u2029', '\n\n')
    .replaceAll('\0', '')
    .replace(/^\n+|\n+$/g, '')
    .split(/\n[ \t]*\n\s*/)
    .map((paragraph) => nodeOf(paragraph.split('\n'), schema, marks));
  const isOpen = (node: Node | undefined) => (node?.type.name === 'paragraph' ? 1 : 0);
  return new Slice(Fragment.from(paragraphs), isOpen(paragraphs[0]), isOpen(paragraphs.at(-1)));
}

function nodeOf(lines: string[], schema: Schema, marks: readonly Mark[]): Node {
  const { paragraph, hardBreak, video } = schema.nodes as Record<string, Node['type']>;
  const [address = ''] = lines.length === 1 ? lines : [];
  const src = videoOf(address.trim())?.address;
  if (src) return (video as Node['type']).create({ src });
  const inline = lines.flatMap((line, index) => [
    ...(index > 0 ? [(hardBreak as Node['type']).create()] : []),
    ...(line ? [schema.text(line, marks)] : []),
  ]);
  return (paragraph as Node['type']).create(null, inline);
}

const MARKDOWN = [
  /^ {0,3}\[\^[^\]\n]+\]: \S/m,
  /^ {0,3}(?:#{1,6} \S|[-*+] \S|\d{1,9}[.)] \S|> ?\S|```|~~~|\|.+\|)/m,
  /(?:\*\*|__|~~)\S[^\n]*?\S?(?:\*\*|__|~~)/,
  /!?\[[^\]\n]*\]\([^)\s]+/,
  /`[^`\n]+`/,
  /<\/?[a-z][^<>\n]*>/i,
];

export const isProbablyMarkdown = (text: string): boolean => MARKDOWN.some((sign) => sign.test(text));
