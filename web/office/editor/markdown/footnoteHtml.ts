import { escapeHtml } from './escape.ts';

/** @returns a reference to a footnote as HTML, where Markdown is not read: it stays readable, but is no link */
export const referenceHtml = (label: string): string => `<sup>[^${escapeHtml(label)}]</sup>`;

/** @returns a footnote as HTML, for comparison only */
export const footnoteHtml = (label: string, content: string): string =>
  `<blockquote title="${escapeHtml(label)}">\n${content}\n</blockquote>`;
