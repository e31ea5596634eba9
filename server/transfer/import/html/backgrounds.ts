import type { Root } from 'hast';
import type { Remarks } from '../remarks.ts';
import { element, elementsOf, findElements, hasClass, propertyOf } from './elements.ts';

const background = /background(?:-image)?\s*:[^;]*?url\(\s*["']?([^"')]+?)["']?\s*\)/i;
/** Blocks of WordPress whose picture is drawn behind their text, or fills their side. */
const pictureBlock = /^wp-block-(?:cover|cover-image|media-text__media|group|columns?)$/;

/** Pictures that a style draws become pictures of the text, above its words; others are named. Changes the tree. */
export function showBackgrounds(root: Root, remarks: Remarks): void {
  for (const node of [...elementsOf(root)]) {
    const [, url = ''] = background.exec(propertyOf(node, 'style')) ?? [];
    const address = url.trim();
    if (!address || /^data:/i.test(address)) continue;
    if (!hasClass(node, pictureBlock)) remarks.lose(`a picture behind a text was left out: ${address.slice(0, 300)}`);
    else if (!findElements(node, 'img').some((img) => nameOf(propertyOf(img, 'src')) === nameOf(address)))
      node.children.unshift(element('p', [element('img', [], { src: address, alt: propertyOf(node, 'ariaLabel') })]));
  }
}

/** The picture of a block is often beside its background, in another size. */
const nameOf = (address: string) =>
  address
    .replace(/[?#].*$/, '')
    .split('/')
    .at(-1)
    ?.replace(/(?:-\d+x\d+)?(?:-scaled)?\.\w+$/, '');
