/**
 * Gives the source of each quotation a paragraph of its own with a dash: the editor has no `cite`, whose words would end
 * the sentence before them. As on imports (server/transfer/import/html/quoteSources.ts).
 */
export function divideQuoteSources(body: HTMLElement): void {
  for (const figure of body.querySelectorAll('figure:has(blockquote)')) takeCaption(figure);
  for (const quote of body.querySelectorAll('blockquote'))
    for (const block of [quote, ...quote.querySelectorAll('p, div')]) divide(block, quote);
}

/** The caption of a quotation is its source. */
function takeCaption(figure: Element): void {
  const [quote, ...others] = figure.querySelectorAll('blockquote, img, table, pre');
  if (quote?.tagName !== 'BLOCKQUOTE' || others.length > 0) return;
  for (const caption of figure.querySelectorAll(':scope > figcaption')) {
    const source = figure.ownerDocument.createElement('footer');
    source.append(...caption.childNodes);
    quote.append(source);
    caption.remove();
  }
}

function divide(block: Element, quote: Element): void {
  const nodes = [...block.childNodes];
  const start = nodes.findIndex(
    (node, index) => isSource(node) && nodes.slice(index).every((other) => isSource(other) || isGap(other)),
  );
  const sources = nodes.slice(start);
  const words = wordsOf(sources);
  // A source above its quotation stays where it is.
  if (start < 0 || !words || quote.textContent?.trim().startsWith(words)) return;
  const before = withoutEnd(nodes.slice(0, start));
  const isOwn = block !== quote && !wordsOf(before);
  const source = block.ownerDocument.createElement(sources.some(containsBlock) ? 'div' : 'p');
  source.append(...sources);
  addDash(source);
  block.replaceChildren(...before);
  if (isOwn) block.replaceWith(source);
  else if (block === quote) quote.append(source);
  else block.after(source);
}

const wordsOf = (nodes: Node[]) =>
  nodes
    .map(({ textContent }) => textContent)
    .join('')
    .trim();

const WRAPPERS = /^(?:EM|I|STRONG|B|SMALL|SPAN|A|P|DIV)$/;

/** `cite` or `footer`, or an element with nothing else. */
function isSource(node: Node): boolean {
  if (node.nodeType !== Node.ELEMENT_NODE || !node.textContent?.trim()) return false;
  if (/^(?:CITE|FOOTER)$/.test(node.nodeName)) return true;
  const inner = [...node.childNodes].filter((child) => !isGap(child));
  return WRAPPERS.test(node.nodeName) && inner.length > 0 && inner.every(isSource);
}

/** What may stand between sources: a line break, a comma, a dash. */
const isGap = (node: Node) =>
  node.nodeName === 'BR' || (node.nodeType !== Node.ELEMENT_NODE && /^[\s,·|–—-]*$/.test(node.textContent ?? ''));

const BLOCKS = 'p, div, ul, ol, footer';
const containsBlock = (node: Node) => node instanceof Element && node.querySelector(BLOCKS) !== null;

/** The quotation without the spaces, line breaks and dashes before its source. */
function withoutEnd(nodes: Node[]): Node[] {
  const end = nodes.findLastIndex((node) => !isGap(node)) + 1;
  const last = nodes[end - 1];
  if (last?.nodeType === Node.TEXT_NODE)
    last.textContent = (last.textContent ?? '').replace(/\s+[-–—―‒~]+\s*$|\s+$/, '');
  return nodes.slice(0, end);
}

function addDash(source: Element): void {
  let line = source;
  let first: Node | undefined = source;
  while (first && first.nodeType !== Node.TEXT_NODE) {
    if (first instanceof Element && first.matches(BLOCKS)) line = first;
    first = [...first.childNodes].find((child) => child.textContent?.trim());
  }
  if (first) first.textContent = (first.textContent ?? '').replace(/^\s*(?:[-–—―‒~]+\s*)*/, '');
  line.prepend('— ');
}
