/** Characters that XML 1.0 forbids even when escaped. */
const forbidden = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Escapes a text for an element or attribute of XML or HTML. */
export const xml = (text: string): string =>
  text.replace(forbidden, '').replace(/[&<>"']/g, (character) => entities[character] as string);
