import { type Chunks, canonicalEncoding, isUtf8, wideEncoding } from '../../files/text.ts';

const declaration = /^\s*<\?xml\b[^>]*?\sencoding\s*=\s*["']([\w.:-]{1,60})["']/;
/** Single-byte encodings, in which every file is valid text. */
const oneByte = /^(?:windows-|iso-8859-|koi8-|ibm866$|macintosh$|x-mac-|x-user-defined$)/;

/**
 * Uses byte order mark, declaration, UTF-8. A file that declares a single-byte encoding but is valid UTF-8 was
 * re-saved.
 * @throws ImportError for an unknown encoding
 */
export async function xmlEncoding(start: Buffer, read: () => Promise<Chunks>): Promise<string> {
  const wide = wideEncoding(start);
  if (wide) return wide;
  const [, declared = 'utf-8'] = declaration.exec(start.toString('latin1')) ?? [];
  // If the declaration were true, it could not be read byte by byte.
  if (/^(?:utf-?16|ucs-?2|iso-10646-ucs-2)/i.test(declared)) return 'utf-8';
  const encoding = canonicalEncoding(declared);
  return oneByte.test(encoding) && (await isUtf8(await read())) ? 'utf-8' : encoding;
}
