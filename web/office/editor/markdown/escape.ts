import { AMPERSAND } from './entities.ts';

/** An address as it is typed: Markdown makes a link of it, and nothing in it has another meaning. */
const ADDRESS = /((?:https?:\/\/|www\.)[^\s<]+)/gi;

/** @returns a text whose characters mean themselves in Markdown */
export const escapeText = (text: string): string =>
  text
    .split(ADDRESS)
    .map((part, index) => (index % 2 ? part : escapePart(part)))
    .join('')
    .replaceAll('\u00a0', '&nbsp;');

const escapePart = (text: string) =>
  text
    .replace(/[\\`*[\]<~]/g, '\\$&')
    // Inside a word it means nothing.
    .replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\_')
    .replace(AMPERSAND, '\\&');

/** @returns a text with every sign escaped that Markdown may read: longer, but never misread */
export const escapeAll = (text: string): string =>
  text.replace(/[!-/:-@[-`{}~]/g, '\\$&').replaceAll('\u00a0', '&nbsp;');

/** @returns a line that begins no heading, list, quote, rule or table */
export const escapeStart = (line: string): string =>
  line
    .replace(/^\s+/, '')
    .replace(/^(#{1,6})(?=\s|$)/, '\\$1')
    .replace(/^[>+=|:-]/, '\\$&')
    .replace(/^(\d{1,9})([.)])(?=\s|$)/, '$1\\$2');
