import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { type MimeNode, Splitter } from '@zone-eu/mailsplit';

const CR = 0x0d;
const LF = 0x0a;
const MAX_PARTS = 20_000;
const MAX_DEPTH = 50;
const MAX_HEAD_BYTES = 4 * 1024 * 1024;

export type Part = {
  /** Lowercase; `text/plain` when it is missing or no media type. */
  type: string;
  /** Lowercase, for example `alternative`; null for a leaf. */
  multipart: string | null;
  charset: string | null;
  /** RFC 3676. */
  isFlowed: boolean;
  deletesSpace: boolean;
  isAttachment: boolean;
  name: string | null;
  hasContentId: boolean;
  /** Without transfer encoding; of a multipart what no boundary divides. */
  content: Uint8Array;
  parts: Part[];
};

type OpenPart = { part: Part; node: MimeNode; depth: number; chunks: Buffer[] };

/** Splits a mail into its parts. Attached mails are leaves. @throws when a limit is exceeded */
export async function splitMail(source: Uint8Array): Promise<Part> {
  const splitter = new Splitter({ ignoreEmbedded: true, maxHeadSize: MAX_HEAD_BYTES, maxChildNodes: MAX_PARTS });
  const open = new Map<MimeNode, OpenPart>();
  splitter.end(source);
  for await (const chunk of splitter) {
    if (chunk.type === 'node') {
      const parent = chunk.parentNode ? open.get(chunk.parentNode) : undefined;
      const depth = (parent?.depth ?? -1) + 1;
      if (depth > MAX_DEPTH) throw new Error('the parts of the mail are nested too deep');
      const part = partOf(chunk, parent?.part.multipart === 'digest');
      parent?.part.parts.push(part);
      open.set(chunk, { part, node: chunk, depth, chunks: [] });
    } else open.get(chunk.node)?.chunks.push(chunk.value);
  }
  const opened = [...open.values()];
  for (const { part, node, chunks } of opened) part.content = await decoded(part, node, chunks);
  return opened[0]?.part ?? partOf(null, false);
}

function partOf(node: MimeNode | null, isInDigest: boolean): Part {
  const headers = node?.headers || null;
  const isUntyped = !headers?.hasHeader('Content-Type');
  const declared = (node?.contentType || '').replace(/\s.*$/s, '');
  const isType = /^[\w.+-]+\/[\w.+-]+$/.test(declared);
  return {
    type: isUntyped && isInDigest ? 'message/rfc822' : isType ? declared : 'text/plain',
    multipart: node?.multipart || null,
    charset: node?.charset || null,
    isFlowed: node?.flowed ?? false,
    deletesSpace: node?.delSp ?? false,
    isAttachment: node?.disposition === 'attachment',
    name: node?.filename || null,
    hasContentId: headers?.hasHeader('Content-ID') ?? false,
    content: new Uint8Array(),
    parts: [],
  };
}

async function decoded(part: Part, node: MimeNode, chunks: Buffer[]): Promise<Uint8Array> {
  const encoding = /base64|quoted-printable/.exec((node.encoding || '').replace(/[\s_]+/g, '-'))?.[0];
  if (node.multipart) return Buffer.concat(chunks);
  if (!encoding) return withPlainLineEnds(part.type.startsWith('text/') ? chunks : [...chunks, Buffer.of(LF)]);
  node.encoding = encoding;
  const [coded, footer] =
    encoding === 'base64' && part.type.startsWith('text/') ? withoutFooter(chunks) : [chunks, Buffer.alloc(0)];
  const content = await buffer(Readable.from(coded).pipe(node.getDecoder()));
  return footer.length ? Buffer.concat([content, Buffer.of(LF), footer]) : content;
}

/** Mailing lists and filters add plain text below base64. */
function withoutFooter(chunks: Buffer[]): [Buffer[], Buffer] {
  const bytes = Buffer.concat(chunks);
  let at = 0;
  for (const line of bytes.toString('latin1').split('\n')) {
    // A single wrong letter is noise (RFC 2045, 6.8). Some programs use the letters of RFC 4648, 5.
    if (line.trim().replace(/[\w+/=-]+/g, '').length > 1 || /^\s*[-_]{2,}\s*$/.test(line)) break;
    at += line.length + 1;
  }
  const coded = bytes.subarray(0, at).toString('latin1').replaceAll('-', '+').replaceAll('_', '/');
  return [[Buffer.from(coded, 'latin1')], bytes.subarray(at)];
}

/** CRLF belongs to the transport of content that is not encoded, and the last line end to the boundary. */
function withPlainLineEnds(chunks: Buffer[]): Uint8Array {
  const bytes = Buffer.concat(chunks);
  let end = 0;
  for (let at = 0; at < bytes.length; at++) {
    if (bytes[at] !== CR || bytes[at + 1] !== LF) bytes[end++] = bytes[at] as number;
  }
  return bytes.subarray(0, end);
}
