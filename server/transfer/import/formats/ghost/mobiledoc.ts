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

type Marker = [type: number, opened: number[], closed: number, value: unknown];
type Card = [name: string, payload: Record<string, unknown>];
type Mobiledoc = {
  atoms?: [name: string, text: string, payload: unknown][];
  cards?: Card[];
  markups?: [tag: string, attributes?: string[]][];
  sections?: unknown[][];
};

/** Converts a text of Ghost's editor in versions 1 to 4 (Mobiledoc 0.3.1) to HTML. */
export function mobiledocHtml(json: unknown): string {
  const { atoms = [], cards = [], markups = [], sections = [] } = json as Mobiledoc;
  const inline = (markers: Marker[]): string => {
    const open: string[] = [];
    let html = '';
    for (const [type, opened, closed, value] of markers) {
      for (const index of opened) {
        const [tag = 'span', attributes = []] = markups[index] ?? [];
        const name = /^[a-z]+\d?$/i.test(tag) ? tag.toLowerCase() : 'span';
        const href = attributes[attributes.indexOf('href') + 1];
        html += name === 'a' && href ? `<a href="${escapedHtml(href)}">` : `<${name}>`;
        open.push(name);
      }
      if (type === 0) html += escapedHtml(String(value));
      else html += atoms[Number(value)]?.[0] === 'soft-return' ? '<br>' : escapedHtml(atoms[Number(value)]?.[1] ?? '');
      for (let index = 0; index < closed; index += 1) html += `</${open.pop() ?? 'span'}>`;
    }
    return html;
  };
  return sections
    .map(([type, first, second]) => {
      if (type === 1) return `<${tagOf(first)}>${inline(second as Marker[])}</${tagOf(first)}>`;
      if (type === 2) return `<p><img src="${escapedHtml(String(first))}"></p>`;
      if (type === 3)
        return `<${tagOf(first)}>${(second as Marker[][]).map((item) => `<li>${inline(item)}</li>`).join('')}</${tagOf(first)}>`;
      if (type === 10) return htmlOfCard(cards[Number(first)]);
      return '';
    })
    .join('\n');
}

const tagOf = (value: unknown) => {
  const name = String(value).toLowerCase();
  if (name === 'aside') return 'blockquote';
  return /^(?:p|h[1-6]|blockquote|ul|ol)$/.test(name) ? name : 'p';
};

function htmlOfCard(card: Card | undefined): string {
  const [name = '', payload = {}] = card ?? [];
  const text = (key: string) => (typeof payload[key] === 'string' ? (payload[key] as string) : '');
  switch (name) {
    case 'markdown':
    case 'card-markdown':
      return markdownHtml(text('markdown'));
    case 'html':
      return text('html');
    case 'image':
      return figureHtml(
        [{ src: text('src'), alt: text('alt'), href: text('href'), width: payload.width, height: payload.height }],
        text('caption'),
      );
    case 'gallery':
      return galleryHtml(payload.images, text('caption'));
    case 'before-after':
      return galleryHtml([payload.beforeImage, payload.afterImage].filter(Boolean), text('caption'));
    case 'code':
      return codeHtml(text);
    case 'hr':
      return '<hr>';
    case 'embed':
      return embedHtml(text);
    case 'file':
      return fileHtml(text);
    case 'header':
    case 'product':
      return cardHtml(text, (name) => payload[name] === false);
    case 'bookmark':
      return bookmarkHtml(text, payload.metadata);
    case 'callout':
      return calloutHtml(text);
    case 'toggle':
      return `<details><summary>${text('heading')}</summary>${text('content')}</details>`;
    case 'button':
      return `<p><a href="${escapedHtml(text('buttonUrl'))}">${escapedHtml(text('buttonText'))}</a></p>`;
    case 'video':
    case 'audio':
      return playerHtml(name, text);
    default:
      return unknownCardHtml(name);
  }
}
