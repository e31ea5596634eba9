import { AMPERSAND } from './entities.ts';

/**
 * What Markdown makes a link of. In the editor a text is a link only by its mark, so that an address without one, whose link
 * the writer has removed, is no link on the page.
 */
const AUTOLINK_START = /(https?|ftp)(?=:\/\/)|(www)(?=\.)/gi;
const MAIL_SIGN = /(?<=[a-z0-9._+-])@(?=[a-z0-9_-]+\.)/gi;

export const escapeText = (text: string): string =>
  escapePart(text).replace(AUTOLINK_START, '$&\\').replace(MAIL_SIGN, '\\@').replaceAll('\u00a0', '&nbsp;');

/** The words of a link, in which Markdown makes no other link. */
export const escapeLinkText = (text: string): string => escapePart(text).replaceAll('\u00a0', '&nbsp;');

const escapePart = (text: string) =>
  text
    .replace(/[\\`*[\]<~]/g, '\\$&')
    // Inside a word an underscore has no meaning.
    .replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\_')
    .replace(AMPERSAND, '\\&');

/** @returns a text with all characters escaped that Markdown may interpret: longer, but always safe */
export const escapeAll = (text: string): string =>
  text.replace(/[!-/:-@[-`{}~]/g, '\\$&').replaceAll('\u00a0', '&nbsp;');

/** @returns a text as HTML, also inside an attribute; a line break would end a block of HTML in Markdown */
export const escapeHtml = (text: string): string =>
  text
    .replace(/\s*\n\s*/g, ' ')
    .replace(/[&<>"]/g, (sign) => htmlEntities[sign] as string)
    .replaceAll('\u00a0', '&nbsp;');

const htmlEntities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export const escapeStart = (line: string): string =>
  line
    .replace(/^[ \t]+/, '')
    .replace(/^(#{1,6})(?=\s|$)/, '\\$1')
    .replace(/^[>+=|:-]/, '\\$&')
    // A footnote begins like this.
    .replace(/^(\[\^[^\s[\]]+\]):/, '$1\\:')
    .replace(/^(\d{1,9})([.)])(?=\s|$)/, '$1\\$2');
