import {
  bookmarkHtml,
  calloutHtml,
  cardHtml,
  codeHtml,
  embedHtml,
  escapedHtml,
  figureHtml,
  fileHtml,
  galleryHtml,
  markdownHtml,
  playerHtml,
  unknownCardHtml,
} from './cards.ts';

export type LexicalNode = { type?: string; children?: LexicalNode[] } & Record<string, unknown>;

const formats = [
  ...([
    [1, 'strong'],
    [2, 'em'],
    [4, 'del'],
    [16, 'code'],
    [32, 'sub'],
    [64, 'sup'],
    [128, 'mark'],
  ] as const),
];
const MAX_DEPTH = 100;

/** Converts a text of Ghost's editor since version 5 to the HTML that Ghost renders. */
export const lexicalHtml = (node: LexicalNode, depth = 0): string => {
  if (depth > MAX_DEPTH) return '';
  const inner = () => (node.children ?? []).map((child) => lexicalHtml(child, depth + 1)).join('');
  const text = (name: string) => (typeof node[name] === 'string' ? (node[name] as string) : '');
  const isOff = (name: string) => node[name] === false;
  const type = (node.type ?? '').replace(/^extended-/, '');
  switch (type) {
    case 'root':
      return inner();
    case 'text':
      return formats.reduce(
        (html, [bit, tag]) => ((Number(node.format) || 0) & bit ? `<${tag}>${html}</${tag}>` : html),
        escapedHtml(text('text')),
      );
    case 'linebreak':
      return '<br>';
    case 'tab':
      return ' ';
    case 'heading':
      return `<${/^h[1-6]$/.test(text('tag')) ? text('tag') : 'h2'}>${inner()}</${/^h[1-6]$/.test(text('tag')) ? text('tag') : 'h2'}>`;
    case 'quote':
    case 'aside':
      return `<blockquote>${inner()}</blockquote>`;
    case 'list':
      return listHtml(node, depth);
    case 'listitem':
      return `<li>${inner()}</li>`;
    case 'link':
    case 'autolink':
    case 'at-link':
      return `<a href="${escapedHtml(text('url'))}">${inner()}</a>`;
    case 'horizontalrule':
      return '<hr>';
    case 'image':
      return figureHtml(
        [{ src: text('src'), alt: text('alt'), href: text('href'), width: node.width, height: node.height }],
        text('caption'),
      );
    case 'gallery':
      return galleryHtml(node.images, text('caption'));
    case 'html':
      return text('html');
    case 'codeblock':
      return codeHtml(text);
    case 'callout':
      return calloutHtml(text);
    case 'toggle':
      return `<details><summary>${text('heading')}</summary>${text('content')}</details>`;
    case 'button':
      return `<p><a href="${escapedHtml(text('buttonUrl'))}">${escapedHtml(text('buttonText'))}</a></p>`;
    case 'embed':
      return embedHtml(text);
    case 'bookmark':
      return bookmarkHtml(text, node.metadata);
    case 'video':
    case 'audio':
      return playerHtml(type, text);
    case 'file':
      return fileHtml(text);
    case 'header':
    case 'product':
    case 'call-to-action':
      return cardHtml(text, isOff);
    case 'signup':
      return `<div class="kg-signup-card">${cardHtml(text, isOff)}</div>`;
    case 'markdown':
      return markdownHtml(text('markdown'));
    case 'paragraph':
      return `<p>${inner()}</p>`;
    default:
      return node.children ? inner() : unknownCardHtml(type);
  }
};

/** A deeper list is an item of its own, which HTML has in the item before. */
function listHtml(node: LexicalNode, depth: number): string {
  const tag = node.listType === 'number' ? 'ol' : 'ul';
  const boxOf = ({ checked }: LexicalNode) =>
    node.listType === 'check' ? `<input type="checkbox"${checked === true ? ' checked' : ''}> ` : '';
  const items: string[] = [];
  for (const item of node.children ?? []) {
    const isDeeper = item.children?.length === 1 && item.children[0]?.type?.endsWith('list');
    const html = (item.children ?? []).map((child) => lexicalHtml(child, depth + 1)).join('');
    if (isDeeper && items.length) items.push(`${items.pop()}${html}`);
    else items.push(`${boxOf(item)}${html}`);
  }
  return `<${tag} start="${Number(node.start) || 1}">${items.map((html) => `<li>${html}</li>`).join('')}</${tag}>`;
}
