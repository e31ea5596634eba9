import { MAX_ANSWER } from '#schema/conversation.ts';
import { decodeBytes } from './charset.ts';
import { cleanText } from './clean.ts';
import { enrichedToText } from './enriched.ts';
import { joinFlowed } from './flowed.ts';
import { normalized } from './headerLines.ts';
import { htmlToText } from './html.ts';
import { type Part, splitMail } from './mime.ts';
import { isEncryptedPgp, withoutPgpSignature } from './pgp.ts';
import { preferredText } from './placeholder.ts';
import { openSmime } from './smime.ts';
import { holdsFiles, isTnef } from './tnef.ts';

/** Characters that are parsed: text of MAX_ANSWER plus surrounding quotes. */
const MAX_TEXT = 8 * MAX_ANSWER;
/** A signed mail within a signed mail. */
const MAX_LAYERS = 5;
/** Alternatives for other programs than mail programs. */
const otherPrograms = ['text/x-amp-html', 'text/watch-html'];
const richText = ['text/enriched', 'text/richtext'];
/** RFC 2046, 5.2.2 and 5.2.3. */
const absentParts: [type: string, loss: Loss][] = [
  ['message/partial', 'partial'],
  ['message/external-body', 'elsewhere'],
];

export type Loss = 'elsewhere' | 'encrypted' | 'filesInTnef' | 'letters' | 'partial' | 'signed' | 'tnef';
export type Body = { text: string; isCut: boolean; losses: Loss[]; files: Part[] };
type Piece = Body & { form: 'plain' | 'page' | 'none' };

const nothing: Piece = { text: '', isCut: false, losses: [], files: [], form: 'none' };

/** Reads the text that a person sees, and lists the other parts as files. */
export async function readBody(root: Part): Promise<Body> {
  const read = await readPart(root, { isBody: true, layer: 0 });
  // Without a text of its own the mail is the file that it shows.
  const shownFile = read.files.find((part) => !part.isAttachment && ['text/plain', 'text/html'].includes(part.type));
  const body = read.text.trim() || !shownFile ? read : joined([read, readText(shownFile)]);
  const losses = [...body.losses, ...lossesIn(body.files.filter(isTnef), body.text)];
  return { ...body, losses, text: body.text.slice(0, MAX_TEXT), isCut: body.isCut || body.text.length > MAX_TEXT };
}

/** No kept library reads winmail.dat. Beside a text it has the same text, and files that the mail has nowhere else. */
function lossesIn(tnefs: Part[], text: string): Loss[] {
  if (!tnefs.length) return [];
  if (!text.trim()) return ['tnef'];
  return tnefs.some(holdsFiles) ? ['filesInTnef'] : [];
}

type Place = {
  /** A text with a name is the body here, elsewhere a file. */
  isBody: boolean;
  layer: number;
};

async function readPart(part: Part, place: Place): Promise<Piece> {
  const { type, multipart, parts } = part;
  if (multipart) {
    if (!parts.length) return readUndivided(part, place);
    if (multipart === 'alternative') return readAlternatives(parts, place);
    const pieces: Piece[] = multipart === 'encrypted' ? [{ ...nothing, losses: ['encrypted'] }] : [];
    for (const [at, child] of parts.entries()) {
      const isBody = place.isBody && at === 0 && ['related', 'signed'].includes(multipart);
      pieces.push(await readPart(child, { ...place, isBody }));
    }
    return joined(pieces);
  }
  if (isSmime(part) && place.layer < MAX_LAYERS) return readSmime(part, place);
  const [, loss] = absentParts.find(([absent]) => absent === type) ?? [];
  if (loss) return { ...nothing, files: [part], losses: [loss] };
  const isText = type.startsWith('text/') && !part.isAttachment && (place.isBody || !part.name);
  if (!isText || isFileType(type)) return { ...nothing, files: [part] };
  return readText(part);
}

const isFileType = (type: string): boolean =>
  ![...richText, ...otherPrograms, 'text/plain', 'text/html', 'text/markdown', 'text/x-markdown'].includes(type);

function readText({ type, content, charset, isFlowed, deletesSpace }: Part): Piece {
  const isPage = type === 'text/html' || otherPrograms.includes(type);
  const { text: decoded, hasUnknownLetters } = decodeBytes(content, charset ?? (isPage ? metaCharset(content) : null));
  const piece: Piece = { ...nothing, losses: hasUnknownLetters ? ['letters'] : [] };
  if (isPage) {
    const page = htmlToText(decoded);
    return { ...piece, text: cleanText(page.text).replace(/\n{3,}/g, '\n\n'), isCut: page.isCut, form: 'page' };
  }
  const lines = decoded.slice(0, MAX_TEXT).replace(/\r\n?/g, '\n');
  const text = isFlowed
    ? joinFlowed(lines, deletesSpace)
    : richText.includes(type)
      ? enrichedToText(lines, type)
      : lines;
  const cleaned = cleanText(text);
  if (isEncryptedPgp(cleaned)) piece.losses.push('encrypted');
  return { ...piece, text: withoutPgpSignature(cleaned), isCut: decoded.length > MAX_TEXT, form: 'plain' };
}

/** Bytes of HTML in which its charset is looked for: styles may stand above it. */
const MAX_HEAD = 65_536;
const charsetForms = [
  /<meta[^>]{1,200}?charset\s*=\s*["']?\s*([\w.:-]{1,40})/i,
  /^\s*<\?xml[^>]{1,200}?encoding\s*=\s*["']([\w.:-]{1,40})/i,
];

/** HTML may name its charset itself. */
function metaCharset(content: Uint8Array): string | null {
  const head = Buffer.from(content.subarray(0, MAX_HEAD)).toString('latin1');
  return charsetForms.flatMap((form) => form.exec(head)?.[1] ?? [])[0] ?? null;
}

function joined(pieces: Piece[]): Piece {
  return {
    text: pieces
      .filter(({ form }) => form !== 'none')
      .map(({ text }) => text)
      .join('\n'),
    isCut: pieces.some(({ isCut }) => isCut),
    losses: pieces.flatMap(({ losses }) => losses),
    files: pieces.flatMap(({ files }) => files),
    form: pieces.find(({ form }) => form !== 'none')?.form ?? 'none',
  };
}

async function readAlternatives(parts: Part[], place: Place): Promise<Piece> {
  const all: Piece[] = [];
  const read: Record<Piece['form'], Piece[]> = { plain: [], page: [], none: [] };
  for (const child of parts) {
    const piece = await readPart(child, { ...place, isBody: true });
    all.push(piece);
    const isLesser = [...richText, ...otherPrograms].includes(child.type);
    if (piece.text.trim()) read[piece.form][isLesser ? 'push' : 'unshift'](piece);
  }
  const [plain] = read.plain;
  const [page] = read.page;
  const choice = plain && page ? preferredText(plain.text, page.text) : plain ? 'plain' : 'page';
  const chosen = { plain: [plain], page: [page], both: [plain, page] }[choice].filter((piece) => piece !== undefined);
  const losses = all.flatMap((piece) => (piece.form === 'none' ? piece.losses : []));
  const body = joined(chosen);
  return { ...body, losses: [...losses, ...body.losses], files: all.flatMap(({ files }) => files) };
}

/** A multipart whose boundary is missing or wrong. */
async function readUndivided(part: Part, place: Place): Promise<Piece> {
  const start = Buffer.from(part.content.subarray(0, 65_536)).toString('latin1');
  const boundary = /^--([^\s"]{1,70})[ \t]*\r?\nContent-/im.exec(start)?.[1];
  if (!boundary || place.layer >= MAX_LAYERS) return readText({ ...part, type: 'text/plain' });
  const head = Buffer.from(`Content-Type: multipart/${part.multipart}; boundary="${boundary}"\r\n\r\n`);
  return readPart(await splitMail(Buffer.concat([head, part.content])), { ...place, layer: place.layer + 1 });
}

const isSmime = ({ type, name }: Part): boolean =>
  /^application\/(x-)?pkcs7-mime$/.test(type) || (type === 'application/octet-stream' && /\.p7m$/i.test(name ?? ''));

async function readSmime(part: Part, place: Place): Promise<Piece> {
  const opened = await openSmime(part.content);
  if (opened.kind !== 'signed')
    return { ...nothing, files: [part], losses: [opened.kind === 'encrypted' ? 'encrypted' : 'signed'] };
  const inner = await splitMail(normalized(opened.content));
  return readPart(inner, { isBody: true, layer: place.layer + 1 });
}
