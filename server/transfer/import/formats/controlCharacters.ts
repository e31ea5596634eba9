/** Control characters that editors leave in texts, and code points that no text may have. Tab and line feed stay. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to remove
const controls = /[\0-\x08\x0e-\x1f\x7f\ufffe\uffff]/g;
/** Characters of windows-1252 that were stored as if they were Latin 1. */
const misread = /[\x80-\x9f]/g;
const windows1252 = new TextDecoder('windows-1252');

/** Word stores a line break within a paragraph as vertical tab; the other control characters have no meaning. */
export const withoutControls = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\r\n?|[\v\f\u2028\u2029]/g, '\n')
    .replace(controls, '')
    .replace(misread, (character) => windows1252.decode(Uint8Array.of(character.charCodeAt(0))));
