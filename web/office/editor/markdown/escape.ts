import { AMPERSAND } from './entities.ts';

/** A bare address: Markdown links it and interprets nothing inside. */
const ADDRESS = /((?:https?:\/\/|www\.)[^\s<]+)/gi;

export const escapeText = (text: string): string =>
  text
    .split(ADDRESS)
    .map((part, index) => (index % 2 ? part : escapePart(part)))
    .join('')
    .replaceAll('\u00a0', '&nbsp;');

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
