/** Encoding by byte order mark, else UTF-8 (RFC 5545 section 3.1.4), unfolded by bytes: a fold may split a letter. */
export function decodeCalendar(source: Uint8Array): string {
  const encoding = encodingOf(source);
  if (encoding !== 'utf-8') return new TextDecoder(encoding).decode(source);
  const bytes = Buffer.from(source.buffer, source.byteOffset, source.byteLength).toString('latin1');
  return new TextDecoder().decode(Buffer.from(bytes.replace(/(?:\r\n|\n|\r)+[ \t]/g, ''), 'latin1'));
}

const encodingOf = ([first, second]: Uint8Array): string =>
  first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
