import type { Element, ElementContent, Nodes, Parents, Root } from 'hast';
import { videoOf } from '#schema/video.ts';
import type { Remarks } from '../remarks.ts';
import { unfoldable } from './accordions.ts';
import { showBackgrounds } from './backgrounds.ts';
import { writeBuilderElements } from './builderElements.ts';
import { element, elementsOf, findElements, hasClass, isElement, propertyOf, text, textOf } from './elements.ts';
import { takeFootnotes } from './footnoteElements.ts';
import { decodedFragment, type HeadingLinks, headingLinksOf } from './headingLinks.ts';
import { noteFormats } from './lostFormats.ts';
import { type OwnPage, shortenOwnLinks } from './ownPage.ts';
import { dividePictures } from './pictureParagraphs.ts';
import { sizeOf } from './pictureSizes.ts';
import { markPlaces } from './places.ts';
import { divideQuoteSources } from './quoteSources.ts';
import { withStyleElements } from './styleFormats.ts';
import { alignTables } from './tableAlign.ts';
import { writeTabs } from './tabs.ts';
import { makeTypedLists } from './typedLists.ts';
import { linkable, watchUrl } from './watchUrl.ts';

export type Address = { url: string; isPicture: boolean };
export type TakeAddress = (url: string, isPicture: boolean) => string;
type Cleaning = { takeAddress: TakeAddress; remarks: Remarks; headingLinks: HeadingLinks; places: ReadonlySet<string> };
type Clean = (node: Element, cleaning: Cleaning, parent: Parents) => ElementContent[];

/** Class of a link that stands alone and whose text is its address: pages show it as a video if it is one. */
export const ADDRESS_CLASS = 'marquee-address';

/** Controls of players, which do not work without scripts. */
const controls =
  /^kg-(?:video-(?:overlay|player|large-play|seek|volume|mute|unmute|play|pause|playback|current|time|duration)|audio-(?:player$|thumbnail)|file-card-icon)/;
const ownMarkup =
  /\.(?:twitter|instagram|tiktok|facebook|pinterest|redditmedia)\.(?:com|net)|\/\/(?:platform|embed|assets)\.(?:x|twitter|reddit|bsky)\./;

/**
 * Removes what pages cannot contain, resolves addresses, and says what is lost. Changes the tree.
 * @param page the page of the text, if it is known
 */
export function cleanHtml(root: Root, takeAddress: TakeAddress, remarks: Remarks, page?: OwnPage): void {
  if (page) shortenOwnLinks(root, page);
  showBackgrounds(root, remarks);
  writeBuilderElements(root);
  makeTypedLists(root);
  takeFootnotes(root);
  divideQuoteSources(root);
  unfoldable(root);
  writeTabs(root);
  alignTables(root);
  withStyleElements(root);
  noteFormats(root, remarks);
  dividePictures(root);
  const places = markPlaces(root);
  cleanChildren(root, { takeAddress, remarks, headingLinks: headingLinksOf(root), places });
}

function cleanChildren(parent: Parents, cleaning: Cleaning): void {
  parent.children = (parent.children as ElementContent[]).flatMap((child) => {
    if (!isElement(child)) return child.type === 'text' ? [child] : [];
    if (hasClass(child, controls)) return [];
    if (hasClass(child, /^kg-signup-card$/)) return leaveOutSignUp(child, cleaning);
    if (hasClass(child, /^kg-file-card$/)) return cleanChild(fileCard(child), cleaning, parent);
    if (hasClass(child, /^wp-block-file__(?:button|embed)$/) && hasFileLink(parent, child)) return [];
    return cleanChild(child, cleaning, parent);
  });
}

/** Whether the file that a button or a viewer of WordPress leads to has a link beside it. */
const hasFileLink = (parent: Parents, child: Element) =>
  (parent.children as ElementContent[]).some(
    (other) =>
      other !== child &&
      isElement(other) &&
      other.tagName === 'a' &&
      textOf(other).trim() &&
      (child.tagName !== 'a' || !hasClass(other, /^wp-block-file__button$/)),
  );

const cleanChild: Clean = (node, cleaning, parent) => (cleaners[node.tagName] ?? cleanOther)(node, cleaning, parent);

/** A sign-up form of Ghost: without it, its heading would invite to nothing. */
function leaveOutSignUp(card: Element, { remarks }: Cleaning): [] {
  const heading = findElements(card, 'h2').map(wordsIn).join(' ');
  remarks.lose(`a sign-up form was left out${heading && `: “${heading}”`}`);
  return [];
}

/** A file of Ghost: its name as a link, and its caption. Name and size of the file are left out. */
function fileCard(card: Element): Element {
  const partOf = (name: RegExp) => findElements(card, 'div').find((part) => hasClass(part, name))?.children ?? [];
  const name = [partOf(/^kg-file-card-title$/), partOf(/^kg-file-card-filename$/)].find((part) => part.length) ?? [];
  const caption = partOf(/^kg-file-card-caption$/);
  const href = propertyOf(findElements(card, 'a')[0], 'href');
  const link = element('p', [element('a', name, { href })]);
  return element('div', caption.length ? [link, element('p', caption)] : [link]);
}

const cleanOther: Clean = (node, cleaning) => {
  cleanChildren(node, cleaning);
  return [node];
};

const unwrap: Clean = (node, cleaning) => {
  cleanChildren(node, cleaning);
  return node.children;
};

/** The first words of an element, each of its parts by itself. */
const wordsIn = (node: Nodes): string => partsIn(node).join(' ').replace(/\s+/g, ' ').trim().slice(0, 100);
const partsIn = (node: Nodes): string[] =>
  node.type === 'text' ? [node.value] : 'children' in node ? (node as Parents).children.flatMap(partsIn) : [];

const drop =
  (what: string, isLoss: boolean): Clean =>
  (_, { remarks }) => {
    if (isLoss) remarks.lose(`${what} was left out`);
    else remarks.note(`${what} was left out`);
    return [];
  };

const cleaners: Record<string, Clean> = {
  script(node, { remarks }) {
    const src = propertyOf(node, 'src');
    const sentence = `a script was left out${src ? `: ${src.slice(0, 200)}` : ''}`;
    // Widgets repeat a quotation of the text. Structured data is derived again.
    if (ownMarkup.test(src) || propertyOf(node, 'type').includes('json')) remarks.note(sentence);
    else remarks.lose(sentence);
    return [];
  },
  style: drop('a style', false),
  svg(node, { remarks }) {
    const words = wordsIn(node);
    if (words) remarks.lose(`a drawing was left out: its words: “${words}”`);
    else remarks.note('a drawing was left out');
    return [];
  },
  math(node, { remarks }) {
    const formula = findElements(node, 'annotation')[0] ?? node;
    const words = wordsIn(formula);
    if (words) remarks.lose(`a formula is text now: “${words}”`);
    return words ? [text(words)] : [];
  },
  canvas: drop('a drawing', true),
  template: () => [],
  textarea: () => [],
  select: () => [],
  input: (node) => (propertyOf(node, 'type') === 'checkbox' ? [node] : []),
  form(node, cleaning) {
    for (const button of findElements(node, 'button'))
      if (propertyOf(button, 'type') !== 'button') button.children = [];
    const children = unwrap(node, cleaning, node);
    const words = wordsIn(element('div', children));
    cleaning.remarks.lose(`a form was left out${words ? `: its text stays: “${words}”` : ''}`);
    return children;
  },
  button(node, cleaning, parent) {
    cleanChildren(node, cleaning);
    const isPlain = isElement(parent) && /^(?:h[1-6]|strong|b|summary)$/.test(parent.tagName);
    return isPlain ? node.children : [element('strong', node.children)];
  },
  noscript(node, cleaning, parent) {
    const siblings = parent.children as ElementContent[];
    const hasPicture = siblings.some(
      (sibling) => isElement(sibling) && sibling.tagName === 'img' && !isPlaceholder(sibling),
    );
    return hasPicture ? [] : unwrap(node, cleaning, parent);
  },
  a: cleanLink,
  img: cleanPicture,
  iframe: (node, cleaning) => embedded(node, cleaning, 'A frame'),
  video: (node, cleaning) => embedded(node, cleaning, 'A video'),
  audio: (node, cleaning) => embedded(node, cleaning, 'A sound'),
  object: (node, cleaning) => embedded(node, cleaning, 'An embedded object'),
  embed: (node, cleaning) => embedded(node, cleaning, 'An embedded object'),
  ...{ html: unwrap, body: unwrap, main: unwrap, center: unwrap },
};

function cleanLink(node: Element, cleaning: Cleaning): ElementContent[] {
  const { takeAddress, remarks, headingLinks, places } = cleaning;
  const href = propertyOf(node, 'href').trim();
  const isToOwnPicture = findElements(node, 'img').some((img) => isSamePicture(node, img)) && !textOf(node).trim();
  cleanChildren(node, cleaning);
  if (!href || isToOwnPicture) return node.children;
  if (href.startsWith('#')) {
    const target = headingLinks(href) ?? (places.has(decodedFragment(href.slice(1))) ? href : null);
    if (target) return [element('a', node.children, { href: target })];
    if (textOf(node).trim().length > 1)
      remarks.note(`a link within the text leads to nothing in it, and is text now: ${href.slice(0, 100)}`);
    // Arrows back from a footnote.
    return /^(?:\s|[↩↵⏎⤴↑^]|\ufe0e|\ufe0f)*$/.test(textOf(node)) ? [] : node.children;
  }
  if (!URL.canParse(href, 'https://site.invalid') || !linkable.test(new URL(href, 'https://site.invalid').protocol)) {
    if (!/^javascript:(?:void|;|$)/i.test(href))
      remarks.lose(`a link that leads nowhere was left out: ${href.slice(0, 200)}`);
    return node.children;
  }
  const isAlone = hasClass(node, /^marquee-address$/);
  if (!isAlone && !textOf(node).trim() && !findElements(node, 'img').length) return node.children;
  return [
    element('a', node.children, { href: takeAddress(href, false), ...(isAlone && { className: [ADDRESS_CLASS] }) }),
  ];
}

const stemOf = (url: string) =>
  url
    .replace(/[?#].*$/, '')
    .replace(/^(?:https?:)?\/\/(?:www\.)?/, '')
    .replace(/(?:-\d+x\d+)?(?:-scaled)?\.\w+$/, '');

/** Whether a link leads to the picture in it, or to the page of that picture. */
function isSamePicture(link: Element, img: Element): boolean {
  const href = propertyOf(link, 'href');
  if (/(?:^|\s)attachment(?:\s|$)/.test(propertyOf(link, 'rel')) || /[?&]attachment_id=\d/.test(href)) return true;
  return stemOf(href) === stemOf(lazyAddress(img)) && /\.(?:jpe?g|png|gif|webp|avif)(?:[?#]|$)/i.test(href);
}

/** The address of a picture, or of the one that a script would load in its place. */
function lazyAddress(img: Element): string {
  if (img.tagName !== 'img') return '';
  const src = propertyOf(img, 'src').trim();
  const lazy = ['dataSrc', 'dataLazySrc', 'dataOriginal', 'dataOrigSrc']
    .map((name) => propertyOf(img, name))
    .find(Boolean);
  return withoutPhoton((lazy ?? (/^(?:data:|$)/.test(src) ? largestOf(img) || src : src)).trim());
}

/** The address of a picture that Jetpack serves from the machines of WordPress.com. */
const withoutPhoton = (address: string): string => {
  const [, rest] = /^https?:\/\/i\d\.wp\.com\/([^?#]+)/.exec(address) ?? [];
  return rest ? `http${/[?&]ssl=1/.test(address) ? 's' : ''}://${rest}` : address;
};

/** The largest picture of a `srcset`, which some scripts write instead of an address. */
function largestOf(img: Element): string {
  const candidates = ['dataSrcSet', 'dataSrcset', 'dataLazySrcset', 'srcSet'].map((name) => propertyOf(img, name));
  const sizes = [...(candidates.find(Boolean) ?? '').matchAll(/(?:^|,)\s*([^\s,]+)(?:\s+(\d+(?:\.\d+)?)[wx])?/g)];
  const [largest] = sizes.toSorted((a, b) => Number(b[2] ?? 1) - Number(a[2] ?? 1));
  return largest?.[1] ?? '';
}

const isPlaceholder = (img: Element) => /^(?:data:|$)/.test(lazyAddress(img));

function cleanPicture(img: Element, { takeAddress, remarks }: Cleaning, parent: Parents): ElementContent[] {
  const alt = propertyOf(img, 'alt').replace(/\s+/g, ' ').trim();
  if (hasClass(img, /^(?:emoji|wp-smiley)$/) && alt) return [text(alt)];
  if (propertyOf(img, 'width') === '1' && propertyOf(img, 'height') === '1') return [];
  const address = lazyAddress(img);
  if (isPlaceholder(img) && findElements(parent, 'noscript').some((node) => findElements(node, 'img').length))
    return [];
  if (!address) {
    remarks.lose(`a picture without an address was left out${alt ? `: ${alt.slice(0, 200)}` : ''}`);
    return [];
  }
  const title = propertyOf(img, 'title').replace(/\s+/g, ' ').trim();
  return [element('img', [], { src: takeAddress(address, true), alt, title, ...sizeOf(img) })];
}

/** Replaces a player by its address in a paragraph. */
function embedded(node: Element, { takeAddress, remarks }: Cleaning, label: string): ElementContent[] {
  const sources = [node, ...elementsOf(node)];
  const raw = sources.flatMap((source) => [
    propertyOf(source, 'dataSrc'),
    propertyOf(source, 'src'),
    propertyOf(source, 'data'),
    propertyOf(source, 'name') === 'movie' ? propertyOf(source, 'value') : '',
  ]);
  const url = raw.map((address) => address.trim()).find((address) => address && address !== 'about:blank');
  if (!url) {
    const title = propertyOf(node, 'title').slice(0, 200);
    if (['object', 'iframe'].includes(node.tagName))
      remarks.lose(`${label.toLowerCase()} was left out${title ? `: ${title}` : ''}`);
    return [];
  }
  const address = watchUrl(url);
  if (address === null) return [];
  const sentence = `${label} is a link now: ${url.slice(0, 200)}`;
  if (videoOf(address)) remarks.note(sentence);
  else remarks.lose(sentence);
  const link = element('a', [text('.')], { href: takeAddress(address, false), className: [ADDRESS_CLASS] });
  return [element('div', [link])];
}
