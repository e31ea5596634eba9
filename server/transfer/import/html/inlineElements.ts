import type { Element, ElementContent, Parents } from 'hast';
import { element, isBlock, isElement, isHeading, text, textOf } from './elements.ts';

const formats: Record<string, string> = { b: 'strong', i: 'em', s: 'del', strike: 'del' };
/** Elements that Markdown writes with delimiters, which may touch neither spaces nor line breaks inside. */
const delimited = new Set(['strong', 'em', 'del', 'a', 'sub', 'sup', 'kbd', 'mark']);
/** Inline elements that authors and the HTML parser put around blocks. */
const wrappers = new Set([...delimited, 'span', 'font', 'u', 'ins', 'small', 'big', 'cite', 'label', 'p']);

/**
 * Brings inline elements into the form that Markdown can express: none contains a block, none begins or ends with a
 * space or line break, neighbours of the same format are one, and two line breaks end a paragraph.
 */
export function tidyInline(parent: Parents, isInCell = false, around: readonly string[] = []): void {
  if (isElement(parent) && ['pre', 'code'].includes(parent.tagName)) return;
  const isLine = isInCell || isHeading(parent) || (isElement(parent) && ['td', 'th'].includes(parent.tagName));
  const formatsHere = isElement(parent) && delimited.has(parent.tagName) ? [...around, parent.tagName] : around;
  const children = (parent.children as ElementContent[]).flatMap((child) => withoutRepetition(child, formatsHere));
  for (const child of children) if (isElement(child)) tidyInline(child, isLine, formatsHere);
  const tidyChildren = joined(children.flatMap(tidied));
  const divided = isLine ? tidyChildren : withParagraphs(tidyChildren);
  const isContainer =
    parent.type === 'root' || (isBlock(parent) && !isLine && isElement(parent) && !notOfFlow.test(parent.tagName));
  parent.children = isContainer && divided.some(isEmptyBlock) ? withWrappedRuns(divided) : divided;
}

/** A paragraph, and what has items or cells, of which an empty one keeps the place of the others. */
const notOfFlow = /^(?:p|ul|ol|menu|dl|table|thead|tbody|tfoot|tr)$/;

/** Gives formats one name each, and drops a format within itself. */
function withoutRepetition(child: ElementContent, around: readonly string[]): ElementContent[] {
  if (!isElement(child)) return [child];
  child.tagName = formats[child.tagName] ?? child.tagName;
  if (!around.includes(child.tagName)) return [child];
  return child.children.flatMap((inner) => withoutRepetition(inner, around));
}

const isEmptyBlock = (node: ElementContent) =>
  isBlock(node) && isElement(node) && node.tagName !== 'hr' && node.children.length === 0;

/** Wraps the text between blocks into paragraphs, so that an empty block divides it. */
function withWrappedRuns(children: ElementContent[]): ElementContent[] {
  const result: ElementContent[] = [];
  let run: ElementContent[] = [];
  const flush = () => {
    if (!run.every(isBlank)) result.push(element('p', run));
    run = [];
  };
  for (const child of children) {
    if (!isBlock(child)) {
      run.push(child);
      continue;
    }
    flush();
    if (!isEmptyBlock(child)) result.push(child);
  }
  flush();
  return result;
}

/** Replaces two or more line breaks by an empty block. */
function withParagraphs(children: ElementContent[]): ElementContent[] {
  const result: ElementContent[] = [];
  let breaks: ElementContent[] = [];
  const flush = () => {
    const isParagraph = breaks.filter(isBreak).length > 1;
    result.push(...(isParagraph ? [element('div')] : breaks));
    breaks = [];
  };
  for (const child of children) {
    if (isBreak(child) || (breaks.length > 0 && isBlank(child))) breaks.push(child);
    else {
      flush();
      result.push(child);
    }
  }
  flush();
  return result;
}

function tidied(child: ElementContent): ElementContent[] {
  if (!isElement(child)) return [child];
  if (wrappers.has(child.tagName) && child.children.some(isBlock)) return distributed(child, child.children);
  if (!delimited.has(child.tagName) && child.tagName !== 'code') return [child];
  return withoutEdges(child);
}

/** Moves an inline element into the blocks that it contains. */
function distributed(wrapper: Element, children: ElementContent[]): ElementContent[] {
  const result: ElementContent[] = [];
  let run: ElementContent[] = [];
  const flush = () => {
    const wrapped = { ...wrapper, children: run };
    if (!run.every(isBlank)) result.push(...(wrapper.tagName === 'p' ? [wrapped] : tidied(wrapped)));
    run = [];
  };
  for (const child of children) {
    if (!isBlock(child) || !isElement(child)) {
      run.push(child);
      continue;
    }
    flush();
    const isWhole = wrapper.tagName === 'p' || child.tagName === 'pre';
    result.push(isWhole ? child : { ...child, children: distributed(wrapper, child.children) });
  }
  flush();
  return result;
}

/** Moves spaces and line breaks at the edges out of an element, and drops an element without content. */
function withoutEdges(child: Element): ElementContent[] {
  const children = [...child.children];
  const before: ElementContent[] = [];
  const after: ElementContent[] = [];
  const takeEdge = (isStart: boolean) => {
    for (;;) {
      const edge = isStart ? children[0] : children.at(-1);
      if (!edge) return;
      if (isBreak(edge) || isBlank(edge)) {
        if (isStart) before.push(children.shift() as ElementContent);
        else after.unshift(children.pop() as ElementContent);
        continue;
      }
      if (edge.type !== 'text') return;
      const [space = ''] = (isStart ? /^\s+/ : /\s+$/).exec(edge.value) ?? [];
      if (!space) return;
      const rest = text(isStart ? edge.value.slice(space.length) : edge.value.slice(0, -space.length));
      children[isStart ? 0 : children.length - 1] = rest;
      if (isStart) before.push(text(space));
      else after.unshift(text(space));
    }
  };
  takeEdge(true);
  takeEdge(false);
  return children.length ? [...before, { ...child, children }, ...after] : [...before, ...after];
}

function joined(children: ElementContent[]): ElementContent[] {
  const result: ElementContent[] = [];
  for (const child of children) {
    const last = result.at(-1);
    const isSame =
      isElement(child) &&
      isElement(last) &&
      ['strong', 'em', 'del', 'code'].includes(child.tagName) &&
      last.tagName === child.tagName;
    if (isSame) result[result.length - 1] = { ...last, children: joined([...last.children, ...child.children]) };
    else result.push(child);
  }
  return result;
}

const isBreak = (node: ElementContent): boolean => isElement(node) && node.tagName === 'br';

function isBlank(node: ElementContent): boolean {
  if (node.type === 'text') return !node.value.trim();
  if (node.type === 'comment') return true;
  const isEmpty =
    delimited.has(node.tagName) || ['span', 'font', 'u', 'ins', 'small', 'big', 'label'].includes(node.tagName);
  return isEmpty && node.children.every((child) => isBlank(child)) && !textOf(node).trim();
}
