import { escapedHtml, figureHtml } from './cards.ts';

export type LexicalNode = { type?: string; children?: LexicalNode[] } & Record<string, unknown>;

/** Bits of the format of a text. */
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
    case 'heading':
      return `<${/^h[1-6]$/.test(text('tag')) ? text('tag') : 'h2'}>${inner()}</${/^h[1-6]$/.test(text('tag')) ? text('tag') : 'h2'}>`;
    case 'quote':
    case 'aside':
      return `<blockquote>${inner()}</blockquote>`;
    case 'list': {
      const tag = node.listType === 'number' ? 'ol' : 'ul';
      return `<${tag} start="${Number(node.start) || 1}">${inner()}</${tag}>`;
    }
    case 'listitem':
      return `<li>${inner()}</li>`;
    case 'link':
    case 'at-link':
      return `<a href="${escapedHtml(text('url'))}">${inner()}</a>`;
    case 'horizontalrule':
      return '<hr>';
    case 'image':
      return figureHtml([{ src: text('src'), alt: text('alt'), href: text('href') }], text('caption'));
    case 'gallery': {
      const images = (Array.isArray(node.images) ? node.images : []) as { src?: string; alt?: string }[];
      return figureHtml(
        images.map(({ src = '', alt = '' }) => ({ src, alt, href: '' })),
        text('caption'),
        'kg-gallery-card',
      );
    }
    case 'html':
      return text('html');
    case 'codeblock':
      return `<pre><code class="language-${escapedHtml(text('language'))}">${escapedHtml(text('code'))}</code></pre>${text('caption') && `<p>${text('caption')}</p>`}`;
    case 'callout':
      return `<div class="kg-callout-card"><div>${escapedHtml(text('calloutEmoji'))}</div><div>${text('calloutText')}</div></div>`;
    case 'toggle':
      return `<details><summary>${text('heading')}</summary>${text('content')}</details>`;
    case 'button':
      return `<p><a href="${escapedHtml(text('buttonUrl'))}">${escapedHtml(text('buttonText'))}</a></p>`;
    case 'embed':
      return text('html') || `<p><a href="${escapedHtml(text('url'))}">${escapedHtml(text('url'))}</a></p>`;
    case 'bookmark': {
      const { title = '', description = '' } = Object(node.metadata) as { title?: string; description?: string };
      return `<div class="kg-bookmark-card"><a href="${escapedHtml(text('url'))}"></a><div class="kg-bookmark-title">${escapedHtml(title || text('url'))}</div><div class="kg-bookmark-description">${escapedHtml(description)}</div></div>`;
    }
    case 'video':
    case 'audio':
      return `<${type} src="${escapedHtml(text('src'))}"></${type}><p>${text('caption') || escapedHtml(text('title'))}</p>`;
    case 'file':
      return `<p><a href="${escapedHtml(text('src'))}">${escapedHtml(text('fileTitle') || text('fileName'))}</a></p><p>${escapedHtml(text('fileCaption'))}</p>`;
    case 'header':
    case 'product':
    case 'signup':
    case 'call-to-action':
      return cardHtml(text);
    case 'markdown':
      return `<p>${escapedHtml(text('markdown'))}</p>`;
    case 'paragraph':
      return `<p>${inner()}</p>`;
    default:
      return inner();
  }
};

/** Words, picture and button of a card that pages show as text. */
function cardHtml(text: (name: string) => string): string {
  const title = text('header') || text('productTitle');
  const picture = text('productImageSrc') || text('backgroundImageSrc') || text('imageUrl');
  const words = text('subheader') || text('productDescription') || text('textValue');
  const [url, label] = [text('buttonUrl') || text('productUrl'), text('buttonText') || text('productButton')];
  return [
    title && `<h2>${title}</h2>`,
    picture && figureHtml([{ src: picture, alt: '', href: '' }], ''),
    words && `<p>${words}</p>`,
    url && label && `<p><a href="${escapedHtml(url)}">${escapedHtml(label)}</a></p>`,
  ].join('');
}
