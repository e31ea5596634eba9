import { type AnchoredHtml, withHeadingAnchors } from './headingAnchors.ts';

export const escapeText = (text: string): string =>
  text.replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`);

/** @returns unparsed Markdown as escaped HTML */
export const preformatted = (text: string): AnchoredHtml => withHeadingAnchors(`<pre>${escapeText(text)}</pre>`);
