import { gfm } from '@joplin/turndown-plugin-gfm';
import sanitizeHtml from 'sanitize-html';
import TurndownService from 'turndown';

/** How deep elements may be nested: what lies deeper loses its element and keeps its text. */
const NESTING = 100;

const turndown = new TurndownService({
  headingStyle: 'atx',
  codeBlockStyle: 'fenced',
  bulletListMarker: '-',
  hr: '---',
});
turndown.use(gfm);
const escapeMarkdown = turndown.escape;
// Signs that begin an element or an entity are text here, and would not be in Markdown.
turndown.escape = (text) => escapeMarkdown(text).replace(/<|&(?=#?\w+;)/g, '\\$&');

type Element = HTMLElement;
const attribute = (node: unknown, name: string) => (node as Element).getAttribute?.(name) ?? '';
const hasClass = (node: unknown, name: string) => ` ${attribute(node, 'class')} `.includes(` ${name} `);
/** Text within one line, as it stands in Markdown's brackets and quotes. */
const inline = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/["\\[\]]/g, '\\$&');
const pictureOf = (image: Element | null, caption: string) => {
  const title = caption.trim() ? ` "${inline(caption)}"` : '';
  return image ? `![${inline(attribute(image, 'alt'))}](${attribute(image, 'src')}${title})` : '';
};

/** Code without an element that says so. */
turndown.addRule('bareCode', {
  filter: (node) => node.nodeName === 'PRE' && node.firstChild?.nodeName !== 'CODE',
  replacement: (_, node) =>
    `\n\n\`\`\`\n${(node.textContent ?? '').replace(/\n+$/, '').replaceAll('```', "'''")}\n\`\`\`\n\n`,
});
/** What Markdown has no signs for, and pages may show. */
turndown.addRule('kept', {
  filter: ['sub', 'sup', 'kbd', 'mark'],
  replacement: (content, { nodeName }) =>
    content ? `<${nodeName.toLowerCase()}>${content}</${nodeName.toLowerCase()}>` : '',
});
turndown.addRule('term', {
  filter: 'dt',
  replacement: (content) => `\n\n**${content.trim()}**\n\n`,
});
/** A picture with its words below it: Markdown has them as the title of a picture that stands alone. */
turndown.addRule('figure', {
  filter: (node) =>
    node.nodeName === 'FIGURE' && node.querySelectorAll('img').length === 1 && !node.querySelector('table'),
  replacement: (_, node) => {
    const figure = node as Element;
    return `\n\n${pictureOf(figure.querySelector('img'), figure.querySelector('figcaption')?.textContent ?? '')}\n\n`;
  },
});
turndown.addRule('image', {
  filter: 'img',
  replacement: (_, node) => pictureOf(node as Element, attribute(node, 'title')),
});
/** Several pictures, each in a paragraph of its own. */
turndown.addRule('galleryPicture', {
  filter: (node) => node.nodeName === 'IMG' && (node.parentNode as Element | null)?.nodeName === 'FIGURE',
  replacement: (_, node) => `\n\n${pictureOf(node as Element, '')}\n\n`,
});
/** Ghost's boxes that stand out of the text. */
turndown.addRule('callout', {
  filter: (node) => hasClass(node, 'kg-callout-card'),
  replacement: (content) => `\n\n${content.trim().replace(/^/gm, '> ')}\n\n`,
});
/** A text that opens at a click has its headline instead. */
turndown.addRule('summary', {
  filter: (node) => node.nodeName === 'SUMMARY' || hasClass(node, 'kg-toggle-heading-text'),
  replacement: (content) => `\n\n**${content.trim()}**\n\n`,
});
/** Ghost's card of another page: its title, which leads there. */
turndown.addRule('bookmark', {
  filter: (node) => hasClass(node, 'kg-bookmark-card'),
  replacement: (_, node) => {
    const card = node as Element;
    const said = (name: string) => inline(card.querySelector(`.${name}`)?.textContent ?? '');
    const address = attribute(card.querySelector('a'), 'href');
    const about = said('kg-bookmark-description');
    return `\n\n[${said('kg-bookmark-title') || address}](${address})${about && `: ${about}`}\n\n`;
  },
});
/** A paragraph that is a link and nothing else, whose text is its address: shown as a video where it is one. */
turndown.addRule('address', {
  filter: (node) => node.nodeName === 'A' && hasClass(node, 'marquee-address'),
  replacement: (_, node) => `\n\n${attribute(node, 'href')}\n\n`,
});
turndown.addRule('listItem', {
  filter: 'li',
  replacement: (content, node, { bulletListMarker }) => {
    const list = node.parentNode as Element | null;
    const isOrdered = list?.nodeName === 'OL';
    const first = Number(attribute(list, 'start') || 1);
    const marker = isOrdered
      ? `${first + Array.from(list?.children ?? []).indexOf(node as Element)}. `
      : `${bulletListMarker} `;
    const text = content.trim().replace(/\n(?=.)/g, `\n${' '.repeat(marker.length)}`);
    return `${marker}${text}${node.nextSibling ? '\n' : ''}`;
  },
});

const dropped: Record<string, string> = {
  script: 'a script',
  style: 'a style',
  form: 'a form',
  object: 'an embedded object',
  embed: 'an embedded object',
  canvas: 'a drawing',
  svg: 'a drawing',
};

/** What is made of a text. */
export type Converted = {
  /** With a token in the place of each address (`tokenOf`). */
  markdown: string;
  /** The addresses, each at the number of its token. */
  addresses: { url: string; isPicture: boolean }[];
  /** What could not come along, each once. */
  losses: string[];
};

/** What stands for an address in a text until it is known what becomes of it. */
export const tokenOf = (nonce: string, number: number): string => `marquee-${nonce}-${number}-`;

/** The address that a token stood for, put in by `replace`. */
export const fillTokens = (markdown: string, nonce: string, replace: (number: number) => string): string =>
  markdown.replace(new RegExp(`marquee-${nonce}-(\\d+)-`, 'g'), (_, number) => replace(Number(number)));

/**
 * Makes Markdown of HTML. Only what Markdown can say stays, and what it can say nearly.
 * @param html a text of a page; it may be anybody's
 * @param nonce what no text holds, for the tokens
 */
export function toMarkdown(html: string, nonce: string): Converted {
  const addresses: Converted['addresses'] = [];
  const losses = new Set<string>();
  const token = (url: string | undefined, isPicture: boolean) => {
    if (!url?.trim()) return '';
    addresses.push({ url: url.trim(), isPicture });
    return tokenOf(nonce, addresses.length - 1);
  };
  /** A frame, a film or a sound: a line with its address. */
  const address =
    (what: string) =>
    (_: string, { src, href, data }: sanitizeHtml.Attributes) => {
      const url = src ?? href ?? data ?? '';
      if (url) losses.add(`${what} is a link now: ${url.slice(0, 200)}`);
      return { tagName: 'a', attribs: { href: token(watched(url), false), class: 'marquee-address' }, text: 'x' };
    };
  const clean = sanitizeHtml(html, {
    allowedTags: [...sanitizeHtml.defaults.allowedTags, 'img', 'del', 'ins', 'details', 'summary', 'input', 'picture'],
    allowedAttributes: {
      '*': ['class'],
      a: ['href'],
      img: ['src', 'alt', 'title'],
      ol: ['start'],
      th: ['align'],
      td: ['align', 'colspan'],
      input: ['type', 'checked'],
    },
    nestingLimit: NESTING,
    exclusiveFilter: ({ tag, attribs }) => tag === 'input' && attribs.type !== 'checkbox',
    nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'svg', 'object', 'canvas', 'button', 'select'],
    onOpenTag: (name) => {
      const lost = dropped[name];
      if (lost) losses.add(`${lost} was left out`);
    },
    transformTags: {
      h1: 'h2',
      a: (tagName, { href, class: named }) => ({ tagName, attribs: { href: token(href, false), class: named ?? '' } }),
      img: (tagName, { src, 'data-src': later, alt, title }) => ({
        tagName,
        attribs: { src: token(later ?? src, true), alt: alt ?? '', title: title ?? '' },
      }),
      iframe: address('A frame'),
      video: address('A video'),
      audio: address('A sound'),
      source: address('A film or sound'),
    },
  });
  const markdown = turndown
    .turndown(clean)
    .replace(/<div class="joplin-table-wrapper">([\s\S]*?)<\/div>/g, '$1')
    .replace(/^\|.*$/gm, (row) => row.replace(/ +<br>/g, '<br>'))
    .replace(/\n[ \t\u00a0]+(?=\n)/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  return { markdown, addresses, losses: [...losses] };
}

/** The page on which people watch what a player plays. */
function watched(url: string): string {
  const youtube = /^(?:https?:)?\/\/(?:www\.)?youtube(?:-nocookie)?\.com\/embed\/([\w-]{11})/.exec(url);
  if (youtube) return `https://www.youtube.com/watch?v=${youtube[1]}`;
  const vimeo = /^(?:https?:)?\/\/player\.vimeo\.com\/video\/(\d+)/.exec(url);
  return vimeo ? `https://vimeo.com/${vimeo[1]}` : url.replace(/^\/\//, 'https://');
}
