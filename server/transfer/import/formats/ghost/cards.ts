import { Marked } from 'marked';
import { Footnotes } from '#server/content/markdown/footnotes.ts';

const footnotes = new Footnotes();
const marked = new Marked({ gfm: true }).use({ extensions: footnotes.extensions() });

/** Markdown cards, and whole posts of version 1. */
export function markdownHtml(text: string): string {
  footnotes.begin();
  return marked.parse(text, { async: false }) + footnotes.section((parts) => marked.parser(parts));
}

export const escapedHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

type CardPicture = { src: string; alt: string; href: string; width?: unknown; height?: unknown };

/** The size of a picture as its card has it, as attributes. */
const sizeHtml = ({ width, height }: CardPicture) =>
  [width, height].every(Number.isSafeInteger) ? ` width="${width}" height="${height}"` : '';

/** @param caption HTML */
export function figureHtml(pictures: readonly CardPicture[], caption: string, className = 'kg-image-card'): string {
  const images = pictures.map((picture) => {
    const { src, alt, href } = picture;
    const image = `<img src="${escapedHtml(src)}" alt="${escapedHtml(alt)}"${sizeHtml(picture)}>`;
    return href ? `<a href="${escapedHtml(href)}">${image}</a>` : image;
  });
  return `<figure class="${className}">${images.join('')}${caption && `<figcaption>${caption}</figcaption>`}</figure>`;
}

/** The pictures of a gallery. @param images of its card, as the file has them */
export function galleryHtml(images: unknown, caption: string): string {
  const pictures = (Array.isArray(images) ? images : []) as Partial<CardPicture>[];
  return figureHtml(
    pictures.map(({ src = '', alt = '', width, height }) => ({ src, alt, href: '', width, height })),
    caption,
    'kg-gallery-card',
  );
}

/** The words are a line, which may be the only paragraph of HTML. */
export function calloutHtml(text: ReadText): string {
  const [, line] = /^<p\b[^>]*>((?:(?!<\/?p\b)[\s\S])*)<\/p>\s*$/i.exec(text('calloutText')) ?? [];
  const emoji = text('calloutEmoji');
  const sign = emoji && `<div class="kg-callout-emoji">${escapedHtml(emoji)}</div>`;
  return `<div class="kg-callout-card">${sign}<div class="kg-callout-text">${line ?? text('calloutText')}</div></div>`;
}

/** Cards that no page shows: they are for mails, or mark a place. */
const unseen = /^(?:email|email-cta|paywall|page-break|zwnj|at-link-search)$/;

/** A card that the import does not know: cleanHtml names it among the losses. */
export const unknownCardHtml = (name: string): string =>
  name && !unseen.test(name) ? `<object title="card ${escapedHtml(name)}"></object>` : '';

type ReadText = (name: string) => string;

/** Switches of the button of a card. Its words stay in the card while it is off. */
const switches = ['buttonEnabled', 'showButton', 'productButtonEnabled'];

/** Words, picture and button of a card that pages show as text. @param isOff whether a switch is set, and off */
export function cardHtml(text: ReadText, isOff: (name: string) => boolean): string {
  const title = text('header') || text('productTitle');
  const picture = text('productImageSrc') || text('backgroundImageSrc') || text('imageUrl');
  const words = text('subheader') || text('productDescription') || text('textValue');
  const [url, label] = [text('buttonUrl') || text('productUrl'), text('buttonText') || text('productButton')];
  return [
    text('sponsorLabel') && !isOff('hasSponsorLabel') && `<div>${text('sponsorLabel')}</div>`,
    title && `<h2>${title}</h2>`,
    picture && figureHtml([{ src: picture, alt: '', href: '' }], ''),
    words && `<div>${words}</div>`,
    text('disclaimer') && `<p>${text('disclaimer')}</p>`,
    url && label && !switches.some(isOff) && `<p><a href="${escapedHtml(url)}">${escapedHtml(label)}</a></p>`,
  ]
    .filter(Boolean)
    .join('');
}

const captionHtml = (caption: string) => (caption ? `<p>${caption}</p>` : '');

export const codeHtml = (text: ReadText): string =>
  `<pre><code class="language-${escapedHtml(text('language'))}">${escapedHtml(text('code'))}</code></pre>${captionHtml(text('caption'))}`;

/** @param metadata of the page that it leads to */
export function bookmarkHtml(text: ReadText, metadata: unknown): string {
  const { title, description } = Object(metadata) as Record<string, unknown>;
  const words = (value: unknown) => (typeof value === 'string' ? escapedHtml(value) : '');
  return `<div class="kg-bookmark-card"><a class="kg-bookmark-container" href="${escapedHtml(text('url'))}"><div class="kg-bookmark-title">${words(title) || escapedHtml(text('url'))}</div><div class="kg-bookmark-description">${words(description)}</div></a></div>${captionHtml(text('caption'))}`;
}

export const playerHtml = (name: 'video' | 'audio', text: ReadText): string =>
  `<${name} src="${escapedHtml(text('src'))}"></${name}>${captionHtml(text('caption') || escapedHtml(text('title')))}`;

export const fileHtml = (text: ReadText): string => {
  const caption = text('fileCaption');
  const link = `<p><a href="${escapedHtml(text('src'))}">${escapedHtml(text('fileTitle') || text('fileName'))}</a></p>`;
  return caption ? `${link}<p>${escapedHtml(caption)}</p>` : link;
};

/** An address alone in its line, which pages show as a video if it is one. */
export const embedHtml = (text: ReadText): string =>
  (text('html') || `<p><a class="marquee-address" href="${escapedHtml(text('url'))}">.</a></p>`) +
  captionHtml(text('caption'));
