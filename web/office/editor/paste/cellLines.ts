/** Blocks that a cell of the editor cannot have: it has lines, because that is all that Markdown has in one. */
const BLOCKS =
  'ul, ol, dl, h1, h2, h3, h4, h5, h6, pre, blockquote, table, hr, details, figure, section, article, aside, header, footer, address, main, nav';
const LINES = 'p, div, li, dt, dd, center, summary, figcaption, caption';
const ALL = `${BLOCKS}, ${LINES}`;

/** Makes paragraphs of the lists, headings, code and quotations in cells, which would tear the table apart. */
export function flattenCells(body: HTMLElement): void {
  for (const cell of body.querySelectorAll(':is(td, th):not(:is(td, th) *)'))
    if (cell.querySelector(BLOCKS)) cell.replaceChildren(...linesOf(cell));
}

/** @returns the content of an element as paragraphs */
export function linesOf(element: Element): Element[] {
  const document = element.ownerDocument;
  const lines: Element[] = [];
  let open: Element | null = null;
  const add = (...nodes: Node[]) => {
    if (!open) {
      // A paragraph keeps its alignment.
      open = (/^(?:P|DIV|CENTER)$/.test(element.tagName) ? copyOf(element, 'p') : null) ?? document.createElement('p');
      lines.push(open);
    }
    open.append(...nodes);
  };
  for (const child of [...element.childNodes]) {
    const isBlock = child instanceof Element && (child.matches(ALL) || child.querySelector(ALL) !== null);
    if (!isBlock) {
      if (open || child.textContent?.trim() || child instanceof Element) add(child);
      continue;
    }
    open = null;
    lines.push(...linesOfBlock(child));
  }
  return lines.filter((line) => line.textContent?.trim() || line.querySelector('img'));
}

function linesOfBlock(block: Element): Element[] {
  if (/^H[1-6]$/.test(block.tagName)) return linesOf(block).map((line) => wrapped(line, 'strong'));
  if (block.matches('ul, ol')) return linesOfList(block);
  if (block.matches('pre')) return linesOfCode(block);
  if (block.matches('table')) return [...block.querySelectorAll('tr')].flatMap(lineOfRow);
  if (block.matches('hr')) return [];
  if (block.matches('summary, dt')) return linesOf(block).map((line) => wrapped(line, 'strong'));
  if (block.matches(ALL)) return linesOf(block);
  // A format around blocks: each line has it.
  return linesOf(block).map((line) => wrapped(line, block));
}

/** `- One`, `3. Three`, `[x] Done` */
function linesOfList(list: Element): Element[] {
  let number = Number(list.getAttribute('start') ?? 1);
  return [...list.children].flatMap((item) => {
    if (item.tagName !== 'LI') return linesOfBlock(item);
    number = Number(item.getAttribute('value') ?? number);
    const [first = item.ownerDocument.createElement('p'), ...others] = linesOf(item);
    first.prepend(signOf(item, list.tagName === 'OL' ? `${number}.` : '-'));
    number += 1;
    return [first, ...others];
  });
}

function signOf(item: Element, sign: string): string {
  if (item.getAttribute('data-type') !== 'taskItem') return `${sign} `;
  return `[${item.getAttribute('data-checked') === 'true' ? 'x' : ' '}] `;
}

function linesOfCode(pre: Element): Element[] {
  for (const lineBreak of pre.querySelectorAll('br')) lineBreak.replaceWith('\n');
  return (pre.textContent ?? '')
    .split('\n')
    .filter((text) => text.trim())
    .map((text) => {
      const line = pre.ownerDocument.createElement('p');
      line.append(text);
      return wrapped(line, 'code');
    });
}

/** A row of a table within a cell is a line. */
function lineOfRow(row: Element): Element[] {
  const line = row.ownerDocument.createElement('p');
  for (const cell of row.querySelectorAll(':scope > :is(td, th)')) {
    const content = linesOf(cell).flatMap((part, index) => [...(index ? [' '] : []), ...part.childNodes]);
    if (content.length > 0) line.append(...(line.hasChildNodes() ? [' | '] : []), ...content);
  }
  return [line];
}

/** @returns a line whose content has another element around it */
function wrapped(line: Element, wrapper: Element | string): Element {
  const around =
    typeof wrapper === 'string' ? line.ownerDocument.createElement(wrapper) : (wrapper.cloneNode(false) as Element);
  around.append(...line.childNodes);
  line.append(around);
  return line;
}

function copyOf(element: Element, name: string): Element {
  const copy = element.ownerDocument.createElement(name);
  for (const attribute of ['style', 'align']) {
    const value = element.getAttribute(attribute);
    if (value) copy.setAttribute(attribute, value);
  }
  return copy;
}
