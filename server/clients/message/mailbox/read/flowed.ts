/** Joins the lines of a paragraph (RFC 3676), but never lines of different quote depth (section 4.5). */
export function joinFlowed(text: string, deletesSpace: boolean): string {
  const paragraphs: { depth: number; lines: string[]; isOpen: boolean }[] = [];
  for (const raw of text.split('\n')) {
    const marks = /^>*/.exec(raw)?.[0] ?? '';
    // A space at the beginning is stuffing (section 4.4).
    const line = raw.slice(marks.length).replace(/^ /, '');
    const isSignature = line === '-- ';
    const last = paragraphs.at(-1);
    const isOpen = line.endsWith(' ') && !isSignature;
    const piece = isOpen && deletesSpace ? line.slice(0, -1) : line;
    if (last?.isOpen && last.depth === marks.length && !isSignature) {
      last.lines.push(piece);
      last.isOpen = isOpen;
    } else paragraphs.push({ depth: marks.length, lines: [piece], isOpen });
  }
  return paragraphs
    .map(({ depth, lines }) => (depth ? `${'>'.repeat(depth)} ${lines.join('')}` : lines.join('')))
    .join('\n');
}
