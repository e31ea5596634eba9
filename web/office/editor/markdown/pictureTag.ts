import type { JSONContent } from '@tiptap/core';
import { parseDocument } from 'htmlparser2';
import { isSafeAddress } from './safeAddress.ts';

type Attributes = Record<string, unknown>;

const PIXELS = /^[1-9]\d{0,3}$/;
/** The library knows the size of its pictures. */
const IN_LIBRARY = /\/uploads\/[\da-f-]{36}\.webp/;
const names = ['src', 'alt', 'title', 'width', 'height'];

/** @returns whether a text gives a size to this picture: both lengths, and not one of the library */
export const hasSize = ({ src, width, height }: Attributes): boolean =>
  [width, height].every((length) => PIXELS.test(String(length ?? ''))) && !IN_LIBRARY.test(String(src ?? ''));

/** @returns the size as attributes of a tag, which begin with a space */
export const sizeHtml = (attrs: Attributes): string =>
  hasSize(attrs) ? ` width="${attrs.width}" height="${attrs.height}"` : '';

/** @returns the attributes of a picture in HTML as those of its node; null if the editor would lose one */
export function pictureAttrs(attribs: Record<string, string>): Attributes | null {
  const { src = '', alt = '', title = null, width = null, height = null } = attribs;
  const isLost = Object.keys(attribs).some((name) => !names.includes(name));
  const isHalf = (width !== null || height !== null) && !hasSize({ src, width, height });
  return isLost || isHalf || !isSafeAddress(src) ? null : { src, alt, title, width, height };
}

/** @returns the attributes of a tag `img` of a line of Markdown; null for any other tag */
export function pictureOfTag(tag: string): Attributes | null {
  const [picture] = /^<img\s/i.test(tag) ? parseDocument(tag).childNodes : [];
  return picture && 'attribs' in picture ? pictureAttrs(picture.attribs) : null;
}

/**
 * A picture with a size is a tag, because Markdown has no sizes. Alone in a line the tag would begin a block of HTML, to
 * which the following lines would belong.
 * @returns the nodes of a paragraph without a size that cannot be written
 */
export function withWritableSizes(nodes: JSONContent[]): JSONContent[] {
  const [first, ...others] = nodes.filter(({ type, text }) => type !== 'text' || text?.trim());
  if (first?.type !== 'image' || others[0]?.type !== 'hardBreak' || !hasSize(first.attrs ?? {})) return nodes;
  return nodes.map((node) =>
    node === first ? { ...node, attrs: { ...node.attrs, width: null, height: null } } : node,
  );
}
