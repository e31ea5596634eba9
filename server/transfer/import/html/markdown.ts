import type { Root } from 'mdast';
import { withoutControls } from '../formats/controlCharacters.ts';
import { Remarks, type RemarkTexts } from '../remarks.ts';
import { type Address, cleanHtml } from './cleanHtml.ts';
import { tidyInline } from './inlineElements.ts';
import type { OwnPage } from './ownPage.ts';
import { parseHtml } from './parseHtml.ts';
import { type Size, sizedPictures } from './pictureSizes.ts';
import { wordsOf, writeMarkdown } from './toMarkdown.ts';
import { toMdast } from './toMdast.ts';

export type Converted = RemarkTexts & {
  markdown: string;
  addresses: Address[];
  /** Sizes that pictures had, by the token of their address. */
  sizes: Record<string, Size>;
  /** The beginning of the paragraphs, or of the whole text if these are short. */
  beginning: string;
};

/** Placeholder for an address until its target is known. */
export const tokenOf = (nonce: string, number: number): string => `marquee-${nonce}-${number}-`;

export const fillTokens = (markdown: string, nonce: string, replace: (number: number) => string): string =>
  markdown.replace(new RegExp(`marquee-${nonce}-(\\d+)-`, 'g'), (_, number) => replace(Number(number)));

const MAX_BEGINNING = 1000;

/**
 * @param html untrusted HTML
 * @param nonce a string that occurs in no text, used in the tokens
 * @param page the page of the text, if it is known
 */
export function toMarkdown(html: string, nonce: string, page?: OwnPage): Converted {
  const addresses: Address[] = [];
  const remarks = new Remarks();
  const root = parseHtml(withoutControls(html));
  const takeAddress = (url: string, isPicture: boolean) => {
    addresses.push({ url, isPicture });
    return tokenOf(nonce, addresses.length - 1);
  };
  cleanHtml(root, takeAddress, remarks, page);
  tidyInline(root);
  const tree = toMdast(root);
  const sizes = Object.fromEntries(sizedPictures(tree).map(({ url, data }) => [url, data.size]));
  return { markdown: writeMarkdown(tree), addresses, sizes, beginning: beginningOf(tree), ...remarks.texts };
}

function beginningOf(tree: Root): string {
  const paragraphs = tree.children.filter(({ type }) => type === 'paragraph');
  const inOneLine = (children: Root['children']) =>
    children
      .map(wordsOf)
      .join(' ')
      .replace(/https?:\/\/\S+/g, ' ')
      // Shortcodes that stayed as text.
      .replace(/\[\/?[a-z][\w-]*\s+[\w-]+\s*=[^\]]*\]/gi, ' ')
      .replace(/\s+/g, ' ')
      .trim();
  const words = inOneLine(paragraphs);
  return (words.length >= 10 ? words : inOneLine(tree.children)).slice(0, MAX_BEGINNING);
}
