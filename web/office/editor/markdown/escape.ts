import { AMPERSAND } from './entities.ts';

/** A bare address: Markdown links it and interprets nothing inside. */
const ADDRESS = /((?:https?:\/\/|www\.)[^\s<]+)/gi;

/** @returns a text whose characters Markdown does not interpret */
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

/** @returns a line that does not start a heading, list, quote, rule or table */
export const escapeStart = (line: string): string =>
  line
    .replace(/^\s+/, '')
    .replace(/^(#{1,6})(?=\s|$)/, '\\$1')
    .replace(/^[>+=|:-]/, '\\$&')
    .replace(/^(\d{1,9})([.)])(?=\s|$)/, '$1\\$2');
