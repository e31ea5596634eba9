import { decodeBytes } from './charset.ts';
import { type Header, MAX_HEADER_BYTES } from './mail.ts';

/** Of a mail. Headers of many recipients or servers are long, but few. */
const MAX_FIELDS = 2000;
const LF = 0x0a;

export function headersOf(source: Uint8Array): Header[] {
  const lines = Buffer.from(normalized(source.subarray(0, MAX_HEADER_BYTES))).toString('latin1');
  const [head = ''] = lines.replaceAll('\r\n', '\n').split('\n\n', 1);
  const fields = fieldsIn(head).slice(0, MAX_FIELDS);
  const contentType = fields.find(({ key }) => key === 'content-type')?.value ?? '';
  // Bytes that are not UTF-8 have the charset of the text, if it has one.
  const charset = /charset\s*=\s*"?([^\s";]{1,40})/i.exec(contentType)?.[1];
  return fields.map(({ key, value }) => ({
    key,
    value: decodeBytes(Buffer.from(value, 'latin1'), charset).text,
  }));
}

/** @param head header lines that end with LF */
export function fieldsIn(head: string): Header[] {
  return head
    .replace(/\n(?=[ \t])/g, '')
    .split('\n')
    .flatMap((line) => {
      const colon = line.indexOf(':');
      return colon < 1 ? [] : [{ key: line.slice(0, colon).trim().toLowerCase(), value: line.slice(colon + 1).trim() }];
    });
}

/**
 * Removes what programs put before the headers (a byte order mark, blank lines, the `From ` line of an mbox), and gives
 * the mail proper line ends and a blank line below its headers.
 */
export function normalized(source: Uint8Array): Uint8Array {
  return withBlankLine(withProperLineEnds(withoutPrefix(ofOneByte(source))));
}

function withProperLineEnds(bytes: Uint8Array): Uint8Array {
  const start = bytes.subarray(0, MAX_HEADER_BYTES);
  const wrong = /^[^\r\n]*(\r\r\n|\r(?!\n))/.exec(latin(start))?.[1];
  // A lone CR within a header is no line end.
  if (!wrong || (wrong === '\r' && start.includes(LF))) return bytes;
  return Buffer.from(latin(bytes).replaceAll(wrong, '\r\n'), 'latin1');
}

/** Text may follow the headers at once. */
function withBlankLine(bytes: Uint8Array): Uint8Array {
  const head = latin(bytes.subarray(0, MAX_HEADER_BYTES));
  if (/\n\r?\n/.test(head)) return bytes;
  const lines = head.split('\n');
  // The last line may be cut.
  if (bytes.length > MAX_HEADER_BYTES) lines.pop();
  let at = 0;
  for (const line of lines) {
    const isHeader = at > 0 ? /^([ \t]|[!-9;-~]+[ \t]*:)/.test(line) : /^[!-9;-~]+[ \t]*:/.test(line);
    if (line.trim() && !isHeader)
      return Buffer.concat([bytes.subarray(0, at), Buffer.from('\r\n'), bytes.subarray(at)]);
    at += line.length + 1;
  }
  return bytes;
}

const latin = (bytes: Uint8Array): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1');

/** A mail that an editor saved as UTF-16 becomes UTF-8. */
function ofOneByte(source: Uint8Array): Uint8Array {
  const isWide = (source[0] === 0xff && source[1] === 0xfe) || (source[0] === 0xfe && source[1] === 0xff);
  return isWide ? Buffer.from(decodeBytes(source).text) : source;
}

function withoutPrefix(source: Uint8Array): Uint8Array {
  const start = Buffer.from(source.subarray(0, 4096)).toString('latin1');
  const prefix = /^(?:\xef\xbb\xbf)?[\r\n]*(?:>?From [^\r\n]*(?:\r?\n|\r))?/.exec(start)?.[0] ?? '';
  return source.subarray(prefix.length);
}
