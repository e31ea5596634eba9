import type { Element, ElementContent, Properties } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { defaultHandlers, type Handle } from 'hast-util-to-mdast';
import type { Nodes as MdastNodes } from 'mdast';
import { ADDRESS_CLASS } from './cleanHtml.ts';
import {
  element,
  elementsOf,
  findElements,
  hasClass,
  isBlock,
  isElement,
  propertyOf,
  text,
  textOf,
} from './elements.ts';
import { REFERENCE_TOKEN } from './footnoteElements.ts';
import { PLACE } from './places.ts';
import { raw } from './rawHtml.ts';
import { cellsOf, hasSpans, rowsOf } from './tableAlign.ts';

/** A table as Markdown, or as HTML if Markdown cannot express it; pages may contain both. */
export const table: Handle = (state, node) => {
  const captions = node.children.filter((child) => isElement(child) && child.tagName === 'caption') as Element[];
  const before = captions.flatMap((caption) => state.all(element('p', caption.children)) as MdastNodes[]);
  const rows = findElements(node, 'tr');
  const cells = findElements(node, 'td', 'th');
  // A table with one cell is a frame.
  if (cells.length === 1) return [...before, ...(state.toFlow(state.all(cells[0] as Element)) as MdastNodes[])];
  if (!rows.length) return [...before, ...(state.toFlow(state.all(element('div', node.children))) as MdastNodes[])];
  const rest = { ...node, children: node.children.filter((child) => !captions.includes(child as Element)) };
  if (cells.some((cell) => [...elementsOf(cell)].some(({ tagName }) => isComplex.test(tagName))))
    return [...before, raw(tableHtml(rest))];
  for (const cell of cells) cell.children = lineOf(cell);
  // A footnote has no HTML in a text.
  if (!isMarkdownTable(rest) && !new RegExp(REFERENCE_TOKEN).test(textOf(rest)))
    return [...before, raw(tableHtml(withHead(rest)))];
  return [...before, defaultHandlers.table(state, rest)];
};

const isComplex = /^(?:table|ul|ol|dl|pre|blockquote|h[1-6]|hr)$/;

/** Whether a table has a header, no merged cells, and one alignment in each column. */
function isMarkdownTable(node: Element): boolean {
  if (hasSpans(node)) return false;
  const [header = [], ...rows] = rowsOf(node).map(({ row }) => cellsOf(row));
  const isHead = ({ tagName }: Element) => tagName === 'th';
  if (!header.every(isHead) || rows.flat().some(isHead)) return false;
  return header.every((head, index) =>
    rows.every((row) => !row[index] || propertyOf(row[index], 'align') === propertyOf(head, 'align')),
  );
}

/** Puts a first row of headers into a head of its own, as the editor writes it. */
function withHead(node: Element): Element {
  const [first, ...others] = rowsOf(node).map(({ row }) => row);
  if (!first || !cellsOf(first).every(({ tagName }) => tagName === 'th'))
    return element('table', [element('tbody', [...(first ? [first] : []), ...others])]);
  return element('table', [element('thead', [first]), ...(others.length > 0 ? [element('tbody', others)] : [])]);
}

function lineOf(cell: Element): ElementContent[] {
  const parts: ElementContent[][] = [[]];
  for (const child of cell.children) {
    if (isBlock(child) && isElement(child)) parts.push(lineOf(child), []);
    else parts.at(-1)?.push(child);
  }
  const filled = parts.filter((part) => part.some((child) => textOf(child).trim() || isElement(child)));
  return filled.flatMap((part, index) => (index ? [element('br'), ...part] : part));
}

const tableNames =
  'table caption thead tbody tfoot tr th td p br a img strong em del code pre ul ol li sub sup kbd mark blockquote h2 h3 h4 h5 h6 dl dt dd hr'.split(
    ' ',
  );

const isCell = ({ tagName }: Element) => tagName === 'td' || tagName === 'th';

/** HTML without blank lines, which would end it. */
function tableHtml(node: Element): string {
  const allowed = (children: ElementContent[]): ElementContent[] =>
    children.flatMap((child): ElementContent[] => {
      if (child.type === 'text') return [child];
      if (!isElement(child)) return [];
      if (hasClass(child, new RegExp(`^${ADDRESS_CLASS}$`))) {
        const href = propertyOf(child, 'href');
        return [element('a', [text(href)], { href })];
      }
      if (child.tagName === PLACE) return [element('a', [], { id: propertyOf(child, 'id') })];
      const inner = allowed(child.children);
      if (!tableNames.includes(child.tagName)) return isBlock(child) ? [element('p', inner)] : inner;
      const { href, src, alt, colSpan, rowSpan, align, start } = child.properties;
      // In the order of the editor, which reads what it would write.
      const properties = isCell(child)
        ? definedOf({ colSpan, rowSpan, align })
        : child.tagName === 'img'
          ? { src, alt: alt ?? '' }
          : definedOf({ href, start });
      return [{ ...child, properties, children: inner }];
    });
  const html = toHtml(element('table', allowed(node.children)));
  return html.replace(/(<pre[^>]*>)([\s\S]*?)(<\/pre>)|\s*\n\s*/g, (_, open?: string, code?: string, close?: string) =>
    open === undefined ? ' ' : open + (code ?? '').replaceAll('\n', '&#10;') + (close ?? ''),
  );
}

export const definedOf = (properties: Properties): Properties =>
  Object.fromEntries(Object.entries(properties).filter(([, value]) => value !== undefined && value !== ''));
