import type { JSONContent } from '@tiptap/core';

/**
 * @returns a canonical form of a line, equal for lines that look the same: bold spaces and links of an address to
 *   itself are ignored
 */
export function flatten(nodes: JSONContent[]): string {
  const pieces: { text: string; marks: string }[] = [];
  for (const node of nodes) {
    if (node.type !== 'text')
      pieces.push({
        text: `\n${node.type}${JSON.stringify(attrsOf(node))}\n`,
        marks: node.type === 'hardBreak' ? '' : marksOf(node),
      });
    else
      for (const [part] of (node.text ?? '').matchAll(/\s+|\S+/g))
        pieces.push(
          /\s/.test(part)
            ? { text: part === '\u00a0' ? part : ' ', marks: invisible(node) }
            : { text: part, marks: marksOf(node) },
        );
  }
  return joined(pieces).trim();
}

const attrsOf = ({ attrs }: JSONContent) => [attrs?.src, attrs?.alt, attrs?.title];

const marksOf = (node: JSONContent, remaining = ['bold', 'italic', 'strike', 'code']) =>
  (node.marks ?? [])
    .flatMap(({ type, attrs }) => (type === 'link' ? linkOf(node, attrs) : remaining.includes(type) ? [type] : []))
    .sort()
    .join();

const invisible = (node: JSONContent) => marksOf(node, ['code', 'strike']);

const linkOf = ({ text }: JSONContent, attrs: Record<string, unknown> | undefined) => {
  const isAutolink = !attrs?.title && [text, `mailto:${text}`, `http://${text}`].includes(attrs?.href as string);
  return isAutolink ? [] : [JSON.stringify([attrs?.href, attrs?.title])];
};

function joined(pieces: { text: string; marks: string }[]): string {
  let [all, marks] = ['', ''];
  for (const piece of pieces) {
    if (piece.marks !== marks) all += `\n(${piece.marks})`;
    all += piece.text;
    marks = piece.marks;
  }
  return all;
}
