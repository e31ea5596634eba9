import { isPendingPicture } from '../markdown/pendingPicture.ts';
import { isSafeAddress } from '../markdown/safeAddress.ts';
import { flattenCells, linesOf } from './cellLines.ts';
import { markFootnotes } from './footnotes.ts';
import { linkHeadings } from './headingLinks.ts';
import { beginItems, markTasks, numberReversedLists, splitNumberedLists } from './listItems.ts';
import { joinItemLists, nestLists } from './nestLists.ts';
import { codeWithoutBars, headingNumbers, openSingleCells, removeExtras, wordQuotes } from './officeExtras.ts';
import { captions, emojiPictures, namedBlocks, plainSpaces, raiseNumbers } from './pastedSigns.ts';
import { isForeign } from './pictureSource.ts';
import { divideQuoteSources } from './quoteSources.ts';
import { dropStrangeSlices } from './slices.ts';
import { alignClasses, alignTables } from './tableAlign.ts';
import { joinWebLists, wordLists } from './wordLists.ts';

/** Elements without text content. */
const JUNK =
  'script, style, meta, base, link, title, xml, iframe, object, embed, svg, math, form, input, button, template, noscript';

type Place = {
  /** The first number that no footnote of the text has. */
  nextFootnote: number;
  /** Whether a cell of a table takes it. */
  isInCell?: boolean;
};

/**
 * @param markPictures takes pictures that a page cannot show; those that it leaves are removed
 * @returns clipboard HTML without the extras of Word, Google Docs and web pages; the schema drops the rest
 */
export function cleanPaste(
  html: string,
  markPictures: (body: HTMLElement) => void,
  { nextFootnote, isInCell = false }: Place,
): string {
  // A separate document loads and runs nothing.
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  namedBlocks(body);
  markTasks(body);
  const classes = alignClasses(body);
  for (const formula of body.querySelectorAll('.katex')) writeFormula(formula);
  // Notes of Apple puts a table into an object.
  for (const object of body.querySelectorAll('object'))
    if (object.querySelector('table')) object.replaceWith(...object.childNodes);
  for (const element of body.querySelectorAll('[src^="//"], [href^="//"]')) withProtocol(element);
  removeExtras(body);
  for (const element of body.querySelectorAll(JUNK)) element.remove();
  for (const element of body.querySelectorAll('*'))
    if (element.tagName.includes(':')) element.replaceWith(...element.childNodes);
  codeLines(body);
  codeWithoutBars(body);
  headingNumbers(body);
  wordQuotes(body);
  plainSpaces(body);
  emojiPictures(body);
  captions(body);
  divideQuoteSources(body);
  linkHeadings(body);
  markFootnotes(body, nextFootnote);
  raiseNumbers(body);
  markPictures(body);
  for (const element of body.querySelectorAll('img')) if (!isPicture(element)) element.remove();
  for (const element of body.querySelectorAll('a')) if (!isLink(element)) element.replaceWith(...element.childNodes);
  dropStrangeSlices(body);
  wordLists(body);
  joinWebLists(body);
  joinItemLists(body);
  nestLists(body);
  beginItems(body);
  numberReversedLists(body);
  splitNumberedLists(body);
  openSingleCells(body);
  flattenCells(body);
  if (isInCell && !body.querySelector('table')) body.replaceChildren(...linesOf(body));
  headerRows(body);
  alignTables(body, classes);
  unbold(body);
  return body.innerHTML;
}

function isPicture(image: Element): boolean {
  const src = image.getAttribute('src') ?? '';
  return isPendingPicture(src) || !isForeign(src);
}
const isLink = (link: Element) => isSafeAddress(link.getAttribute('href') ?? '');

function withProtocol(element: Element): void {
  for (const name of ['src', 'href']) {
    const address = element.getAttribute(name);
    if (address?.startsWith('//')) element.setAttribute(name, `https:${address}`);
  }
}

/** A formula is drawn with signs at places of their own: its source has the same meaning as text. */
function writeFormula(formula: Element): void {
  const source = formula.querySelector('annotation[encoding="application/x-tex"]')?.textContent?.trim();
  if (source) formula.replaceWith(source);
}

/** Visual Studio Code writes the lines of code as blocks with spaces that count. */
function codeLines(body: HTMLElement): void {
  for (const block of body.querySelectorAll<HTMLElement>('div[style*="monospace"][style*="white-space: pre"]')) {
    const pre = body.ownerDocument.createElement('pre');
    const code = body.ownerDocument.createElement('code');
    code.textContent = [...block.childNodes].map(({ textContent }) => textContent).join('\n');
    pre.append(code);
    block.replaceWith(pre);
  }
}

/** Word processors and spreadsheets do not say which row is the header: it is the first one, which Markdown needs. */
function headerRows(body: HTMLElement): void {
  for (const cell of body.querySelectorAll('table tr:first-child > td')) {
    const table = cell.closest('table');
    if (table?.querySelector('tr') !== cell.parentElement || table?.querySelector('tr:not(:first-child) > th'))
      continue;
    const header = body.ownerDocument.createElement('th');
    for (const { name, value } of cell.attributes) header.setAttribute(name, value);
    header.append(...cell.childNodes);
    cell.replaceWith(header);
  }
}

/** Headings and table headers are bold already. */
function unbold(body: HTMLElement): void {
  for (const bold of body.querySelectorAll(':is(b, strong):has(h1, h2, h3, h4, h5, h6)'))
    if (bold.textContent?.trim() === bold.querySelector('h1, h2, h3, h4, h5, h6')?.textContent?.trim())
      bold.replaceWith(...bold.childNodes);
  for (const element of body.querySelectorAll('h1, h2, h3, h4, h5, h6, th')) {
    for (const bold of element.querySelectorAll('b, strong')) bold.replaceWith(...bold.childNodes);
    for (const part of element.querySelectorAll('[style]')) part.removeAttribute('style');
  }
}
