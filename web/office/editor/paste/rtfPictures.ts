const TYPES: Record<string, string> = { png: 'image/png', jpeg: 'image/jpeg' };
const CONTROL = /\\[a-z*]+(?:-?\d+)?/gi;
const START = /\{\\pict\b/g;

/** @returns the pictures that Word puts into the RTF of its clipboard; its HTML names only files on the computer */
export function picturesInRtf(rtf: string): File[] {
  const files: File[] = [];
  for (const { index } of rtf.matchAll(START)) {
    const group = groupAt(rtf, index);
    const [, kind = ''] = /\\(png|jpeg)blip/.exec(group) ?? [];
    const type = TYPES[kind];
    // Word has each picture twice: the second, for old programs, has another format.
    const hex = type
      ? withoutGroups(group)
          .replace(CONTROL, '')
          .replace(/[^\da-f]/gi, '')
      : '';
    if (type && hex) files.push(new File([bytesOf(hex)], `picture.${kind}`, { type }));
  }
  return files;
}

function groupAt(rtf: string, start: number): string {
  let depth = 0;
  for (let index = start; index < rtf.length; index += 1) {
    if (rtf[index] === '{') depth += 1;
    else if (rtf[index] === '}') depth -= 1;
    if (depth === 0) return rtf.slice(start, index + 1);
  }
  return rtf.slice(start);
}

/** @returns a group without those in it, which are its properties */
function withoutGroups(group: string): string {
  let [text, depth] = ['', 0];
  for (const part of group.split(/([{}])/)) {
    if (part === '{') depth += 1;
    if (depth === 1 && part !== '{') text += part === '}' ? part : ` ${part}`;
    if (part === '}') depth -= 1;
  }
  return text;
}

function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(hex.length >> 1);
  for (let index = 0; index < bytes.length; index += 1)
    bytes[index] = Number.parseInt(hex.slice(index * 2, index * 2 + 2), 16);
  return bytes;
}
