import type { Element, ElementContent } from 'hast';
import type { Handle, State } from 'hast-util-to-mdast';
import type { BlockContent, Nodes as MdastNodes, PhrasingContent, RootContent } from 'mdast';
import { element, findElements, hasClass, isBlock, isElement, textOf } from './elements.ts';

/** A figure: a picture with its caption, a gallery, or anything else with a caption. */
export const figure: Handle = (state, node) => {
  const captions = node.children.filter((child) => isElement(child) && child.tagName === 'figcaption') as Element[];
  const content = node.children.filter((child) => !captions.includes(child as Element));
  const body = element('div', content);
  const pictures = findElements(body, 'img');
  const captionOf = (children: ElementContent[]) =>
    state.toFlow(captionParagraphs(children).flatMap((caption) => state.all(caption) as RootContent[]));
  const isOnlyPictures =
    pictures.length > 0 && !textOf(withoutCaptions(body)).trim() && !findElements(body, 'table').length;
  if (!isOnlyPictures) return [...state.toFlow(state.all(body)), ...captionOf(captions)] as MdastNodes[];
  if (pictures.length === 1 && !findElements(body, 'figcaption').length)
    return captionedPicture(state, body, captions, captionOf(captions));
  return [...gallery(state, body), ...captionOf(captions)] as MdastNodes[];
};

const captionParagraphs = (captions: ElementContent[]): Element[] =>
  (captions as Element[]).map(({ children }) =>
    children.some(isBlock) ? element('div', children) : element('p', children),
  );

const withoutCaptions = (node: Element): Element => ({
  ...node,
  children: node.children.flatMap((child): ElementContent[] => {
    if (!isElement(child)) return [child];
    return child.tagName === 'figcaption' ? [] : [withoutCaptions(child)];
  }),
});

/** The caption becomes the title of the picture, unless a link would be lost. */
function captionedPicture(
  state: State,
  body: Element,
  captions: Element[],
  captionBlocks: BlockContent[] | MdastNodes[],
): MdastNodes[] {
  const caption = captions
    .map((part) => textOf(part))
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
  const hasLink = findElements(body, 'a').length > 0 || captions.some((part) => findElements(part, 'a').length > 0);
  const phrasing = picturesIn(state, body);
  const [image] = phrasing;
  if (caption && !hasLink && image?.type === 'image') {
    return [{ type: 'paragraph', children: [{ ...image, title: caption }] }];
  }
  return [{ type: 'paragraph', children: phrasing }, ...(captionBlocks as MdastNodes[])];
}

/** Pictures with their links, without the blocks around them. */
const picturesIn = (state: State, node: Element): PhrasingContent[] =>
  node.children.flatMap((child): PhrasingContent[] => {
    if (!isElement(child)) return [];
    if (child.tagName === 'figcaption') return [];
    if (child.tagName === 'a' || child.tagName === 'img')
      return state.all(element('span', [child])) as PhrasingContent[];
    return picturesIn(state, child);
  });

/** Pictures without captions are one paragraph, which pages show as a grid. */
function gallery(state: State, body: Element): MdastNodes[] {
  const blocks: MdastNodes[] = [];
  let row: PhrasingContent[] = [];
  const flush = () => {
    if (row.length) blocks.push({ type: 'paragraph', children: row });
    row = [];
  };
  const visit = (node: Element) => {
    const captions = node.children.filter((child) => isElement(child) && child.tagName === 'figcaption') as Element[];
    const captionText = captions
      .map((part) => textOf(part))
      .join('')
      .trim();
    if (captionText && findElements(node, 'img').length === 1) {
      flush();
      const content = element(
        'div',
        node.children.filter((child) => !captions.includes(child as Element)),
      );
      const paragraphs = state.toFlow(captionParagraphs(captions).flatMap((part) => state.all(part) as RootContent[]));
      blocks.push(...captionedPicture(state, content, captions, paragraphs));
      return;
    }
    for (const child of node.children) {
      if (!isElement(child)) continue;
      if (child.tagName === 'a' || child.tagName === 'img') {
        if (row.length) row.push({ type: 'text', value: '\n' });
        row.push(...(state.all(element('span', [child])) as PhrasingContent[]));
      } else if (child.tagName !== 'figcaption') visit(child);
    }
    if (captionText) {
      flush();
      blocks.push(
        ...(state.toFlow(
          captionParagraphs(captions).flatMap((part) => state.all(part) as RootContent[]),
        ) as MdastNodes[]),
      );
    }
  };
  visit(body);
  flush();
  return blocks;
}

/** A gallery of a plug-in or a page builder, or of WordPress before 5.3, which is no figure. The outermost element says what it is. */
export const isDrawnGallery = (node: Element): boolean =>
  hasClass(node, /(?:^|[-_])gallery(?:$|-columns|-wrapper|-container)|^gallery/) &&
  findElements(node, 'img').length > 1 &&
  !textOf(withoutCaptions(node)).trim();
