import { ImportError } from '../importError.ts';
import type { Files } from './fileSet.ts';
import { MAX_XML_BYTES } from './limits.ts';

const START_BYTES = 16 * 1024;
const lineEnd = /\r\n?|\n/g;

export type Chunks = Iterable<Uint8Array> | AsyncIterable<Uint8Array>;

export async function readStart(files: Files, name: string): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of await files.stream(name, MAX_XML_BYTES)) {
    chunks.push(chunk);
    length += chunk.length;
    if (length >= START_BYTES) break;
  }
  return Buffer.concat(chunks).subarray(0, START_BYTES);
}

/** @returns the encoding of the byte order mark, or null @throws ImportError for UTF-32 */
export function encodingOfMark(start: Uint8Array): string | null {
  const mark = Buffer.from(start.subarray(0, 4)).toString('hex');
  if (mark === 'fffe0000' || mark === '0000feff') throw unreadable('UTF-32');
  if (mark.startsWith('fffe')) return 'utf-16le';
  if (mark.startsWith('feff')) return 'utf-16be';
  return mark.startsWith('efbbbf') ? 'utf-8' : null;
}

/** Like `encodingOfMark`, but also detects UTF-16 without a mark when the first characters are ASCII. */
export function wideEncoding(start: Uint8Array): string | null {
  const marked = encodingOfMark(start);
  if (marked || start.length < 4) return marked;
  const [isFirst, isSecond, isThird, isFourth] = start.subarray(0, 4).values().map(Boolean);
  if (isFirst && !isSecond && isThird && !isFourth) return 'utf-16le';
  return !isFirst && isSecond && !isThird && isFourth ? 'utf-16be' : null;
}

/** @returns the canonical name of an encoding @throws ImportError for an unknown one */
export function canonicalEncoding(name: string): string {
  try {
    return new TextDecoder(name).encoding;
  } catch {
    throw unreadable(name);
  }
}

const unreadable = (encoding: string) =>
  new ImportError(`The file is written in ${encoding.slice(0, 40)}, which cannot be read: save it as UTF-8.`);

/** @returns whether a file is valid UTF-8 with characters outside ASCII */
export async function isUtf8(chunks: Chunks): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let hasNonAscii = false;
  try {
    for await (const chunk of chunks) {
      decoder.decode(chunk, { stream: true });
      hasNonAscii ||= chunk.some((byte) => byte > 0x7f);
    }
    decoder.decode();
    return hasNonAscii;
  } catch {
    return false;
  }
}

/** Invalid bytes throw instead of being replaced. @param advice hint for the operator @throws ImportError */
export async function* decodeText(
  chunks: Chunks,
  encoding: string,
  advice = 'save it as UTF-8',
): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  let line = 1;
  const decode = (chunk?: Uint8Array): string => {
    try {
      return chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode();
    } catch {
      const [validText = ''] = new TextDecoder(encoding).decode(chunk).split('\ufffd', 1);
      const position = `line ${line + [...validText.matchAll(lineEnd)].length}`;
      throw new ImportError(`The file is no text in ${encoding.toUpperCase()}, as ${position} shows: ${advice}.`);
    }
  };
  const checked = (text: string): string => {
    if (text.includes('\0'))
      throw new ImportError(`The file has NUL characters: it is no text, or not encoded in ${encoding.toUpperCase()}.`);
    line += [...text.matchAll(lineEnd)].length;
    return text;
  };
  for await (const chunk of chunks) {
    const text = checked(decode(chunk));
    if (text) yield text;
  }
  const rest = checked(decode());
  if (rest) yield rest;
}
