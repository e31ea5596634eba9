const FENCE = /^ {0,3}(?:```|~~~)/;
/** A line that is a block of its own, so that the line before ends without a mark. */
const BLOCK = /^ {0,3}(?:#{1,6}\s|>|\||[-+*]\s|\d{1,9}[.)]\s)/;
const UNDERLINE = /^\s*(?:=+|-+)\s*$/;

/**
 * @returns pasted plain text as Markdown: its own Markdown is read, but its line breaks stay, and no line becomes HTML,
 *   indented code, or a heading because of the line below it
 */
export function plainTextToMarkdown(text: string): string {
  let isInFence = false;
  const lines = text.replace(/\r\n?/g, '\n').split('\n');
  return lines
    .map((line, index) => {
      if (FENCE.test(line)) isInFence = !isInFence;
      if (isInFence || FENCE.test(line)) return line;
      const above = lines[index - 1] ?? '';
      const below = lines[index + 1] ?? '';
      const isUnderline = UNDERLINE.test(line) && above.trim() !== '';
      const own = withoutTags(isUnderline ? line.trim().replace(/^/, '\\') : unindented(line, above));
      const isContinued = own.trim() !== '' && below.trim() !== '' && !BLOCK.test(below) && !FENCE.test(below);
      return isContinued && !isRow(line) && !/^ {0,3}#{1,6}\s/.test(own) ? `${own.trimEnd()}\\` : own;
    })
    .join('\n');
}

/** A list item keeps its indent. */
const unindented = (line: string, above: string) =>
  above.trim() === '' && !BLOCK.test(line.trimStart()) ? line.trimStart() : line;

const isRow = (line: string) => line.trimStart().startsWith('|');

/** Code keeps its signs. */
const withoutTags = (line: string) =>
  line
    .split(/(`+[^`]*`+)/)
    .map((part, index) => (index % 2 ? part : part.replace(/<(?=[a-z/!?])(?!https?:)/gi, '\\<')))
    .join('');
