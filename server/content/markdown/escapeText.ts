import { type AnchoredHtml, withHeadingAnchors } from './headingAnchors.ts';

/** @returns HTML that shows a text sign by sign */
export const escapeText = (text: string): string =>
  text.replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`);

/** @returns a text that is not read as Markdown, ready to be shown */
export const asItStands = (text: string): AnchoredHtml => withHeadingAnchors(`<pre>${escapeText(text)}</pre>`);
