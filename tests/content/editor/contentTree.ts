import type { ChildNode, Element } from 'domhandler';
import { parseDocument } from 'htmlparser2';

/** What a reader sees of a block: its name, its properties, and its lines or blocks. */
export type Tree = (string | Record<string, unknown> | Tree)[];

const BLOCKS = /^(?:p|h[1-6]|[uo]l|li|blockquote|pre|table|hr|figure|div|details)$/;

/**
 * @returns the content of a page or of the editor as a tree, without what does not show: white space that browsers
 *   collapse, bold spaces, paragraphs without content, the containers of wide parts
 */
export const contentTree = (html: string): Tree => blocksOf(parseDocument(html).childNodes);

const isElement = (node: ChildNode): node is Element => node.type === 'tag';
const textOf = (node: ChildNode): string =>
  node.type === 'text' ? node.data : isElement(node) ? node.childNodes.map(textOf).join('') : '';

function blocksOf(nodes: ChildNode[]): Tree {
  const blocks: Tree = [];
  let inline: ChildNode[] = [];
  const endLine = () => {
    const line = lineOf(inline);
    if (line.length > 0) blocks.push(['p', ...line]);
    inline = [];
  };
  for (const node of nodes) {
    if (isElement(node) && BLOCKS.test(node.name)) {
      endLine();
      blocks.push(...blockOf(node));
    } else if (!(isElement(node) && (node.name === 'label' || node.name === 'input'))) inline.push(node);
  }
  endLine();
  return blocks;
}

function blockOf(element: Element): Tree {
  const { name, attribs, childNodes } = element;
  switch (name) {
    case 'details':
      return detailsOf(element, 'open' in attribs);
    case 'div':
      return 'data-details' in attribs ? detailsOf(element, 'data-open' in attribs) : blocksOf(childNodes);
    case 'figure': {
      const link = childNodes.filter(isElement).find((child) => child.name === 'a');
      if (attribs.class === 'video') return [['video', attribs['data-video'] ?? link?.attribs.href ?? '']];
      const [first, caption] = childNodes.filter(isElement);
      const image = link ? link.childNodes.filter(isElement)[0] : first;
      const title = caption && { title: textOf(caption) };
      return [['p', leaf('img', { ...image?.attribs, ...title }, (link && linkOf(link)) ?? '')]];
    }
    case 'p': {
      const line = lineOf(childNodes);
      return line.length > 0 ? [['p', ...line]] : [];
    }
    case 'ul':
    case 'ol': {
      const items = childNodes
        .filter(isElement)
        .map((item) => ['li', { task: taskOf(item) }, ...blocksOf(item.childNodes)]);
      return [[name, name === 'ol' ? { start: Number(attribs.start ?? 1) } : {}, ...items]];
    }
    case 'pre': {
      const [code] = childNodes.filter(isElement);
      // The page ends code with a line break.
      const isPage = 'tabindex' in attribs;
      return [
        ['pre', { class: code?.attribs.class ?? '' }, isPage ? textOf(element).replace(/\n$/, '') : textOf(element)],
      ];
    }
    case 'table':
      return [['table', ...rowsOf(element)]];
    case 'blockquote':
      return [['blockquote', ...blocksOf(childNodes)]];
    case 'hr':
      return [['hr']];
  }
  return [[name, ...lineOf(childNodes)]];
}

function detailsOf({ childNodes }: Element, open: boolean): Tree {
  const summary = childNodes.find(
    (child): child is Element => isElement(child) && (child.name === 'summary' || 'data-summary' in child.attribs),
  );
  const others = childNodes.filter((child) => child !== summary);
  return [['details', { open }, ['summary', ...lineOf(summary?.childNodes ?? [])], ...blocksOf(others)]];
}

function taskOf(item: Element): boolean | null {
  if (item.attribs['data-checked']) return item.attribs['data-checked'] === 'true';
  const inner = item.childNodes.filter(isElement)[0];
  const box = inner?.name === 'p' ? inner.childNodes.filter(isElement)[0] : inner;
  return box?.name === 'input' ? 'checked' in box.attribs : null;
}

const rowsOf = (element: Element): Tree =>
  element.childNodes
    .filter(isElement)
    .flatMap((child) => (child.name === 'tr' ? [child.childNodes.filter(isElement).map(cellOf)] : rowsOf(child)));

function cellOf({ name, attribs, childNodes }: Element): Tree {
  const paragraphs = childNodes.some((child) => isElement(child) && child.name === 'p')
    ? childNodes.filter(isElement).map((child) => lineOf(child.childNodes))
    : [lineOf(childNodes)];
  const lines = paragraphs
    .filter((line) => line.length > 0)
    .flatMap((line, index) => (index > 0 ? [leaf('br', {}, ''), ...line] : line));
  const { colspan = '1', rowspan = '1' } = attribs;
  const align = attribs.align ?? /text-align: (\w+)/.exec(attribs.style ?? '')?.[1] ?? null;
  return [name, { colspan, rowspan, align }, ...lines];
}

const leaf = (name: string, { src, alt = '', title = null }: Record<string, unknown>, marks: string) =>
  `${name} ${JSON.stringify(name === 'img' ? [src, squeezed(alt), squeezed(title)] : [])} ${marks}`;

const squeezed = (text: unknown) => (typeof text === 'string' ? text.replace(/[ \t\n]+/g, ' ').trim() : text);

/** The page encodes the signs of an address that a browser would encode too. */
const addressOf = (href = '') => encodeURI(href).replaceAll('%25', '%');

/** Markdown links a bare e-mail address, which the editor shows as it was typed. */
const linkOf = (link: Element): string | undefined =>
  link.attribs.href === `mailto:${textOf(link)}`
    ? undefined
    : JSON.stringify([addressOf(link.attribs.href), squeezed(link.attribs.title ?? null)]);

const markNames: Record<string, string> = { strong: 'bold', em: 'italic', s: 'strike', del: 'strike', code: 'code' };

/** @returns runs of characters with their marks, pictures and line breaks */
function lineOf(nodes: ChildNode[]): string[] {
  type Piece = { text: string; marks: string; isLeaf?: boolean };
  const pieces: Piece[] = [];
  const add = (node: ChildNode, marks: string[]) => {
    if (node.type === 'text')
      for (const [part] of node.data.matchAll(/[ \t\n]+|[^\S \t\n]+|\S+/g)) pieces.push(pieceOf(part, marks));
    if (!isElement(node)) return;
    const { name, attribs } = node;
    if (name === 'br') pieces.push({ text: leaf('br', {}, ''), marks: '', isLeaf: true });
    else if (name === 'img')
      pieces.push({ text: leaf('img', attribs, labelOf(marks, ['code'])), marks: '', isLeaf: true });
    else {
      const mark = name === 'a' ? linkOf(node) : markNames[name];
      for (const child of node.childNodes) add(child, mark ? [...marks, mark] : marks);
    }
  };
  for (const node of nodes) add(node, []);
  return joined(pieces);
}

const labelOf = (marks: string[], without: string[] = []) =>
  [...new Set(marks)]
    .filter((mark) => !without.includes(mark))
    .sort()
    .join();

/** Bold and italic spaces look like others. */
const pieceOf = (part: string, marks: string[]) =>
  /^[ \t\n]/.test(part)
    ? { text: ' ', marks: labelOf(marks, ['bold', 'italic']) }
    : { text: part, marks: labelOf(marks, /^\s+$/.test(part) ? ['bold', 'italic'] : []) };

/** Spaces beside spaces, line breaks and the ends of a line do not show. */
function joined(pieces: { text: string; marks: string; isLeaf?: boolean }[]): string[] {
  const seen = pieces.filter(({ text, isLeaf }, index) => {
    if (isLeaf || text !== ' ') return true;
    const isEnd = (piece: (typeof pieces)[number] | undefined) =>
      !piece || (piece.isLeaf && piece.text.startsWith('br'));
    const others = pieces.slice(index + 1).find((piece) => piece.isLeaf || piece.text !== ' ');
    return !isEnd(pieces[index - 1]) && pieces[index - 1]?.text !== ' ' && !isEnd(others);
  });
  const runs: string[] = [];
  let last = '';
  for (const { text, marks, isLeaf } of seen) {
    if (isLeaf) runs.push(text);
    else if (marks === last && runs.length > 0 && !/^(?:br|img) \[/.test(runs.at(-1) as string))
      runs[runs.length - 1] += text;
    else runs.push(`${marks}|${text}`);
    last = isLeaf ? '' : marks;
  }
  return runs.every((run) => run.startsWith('br [')) ? [] : runs;
}
