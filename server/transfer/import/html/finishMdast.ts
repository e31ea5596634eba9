import type { Nodes as MdastNodes } from 'mdast';
import { REFERENCE_TOKEN } from './footnoteElements.ts';
import { inlineRaw } from './rawHtml.ts';

/** Markdown has no line break in headings and cells. Addresses in the text become links, as pages show them. */
type Place = { isLine: boolean; isLink: boolean; isCell: boolean };

export function finish(node: MdastNodes, { isLine, isLink, isCell }: Place): void {
  if (!('children' in node)) return;
  // Without empty lines its Markdown would be HTML.
  if ((node.type === 'listItem' || node.type === 'list') && hasDetails(node)) node.spread = true;
  const context = {
    isLine: isLine || node.type === 'heading' || node.type === 'tableCell',
    isLink: isLink || node.type === 'link',
    isCell: isCell || node.type === 'tableCell',
  };
  const children = (node.children as MdastNodes[]).filter((child) => !isBlankParagraph(child));
  if (node.type === 'paragraph' && children.some(({ type }) => type === 'image')) trimBlanks(children);
  node.children = children.flatMap((child): MdastNodes[] => {
    if (context.isLine && child.type === 'break') return [inlineRaw('<br>')];
    // A cell cannot have a backslash before a bar in its code.
    if (context.isCell && child.type === 'inlineCode' && child.value.includes('\\|'))
      return [inlineRaw(codeHtml(child.value))];
    if (child.type === 'text') return withReferences(child.value, context.isLink);
    finish(child, context);
    return [child];
  }) as typeof node.children;
}

const isBlank = (node: MdastNodes | undefined) =>
  node?.type === 'text' && !node.value.replace(/[\u200b-\u200d\u2060\ufeff]/g, '').trim();

/** An empty paragraph, which editors write to have more space. */
const isBlankParagraph = (node: MdastNodes) => node.type === 'paragraph' && node.children.every(isBlank);

/** A picture beside no-break spaces stands alone. */
function trimBlanks(children: MdastNodes[]): void {
  while (isBlank(children[0])) children.shift();
  while (isBlank(children.at(-1))) children.pop();
}

const hasDetails = (node: MdastNodes): boolean =>
  (node.type === 'html' && node.value.startsWith('<details')) ||
  ((node.type === 'list' || node.type === 'listItem') && node.children.some(hasDetails));

const codeHtml = (value: string) =>
  `<code>${value.replace(/[&<>|\\*_`~[\]]/g, (character) => `&#${character.charCodeAt(0)};`)}</code>`;

/** A footnote in a link is no link: its number stays. */
const withReferences = (value: string, isLink: boolean): MdastNodes[] =>
  value.split(REFERENCE_TOKEN).flatMap((part, index): MdastNodes[] => {
    if (index % 2) return isLink ? [{ type: 'text', value: part }] : [inlineRaw(`[^${part}]`)];
    if (!part) return [];
    return isLink ? [{ type: 'text', value: part }] : withLinks(part);
  });

const webAddress = /https?:\/\/[^\s<>"'`“”„«»|\\]+/g;

/** An address without the signs after it. A bracket at its end belongs to it if it was opened there. */
function withoutEnd(address: string): string {
  const end = /[.,;:!?*_~…)\]}]+$/.exec(address)?.[0] ?? '';
  const url = address.slice(0, address.length - end.length);
  const isOpen = end.startsWith(')') && url.split('(').length > url.split(')').length;
  return isOpen ? `${url})` : url;
}

function withLinks(value: string): MdastNodes[] {
  const nodes: MdastNodes[] = [];
  let end = 0;
  for (const { 0: match, index } of value.matchAll(webAddress)) {
    const url = withoutEnd(match);
    if (!URL.canParse(url)) continue;
    if (index > end) nodes.push({ type: 'text', value: value.slice(end, index) });
    nodes.push({ type: 'link', url, children: [{ type: 'text', value: url }] });
    end = index + url.length;
  }
  if (end < value.length) nodes.push({ type: 'text', value: value.slice(end) });
  return nodes;
}
