/** Removes what word processors hide, and their comments. */
export function removeExtras(body: HTMLElement): void {
  const hidden = '[style*="mso-hide:" i], [style*="mso-element:comment-list" i], .msocomanchor, .MsoCommentReference';
  for (const element of body.querySelectorAll(hidden)) element.remove();
}

/** Word numbers a heading with a marker and spaces of a fixed width. */
export function headingNumbers(body: HTMLElement): void {
  for (const marker of body.querySelectorAll(':is(h1, h2, h3, h4, h5, h6) [style*="mso-list:Ignore" i]'))
    marker.replaceWith(`${marker.textContent?.replace(/\s+/g, ' ').trim()} `);
}

/** Quotations of Word are paragraphs of a style. */
export function wordQuotes(body: HTMLElement): void {
  for (const paragraph of body.querySelectorAll('p.MsoQuote, p.MsoIntenseQuote')) {
    const before = paragraph.previousElementSibling;
    const isNext = before?.matches('blockquote[data-word]');
    const quote = isNext && before ? before : body.ownerDocument.createElement('blockquote');
    if (!isNext) {
      quote.setAttribute('data-word', '');
      paragraph.before(quote);
    }
    for (const italic of paragraph.querySelectorAll('i, em')) italic.replaceWith(...italic.childNodes);
    quote.append(paragraph);
  }
}

/** A spreadsheet copies a cell as a table, and writers put a frame around words: a table of one cell is its text. */
export function openSingleCells(body: HTMLElement): void {
  for (const table of [...body.querySelectorAll('table')].reverse()) {
    const cells = [...table.rows].flatMap((row) => [...row.cells]);
    const [cell] = cells;
    if (!cell || cells.length > 1 || table.querySelector('caption')) continue;
    const hasBlocks = cell.querySelector('p, div, ul, ol, table, h1, h2, h3, h4, h5, h6, pre, blockquote') !== null;
    const block = hasBlocks ? null : body.ownerDocument.createElement('p');
    block?.append(...cell.childNodes);
    table.replaceWith(...(block ? [block] : cell.childNodes));
  }
}

/** Programs write a bar with the language and a button above the lines of code, in the same element. */
export function codeWithoutBars(body: HTMLElement): void {
  for (const pre of body.querySelectorAll('pre:not([data-markdown])')) {
    const [code, ...others] = pre.querySelectorAll('code');
    if (!code || others.length > 0 || code.parentElement === pre) continue;
    pre.replaceChildren(code);
  }
}
