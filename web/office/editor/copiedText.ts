import type { Fragment, Node } from '@tiptap/pm/model';

/** @returns a copied part as plain text: words and the signs of lists, as other programs expect them */
export const copiedText = (content: Fragment): string => blocksText(content.content, '\n\n').replace(/^\n+|\n+$/g, '');

const blocksText = (nodes: readonly Node[], gap: string) => nodes.map(blockText).join(gap);

function blockText(node: Node): string {
  const { type, attrs, content, isTextblock } = node;
  if (isTextblock) return content.content.map(inlineText).join('');
  switch (type.name) {
    case 'bulletList':
    case 'orderedList':
    case 'taskList':
      return listText(node);
    case 'table':
      return content.content.map((row) => row.content.content.map(cellText).join('\t')).join('\n');
    case 'footnote':
      return `[${attrs.label}] ${blocksText(content.content, '\n\n')}`;
    case 'video':
      return String(attrs.src);
    case 'markdownBlock':
      return String(attrs.source);
    case 'horizontalRule':
      return '---';
    default:
      return blocksText(content.content, '\n\n');
  }
}

/** Tabs and line ends divide the cells of a spreadsheet. */
const cellText = ({ content }: Node) => blocksText(content.content, ' ').replace(/\s+/g, ' ').trim();

function listText({ type, attrs, content }: Node): string {
  const first = typeof attrs.start === 'number' ? attrs.start : 1;
  const items = content.content.map((item, index) => {
    const sign = type.name === 'orderedList' ? `${first + index}. ` : '- ';
    const box = item.type.name === 'taskItem' ? `[${item.attrs.checked ? 'x' : ' '}] ` : '';
    const [line = '', ...lines] = blocksText(item.content.content, '\n').split('\n');
    return [sign + box + line, ...lines.map((other) => (other ? ' '.repeat(sign.length) + other : ''))].join('\n');
  });
  return items.join('\n');
}

function inlineText({ type, text, attrs }: Node): string {
  if (type.name === 'hardBreak') return '\n';
  if (type.name === 'image') return String(attrs.alt ?? '');
  return type.name === 'footnoteReference' ? `[${attrs.label}]` : (text ?? '');
}
