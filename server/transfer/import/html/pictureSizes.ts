import type { Element } from 'hast';
import type { Image, Nodes, Paragraph } from 'mdast';
import { propertyOf } from './elements.ts';

export type Size = { width: number; height: number };

declare module 'mdast' {
  interface ImageData {
    size?: Size;
  }
}

/** @returns the size of a picture in HTML; null unless it has both lengths in pixels */
export function sizeOf(picture: Element): Size | null {
  const [width, height] = ['width', 'height'].map((name) => /^[1-9]\d{0,3}$/.exec(propertyOf(picture, name))?.[0]);
  return width && height ? { width: Number(width), height: Number(height) } : null;
}

/**
 * @returns the pictures of a text whose size a tag can keep: those without another picture beside them, which pages show
 *   as a grid, and without a line below them, which would belong to the tag
 */
export function sizedPictures(node: Nodes): (Image & { data: { size: Size } })[] {
  if (node.type === 'paragraph') return picturesOf(node).filter(hasSize);
  return 'children' in node ? node.children.flatMap(sizedPictures) : [];
}

const hasSize = (picture: Image): picture is Image & { data: { size: Size } } => picture.data?.size !== undefined;

function picturesOf({ children }: Paragraph): Image[] {
  const pictures = children.flatMap((child) => (child.type === 'link' ? child.children : [child]));
  const images = pictures.filter(({ type }) => type === 'image') as Image[];
  const [first, second] = children;
  const isAbove =
    first?.type === 'image' && (second?.type === 'break' || (second?.type === 'text' && /^\s*\n/.test(second.value)));
  return images.length > 1 || isAbove ? [] : images;
}

/**
 * @param source a picture in Markdown, as the text has it
 * @returns the picture as a tag with its size
 */
export function withSize(markdown: string, address: string, { width, height }: Size): string {
  const picture = new RegExp(`!\\[((?:\\\\.|[^\\]\\\\])*)\\]\\(${address}(?: "((?:\\\\.|[^"\\\\])*)")?\\)`);
  return markdown.replace(picture, (_, alt: string, title?: string) => {
    const titleHtml = title ? ` title="${inAttribute(title)}"` : '';
    return `<img src="${address}" alt="${inAttribute(alt)}"${titleHtml} width="${width}" height="${height}">`;
  });
}

/** Entities mean the same in Markdown and in HTML; a backslash does not. */
const inAttribute = (text: string) =>
  text.replace(/\\([!-/:-@[-`{-~])|["<>]/g, (match, sign: string = match) =>
    /[&"<>]/.test(sign) ? `&#${sign.charCodeAt(0)};` : sign,
  );
