import { type Chunks, isUtf8, knownEncoding, wideEncoding } from '../../files/text.ts';

const declaration = /^\s*<\?xml\b[^>]*?\sencoding\s*=\s*["']([\w.:-]{1,60})["']/;
/** Encodings of one byte for a character: in them every file is a text, whatever it is written in. */
const oneByte = /^(?:windows-|iso-8859-|koi8-|ibm866$|macintosh$|x-mac-|x-user-defined$)/;

/**
 * Finds how an XML file is encoded: by its byte order mark, else by its declaration, else it is UTF-8.
 * @param read reads the file from its start: one that declares an encoding of one byte and is UTF-8 was saved again
 * @throws ImportError for an encoding that cannot be read
 */
export async function xmlEncoding(beginning: Buffer, read: () => Promise<Chunks>): Promise<string> {
  const wide = wideEncoding(beginning);
  if (wide) return wide;
  const [, declared = 'utf-8'] = declaration.exec(beginning.toString('latin1')) ?? [];
  // Its declaration could not be read so if it were true.
  if (/^(?:utf-?16|ucs-?2|iso-10646-ucs-2)/i.test(declared)) return 'utf-8';
  const encoding = knownEncoding(declared);
  return oneByte.test(encoding) && (await isUtf8(await read())) ? 'utf-8' : encoding;
}
