/** Common named entities; a block with any other stays Markdown. */
const namedEntities: Record<string, string> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0', shy: '\u00ad' },
  ...{ mdash: '—', ndash: '–', hellip: '…', lsquo: '‘', rsquo: '’', ldquo: '“', rdquo: '”', bdquo: '„', sbquo: '‚' },
  ...{ laquo: '«', raquo: '»', bull: '•', middot: '·', times: '×', divide: '÷', minus: '−', plusmn: '±', deg: '°' },
  ...{ copy: '©', reg: '®', trade: '™', sect: '§', para: '¶', euro: '€', pound: '£', yen: '¥', cent: '¢' },
  ...{ larr: '←', uarr: '↑', rarr: '→', darr: '↓', frac12: '½', frac14: '¼', frac34: '¾', ne: '≠', le: '≤', ge: '≥' },
};

const ENTITY = /&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|(\w{1,32}));/g;

/** @returns a text with decoded entities; unknown ones stay */
export const decodeEntities = (text: string): string =>
  text.replace(ENTITY, (match, decimal?: string, hex?: string, name?: string) => {
    if (name) return namedEntities[name] ?? match;
    return characterOf(decimal ? Number(decimal) : Number.parseInt(hex as string, 16));
  });

/** @returns whether a text has an entity that only a browser can decode */
export const hasUnknownEntity = (text: string): boolean =>
  [...text.matchAll(ENTITY)].some(([, , , name]) => name !== undefined && !Object.hasOwn(namedEntities, name));

const characterOf = (code: number) =>
  code === 0 || code > 0x10ffff || (code >= 0xd800 && code < 0xe000) ? '\ufffd' : String.fromCodePoint(code);

/** An ampersand that a browser could read as an entity. */
export const AMPERSAND = /&(?=#\d|#[xX][\da-fA-F]|\w)/g;
