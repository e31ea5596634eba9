const TYPES: Record<string, string> = { png: 'image/png', jpeg: 'image/jpeg' };
const START = /\{\\pict\b/g;

/** @returns the pictures that Word puts into the RTF of its clipboard; its HTML names only files on the computer */
export function picturesInRtf(rtf: string): File[] {
  const files: File[] = [];
  const seen = new Set<string>();
  for (const { index } of rtf.matchAll(START)) {
    const group = groupAt(rtf, index);
    const [, kind = ''] = /\\(png|jpeg)blip/.exec(group) ?? [];
    const hex = [...group.replace(/\{[^{}]*\}/g, '').matchAll(/(?:^|[\s}])((?:[\da-f]{2}\s*){16,})/gi)].at(-1)?.[1];
    const type = TYPES[kind];
    // Word has each picture twice: the second, for old programs, has another format.
    if (!type || !hex || seen.has(hex)) continue;
    seen.add(hex);
    files.push(new File([bytesOf(hex)], `picture.${kind}`, { type }));
  }
  return files;
}

/** @returns the text from an opening brace to its closing one */
function groupAt(rtf: string, start: number): string {
  let depth = 0;
  for (let index = start; index < rtf.length; index += 1) {
    if (rtf[index] === '{') depth += 1;
    else if (rtf[index] === '}') depth -= 1;
    if (depth === 0) return rtf.slice(start, index + 1);
  }
  return rtf.slice(start);
}

function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  const digits = hex.replace(/\s/g, '');
  const bytes = new Uint8Array(digits.length / 2);
  for (let index = 0; index < bytes.length; index += 1)
    bytes[index] = Number.parseInt(digits.slice(index * 2, index * 2 + 2), 16);
  return bytes;
}
