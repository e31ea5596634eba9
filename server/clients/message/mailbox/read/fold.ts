import { SIGNATURE } from './clean.ts';
import type { Sender } from './mail.ts';
import {
  attributionAt,
  followsForwarded,
  isDelimiter,
  isListed,
  isOlderMailAt,
  isProgramSignature,
  isQuoted,
} from './quoteMarks.ts';

export type FoldedText = { text: string; quoted: string | null };

type Block = { isFolded: boolean; lines: string[] };

const MAX_SIGNATURE = 12;
/** Below a delimiter without its space. */
const MAX_UNSURE_SIGNATURE = 8;

/** In doubt a line is text. When no text would remain, everything is text. Linear time. */
export function fold(mailText: string, sender?: Sender): FoldedText {
  const blocks = unfoldAnsweredQuotes(blocksOf(mailText.split('\n'))).flatMap((block) =>
    withoutSignature(block, sender),
  );
  const text = joinBlocks(blocks, false).trim();
  const quoted = joinBlocks(blocks, true);
  return text ? { text, quoted: quoted || null } : { text: mailText.trim(), quoted: null };
}

const joinBlocks = (blocks: Block[], isFolded: boolean) =>
  blocks
    .filter((block) => block.isFolded === isFolded)
    .map(({ lines }) =>
      lines
        .map((line) => line.trimEnd())
        .join('\n')
        .replace(/^\n+/, '')
        .trimEnd(),
    )
    .filter(Boolean)
    .join('\n\n');

function blocksOf(lines: string[]): Block[] {
  const blocks: Block[] = [];
  for (let at = 0; at < lines.length; ) {
    if (isOlderMailAt(lines, at) || isBareQuoteAt(lines, at)) {
      blocks.push({ isFolded: true, lines: lines.slice(at) });
      break;
    }
    const end = endOfQuote(lines, at);
    add(blocks, end > at && !followsForwarded(lines, at), lines.slice(at, Math.max(end, at + 1)));
    at = Math.max(end, at + 1);
  }
  return blocks;
}

function add(blocks: Block[], isFolded: boolean, lines: string[]): void {
  const last = blocks.at(-1);
  if (last?.isFolded === isFolded) last.lines.push(...lines);
  else blocks.push({ isFolded, lines: [...lines] });
}

/** @returns whether an attribution with an unmarked quote starts here; such a quote extends to the end */
function isBareQuoteAt(lines: string[], at: number): boolean {
  const attribution = attributionAt(lines, at);
  return attribution > 0 && !isQuoted(lines[afterBlank(lines, at + attribution)] ?? '');
}

/** @returns the end of the block of `>` lines that starts here, with its attribution line; `at` when there is none */
function endOfQuote(lines: string[], at: number): number {
  let end = isQuoted(lines[at] as string) ? at : afterBlank(lines, at + attributionAt(lines, at, true));
  if (end > at && (attributionAt(lines, at, true) === 0 || !isQuoted(lines[end] ?? ''))) return at;
  while (isQuoted(lines[end] ?? '')) {
    end++;
    const next = afterBlank(lines, end);
    if (isQuoted(lines[next] ?? '')) end = next;
  }
  return end;
}

function afterBlank(lines: string[], at: number): number {
  const next = lines.slice(at, at + 3).findIndex((line) => line.trim() !== '');
  return next === -1 ? at : at + next;
}

/** Two or more quotes with an answer below each stay in the text: the answers need their context. */
function unfoldAnsweredQuotes(blocks: Block[]): Block[] {
  const isAnswered = (block: Block, at: number) =>
    block.isFolded && (blocks[at + 1]?.lines.some((line) => line.trim() !== '') ?? false);
  if (blocks.filter(isAnswered).length < 2) return blocks;
  const result: Block[] = [];
  for (const [at, block] of blocks.entries()) add(result, block.isFolded && !isAnswered(block, at), block.lines);
  return result;
}

function withoutSignature(block: Block, sender: Sender | undefined): Block[] {
  if (block.isFolded) return [block];
  const { lines } = block;
  const at = [delimiterIn(lines, sender), programSignatureIn(lines)].find((line) => line !== -1);
  if (at === undefined) return [block];
  return [
    { isFolded: false, lines: lines.slice(0, at) },
    { isFolded: true, lines: lines.slice(at) },
  ];
}

/** @returns the first delimiter line with a signature below it, or -1 */
function delimiterIn(lines: string[], sender: Sender | undefined): number {
  let index = -1;
  let linesBelow = 0;
  let listed = 0;
  for (let at = lines.length - 1; at >= 0 && linesBelow <= MAX_SIGNATURE; at--) {
    const line = lines[at] as string;
    const isSure = line === SIGNATURE || (linesBelow <= MAX_UNSURE_SIGNATURE && isSignatureAt(lines, at + 1, sender));
    // A list or a question below a line of dashes is text.
    if (isDelimiter(line) && isSure && listed === 0) index = at;
    else if (isListed(line)) listed++;
    if (line.trim()) linesBelow++;
  }
  return index;
}

/** Below dashes without the space anything may follow: a name, a number and the like tell a signature. */
function isSignatureAt(lines: string[], at: number, sender: Sender | undefined): boolean {
  const below = lines.slice(at).filter((line) => line.trim());
  const names = (sender?.name ?? '').toLowerCase().match(/[\p{L}\p{M}]{2,}/gu) ?? [];
  const [first = ''] = below;
  const isNamed = first.length <= MAX_NAME && names.some((name) => wordsOf(first).includes(name));
  return isNamed || below.some((line) => isContact(line, sender) || isProgramSignature(line));
}

const MAX_NAME = 60;
const wordsOf = (line: string): string[] => line.toLowerCase().match(/[\p{L}\p{M}]{2,}/gu) ?? [];
const isContact = (line: string, sender: Sender | undefined): boolean =>
  line.length <= MAX_CONTACT &&
  (/^\W*(tel|phone|ph|mob|mobile|cell|fon|telefon|handy|mobil|tél|fax)\b.*\d{3}/i.test(line) ||
    /^\W*\+\d[\d ()./-]{7,20}\W*$/.test(line) ||
    (sender !== undefined && sender.email !== '' && line.toLowerCase().includes(sender.email)));
const MAX_CONTACT = 200;

function programSignatureIn(lines: string[]): number {
  const last = lines.findLastIndex((line) => line.trim() !== '');
  return last !== -1 && isProgramSignature(lines[last] as string) ? last : -1;
}
