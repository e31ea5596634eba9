import { attributionAt, isDelimiter, isOlderMailAt, isProgramSignature, isQuoted } from './quoteMarks.ts';

/** A text and what was folded away from it. */
export type Folded = { text: string; quoted: string | null };

/** Lines that stand together: written, or quoted with what says by whom. */
type Block = { isFolded: boolean; lines: string[] };

/** A signature has no more lines: what is longer is text under a line of dashes. */
const MAX_SIGNATURE = 12;

/**
 * Parts what somebody wrote from what they quote and from their signature, line by line. What is not surely one of these is
 * text; and where nothing would be left, all of it is. Takes time in proportion to the text.
 */
export function fold(whole: string): Folded {
  const blocks = keepAnswered(blocksOf(whole.split('\n'))).flatMap(withoutSignature);
  const text = joined(blocks, false).trim();
  const quoted = joined(blocks, true);
  return text ? { text, quoted: quoted || null } : { text: whole.trim(), quoted: null };
}

const joined = (blocks: Block[], isFolded: boolean) =>
  blocks
    .filter((block) => block.isFolded === isFolded)
    .map(({ lines }) => lines.join('\n').replace(/^\n+/, '').trimEnd())
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
    add(blocks, end > at, lines.slice(at, Math.max(end, at + 1)));
    at = Math.max(end, at + 1);
  }
  return blocks;
}

function add(blocks: Block[], isFolded: boolean, lines: string[]): void {
  const last = blocks.at(-1);
  if (last?.isFolded === isFolded) last.lines.push(...lines);
  else blocks.push({ isFolded, lines: [...lines] });
}

/** @returns whether who wrote something stands here, and what they wrote without marks under it: to the end, as nothing says where it ends */
function isBareQuoteAt(lines: string[], at: number): boolean {
  const attribution = attributionAt(lines, at);
  return attribution > 0 && !isQuoted(lines[afterBlank(lines, at + attribution)] ?? '');
}

/** @returns where the lines with > end that begin here, perhaps under a line that says by whom; the same place where none begin */
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

/** @returns the place itself, or the one after at most two blank lines */
function afterBlank(lines: string[], at: number): number {
  const next = lines.slice(at, at + 3).findIndex((line) => line.trim() !== '');
  return next === -1 ? at : at + next;
}

/** Quotes that are answered one by one stay between their answers, which nobody understands alone. */
function keepAnswered(blocks: Block[]): Block[] {
  const isAnswered = (block: Block, at: number) =>
    block.isFolded && (blocks[at + 1]?.lines.some((line) => line.trim() !== '') ?? false);
  if (blocks.filter(isAnswered).length < 2) return blocks;
  const kept: Block[] = [];
  for (const [at, block] of blocks.entries()) add(kept, block.isFolded && !isAnswered(block, at), block.lines);
  return kept;
}

/** Parts the signature from the end of what was written. */
function withoutSignature(block: Block): Block[] {
  if (block.isFolded) return [block];
  const { lines } = block;
  const at = Math.max(delimiterIn(lines), programSignatureIn(lines));
  if (at === -1) return [block];
  return [
    { isFolded: false, lines: lines.slice(0, at) },
    { isFolded: true, lines: lines.slice(at) },
  ];
}

/** @returns the first line of dashes that has no more under it than a signature has */
function delimiterIn(lines: string[]): number {
  let found = -1;
  let under = 0;
  for (let at = lines.length - 1; at >= 0 && under <= MAX_SIGNATURE; at--) {
    const line = lines[at] as string;
    if (isDelimiter(line)) found = at;
    if (line.trim()) under++;
  }
  return found;
}

/** A line that a phone has put under everything. */
function programSignatureIn(lines: string[]): number {
  const last = lines.findLastIndex((line) => line.trim() !== '');
  return last !== -1 && isProgramSignature(lines[last] as string) ? last : -1;
}
