import type { Element, ElementContent, Root, Text } from 'hast';
import { element, findElements, isBlock, isElement, text, textOf } from './elements.ts';

/**
 * Gives the source of each quotation a paragraph of its own with a dash: here `cite` has no form that divides it from the
 * words before it. Changes the tree.
 */
export function divideQuoteSources(root: Root): void {
  for (const figure of findElements(root, 'figure')) takeCaption(figure);
  for (const quote of findElements(root, 'blockquote'))
    for (const block of [quote, ...findElements(quote, 'p', 'div')]) divide(block, quote);
}

/** The caption of a quotation is its source. */
function takeCaption(figure: Element): void {
  const [quote, ...others] = findElements(figure, 'blockquote', 'img', 'table', 'pre', 'iframe', 'video');
  const captions = figure.children.filter((child) => isElement(child) && child.tagName === 'figcaption') as Element[];
  if (quote?.tagName !== 'blockquote' || others.length > 0 || !captions.some((caption) => textOf(caption).trim()))
    return;
  figure.children = figure.children.filter((child) => !captions.includes(child as Element));
  quote.children.push(...captions.map(({ children }) => element('footer', children)));
}

function divide(block: Element, quote: Element): void {
  const { children } = block;
  const start = children.findIndex(
    (child, index) => isSource(child) && children.slice(index).every((other) => isSource(other) || isGap(other)),
  );
  const sources = children.slice(start);
  const words = textOf(element('div', sources)).trim();
  // A source above its quotation stays where it is.
  if (start < 0 || !words || textOf(quote).trim().startsWith(words)) return;
  const before = withoutEnd(children.slice(0, start));
  const isOwn = block !== quote && !textOf(element('div', before)).trim();
  const source = element(sources.some((child) => containsBlock(child)) ? 'div' : 'p', sources);
  addDash(source);
  block.children = isOwn ? [source] : before;
  if (isOwn) block.tagName = 'div';
  else if (block === quote) quote.children.push(source);
  else insertAfter(quote, block, source);
}

const wrappers = new Set(['em', 'i', 'strong', 'b', 'small', 'span', 'a', 'p', 'div']);

/** `cite` or `footer`, or an element with nothing else. */
function isSource(node: ElementContent): boolean {
  if (!isElement(node) || !textOf(node).trim()) return false;
  if (node.tagName === 'cite' || node.tagName === 'footer') return true;
  const inner = node.children.filter((child) => !isGap(child));
  return wrappers.has(node.tagName) && inner.length > 0 && inner.every(isSource);
}

/** What may stand between sources: a line break, a comma, a dash. */
const isGap = (node: ElementContent) =>
  (node.type !== 'element' && /^[\s,·|–—-]*$/.test(textOf(node))) || (isElement(node) && node.tagName === 'br');

const containsBlock = (node: ElementContent): boolean =>
  isElement(node) && node.children.some((child) => isBlock(child) || containsBlock(child));

const DASH = /^\s*(?:[-–—―‒~]+\s*)+/;

/** The quotation without the spaces, line breaks and dashes before its source. */
function withoutEnd(children: ElementContent[]): ElementContent[] {
  const end = children.findLastIndex((child) => !isGap(child)) + 1;
  const last = children[end - 1];
  if (last?.type === 'text') last.value = last.value.replace(/\s+[-–—―‒~]+\s*$|\s+$/, '');
  return children.slice(0, end);
}

function addDash(source: Element): void {
  const first = firstText(source);
  if (first) first.value = first.value.replace(DASH, '').trimStart();
  let line = source;
  for (let next: ElementContent | undefined = line; isElement(next); ) {
    if (isBlock(next) || next.tagName === 'footer') line = next;
    next = next.children.find((child) => textOf(child).trim());
  }
  line.children.unshift(text('— '));
}

function firstText(node: Element): Text | undefined {
  const first = node.children.find((child) => textOf(child).trim());
  return first?.type === 'text' ? first : isElement(first) ? firstText(first) : undefined;
}

function insertAfter(parent: Element, block: Element, source: Element): void {
  const holder = [parent, ...findElements(parent, 'p', 'div', 'li')].find(({ children }) => children.includes(block));
  holder?.children.splice(holder.children.indexOf(block) + 1, 0, source);
}
