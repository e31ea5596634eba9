import { gfm } from '@joplin/turndown-plugin-gfm';
import sanitizeHtml from 'sanitize-html';
import TurndownService from 'turndown';

/** Maximum nesting of elements. A deeper element is dropped and its text stays. */
const NESTING = 100;

const turndown = new TurndownService({
  headingStyle: 'atx',
  codeBlockStyle: 'fenced',
  bulletListMarker: '-',
  hr: '---',
});
turndown.use(gfm);
const escapeMarkdown = turndown.escape;
// Escape characters that start an HTML element or entity in Markdown.
turndown.escape = (text) => escapeMarkdown(text).replace(/<|&(?=#?\w+;)/g, '\\$&');

type Element = HTMLElement;
const attribute = (node: unknown, name: string) => (node as Element).getAttribute?.(name) ?? '';
const hasClass = (node: unknown, name: string) => ` ${attribute(node, 'class')} `.includes(` ${name} `);
const inline = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/["\\[\]]/g, '\\$&');
const pictureOf = (image: Element | null, caption: string) => {
  const title = caption.trim() ? ` "${inline(caption)}"` : '';
  return image ? `![${inline(attribute(image, 'alt'))}](${attribute(image, 'src')}${title})` : '';
};

turndown.addRule('bareCode', {
  filter: (node) => node.nodeName === 'PRE' && node.firstChild?.nodeName !== 'CODE',
  replacement: (_, node) =>
    `\n\n\`\`\`\n${(node.textContent ?? '').replace(/\n+$/, '').replaceAll('```', "'''")}\n\`\`\`\n\n`,
});
/** Elements without Markdown syntax that pages may contain. */
turndown.addRule('kept', {
  filter: ['sub', 'sup', 'kbd', 'mark'],
  replacement: (content, { nodeName }) =>
    content ? `<${nodeName.toLowerCase()}>${content}</${nodeName.toLowerCase()}>` : '',
});
turndown.addRule('term', {
  filter: 'dt',
  replacement: (content) => `\n\n**${content.trim()}**\n\n`,
});
/** A picture with a caption: the caption becomes the title of the Markdown image. */
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
turndown.addRule('galleryPicture', {
  filter: (node) => node.nodeName === 'IMG' && (node.parentNode as Element | null)?.nodeName === 'FIGURE',
  replacement: (_, node) => `\n\n${pictureOf(node as Element, '')}\n\n`,
});
turndown.addRule('callout', {
  filter: (node) => hasClass(node, 'kg-callout-card'),
  replacement: (content) => `\n\n${content.trim().replace(/^/gm, '> ')}\n\n`,
});
turndown.addRule('summary', {
  filter: (node) => node.nodeName === 'SUMMARY' || hasClass(node, 'kg-toggle-heading-text'),
  replacement: (content) => `\n\n**${content.trim()}**\n\n`,
});
turndown.addRule('bookmark', {
  filter: (node) => hasClass(node, 'kg-bookmark-card'),
  replacement: (_, node) => {
    const card = node as Element;
    const textOf = (name: string) => inline(card.querySelector(`.${name}`)?.textContent ?? '');
    const address = attribute(card.querySelector('a'), 'href');
    const description = textOf('kg-bookmark-description');
    return `\n\n[${textOf('kg-bookmark-title') || address}](${address})${description && `: ${description}`}\n\n`;
  },
});
/** A paragraph that contains only a link whose text is its address: pages show it as a video if it is one. */
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

const droppedElements: Record<string, string> = {
  script: 'a script',
  style: 'a style',
  form: 'a form',
  object: 'an embedded object',
  embed: 'an embedded object',
  canvas: 'a drawing',
  svg: 'a drawing',
};

export type Converted = {
  markdown: string;
  addresses: { url: string; isPicture: boolean }[];
  losses: string[];
};

/** Placeholder for an address until its target is known. */
export const tokenOf = (nonce: string, number: number): string => `marquee-${nonce}-${number}-`;

export const fillTokens = (markdown: string, nonce: string, replace: (number: number) => string): string =>
  markdown.replace(new RegExp(`marquee-${nonce}-(\\d+)-`, 'g'), (_, number) => replace(Number(number)));

/** @param html untrusted HTML @param nonce a string that occurs in no text, used in the tokens */
export function toMarkdown(html: string, nonce: string): Converted {
  const addresses: Converted['addresses'] = [];
  const losses = new Set<string>();
  const token = (url: string | undefined, isPicture: boolean) => {
    if (!url?.trim()) return '';
    addresses.push({ url: url.trim(), isPicture });
    return tokenOf(nonce, addresses.length - 1);
  };
  const address =
    (label: string) =>
    (_: string, { src, href, data }: sanitizeHtml.Attributes) => {
      const url = src ?? href ?? data ?? '';
      if (url) losses.add(`${label} is a link now: ${url.slice(0, 200)}`);
      return { tagName: 'a', attribs: { href: token(watchUrl(url), false), class: 'marquee-address' }, text: 'x' };
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
      const element = droppedElements[name];
      if (element) losses.add(`${element} was left out`);
    },
    transformTags: {
      h1: 'h2',
      a: (tagName, { href, class: className }) => ({
        tagName,
        attribs: { href: token(href, false), class: className ?? '' },
      }),
      img: (tagName, { src, 'data-src': lazySrc, alt, title }) => ({
        tagName,
        attribs: { src: token(lazySrc ?? src, true), alt: alt ?? '', title: title ?? '' },
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

function watchUrl(url: string): string {
  const youtube = /^(?:https?:)?\/\/(?:www\.)?youtube(?:-nocookie)?\.com\/embed\/([\w-]{11})/.exec(url);
  if (youtube) return `https://www.youtube.com/watch?v=${youtube[1]}`;
  const vimeo = /^(?:https?:)?\/\/player\.vimeo\.com\/video\/(\d+)/.exec(url);
  return vimeo ? `https://vimeo.com/${vimeo[1]}` : url.replace(/^\/\//, 'https://');
}
