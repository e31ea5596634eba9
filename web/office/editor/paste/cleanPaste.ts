import { isSafeAddress } from '../markdown/safeAddress.ts';
import { markTasks, splitNumberedLists } from './listItems.ts';
import { nestLists } from './nestLists.ts';
import { dropStrangeSlices } from './slices.ts';
import { wordLists } from './wordLists.ts';

/** Elements without text content. */
const JUNK =
  'script, style, meta, base, link, title, xml, iframe, object, embed, svg, math, form, input, button, template, noscript';

/** @returns clipboard HTML without the extras of Word, Google Docs and web pages; the schema drops the rest */
export function cleanPaste(html: string): string {
  // A separate document loads and runs nothing.
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  markTasks(body);
  for (const element of body.querySelectorAll(JUNK)) element.remove();
  for (const element of body.querySelectorAll('*'))
    if (element.tagName.includes(':')) element.replaceWith(...element.childNodes);
  for (const element of body.querySelectorAll('img')) if (!isPicture(element)) element.remove();
  for (const element of body.querySelectorAll('a')) if (!isLink(element)) element.replaceWith(...element.childNodes);
  dropStrangeSlices(body);
  wordLists(body);
  nestLists(body);
  splitNumberedLists(body);
  headerRows(body);
  unbold(body);
  return body.innerHTML;
}

const isPicture = (image: Element) => /^(https?:\/\/|\/(?!\/))/.test(image.getAttribute('src') ?? '');
const isLink = (link: Element) => isSafeAddress(link.getAttribute('href') ?? '');

/** A Markdown table starts with its header row. */
function headerRows(body: HTMLElement): void {
  for (const cell of body.querySelectorAll('table tr:first-child > td')) {
    if (cell.closest('table')?.querySelector('tr') !== cell.parentElement) continue;
    const header = body.ownerDocument.createElement('th');
    header.append(...cell.childNodes);
    cell.replaceWith(header);
  }
}

/** Headings and table headers are bold already. */
function unbold(body: HTMLElement): void {
  for (const element of body.querySelectorAll('h1, h2, h3, h4, h5, h6, th')) {
    for (const bold of element.querySelectorAll('b, strong')) bold.replaceWith(...bold.childNodes);
    for (const part of element.querySelectorAll('[style]')) part.removeAttribute('style');
  }
}
