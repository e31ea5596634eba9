/** The text of a link that leads to a footnote, in the notations of word processors and web pages. */
const NUMBER = /^\s*[[(]?\s*(?:\d{1,3}|[ivx]{1,5}|[a-z*†‡§])\s*[\])]?\s*$/i;
const ARROW = /^(?:[\s\u21a9\u21b5\u23ce\u2934\u2191^]|\ufe0e|\ufe0f)*$/;

/**
 * Makes footnotes of Word, LibreOffice, Google Docs and web pages footnotes of the editor.
 * @param next the first number that the text does not have
 */
export function markFootnotes(body: HTMLElement, next: number): void {
  const places = new Map<string, Element>();
  for (const place of body.querySelectorAll('[id], a[name]'))
    for (const name of [place.id, place.getAttribute('name')]) if (name && !places.has(name)) places.set(name, place);
  const labels = new Map<Element, string>();
  for (const link of body.querySelectorAll('a[href*="#"]')) {
    const place = places.get(nameIn(link));
    const isBelow = place && link.compareDocumentPosition(place) & Node.DOCUMENT_POSITION_FOLLOWING;
    if (!isBelow || !NUMBER.test(link.textContent ?? '')) continue;
    const note = noteAround(place);
    if (!note || note.contains(link)) continue;
    const label = labels.get(note) ?? String(next + labels.size);
    labels.set(note, label);
    const reference = body.ownerDocument.createElement('sup');
    reference.setAttribute('data-reference', label);
    outermost(link).replaceWith(reference);
  }
  for (const [note, label] of labels) {
    const list = note.parentElement;
    body.append(footnoteOf(note, label, places));
    note.remove();
    // The rule above the footnotes, and what is empty without them.
    for (const rule of body.querySelectorAll('[style*="footnote-list"] hr, [style*="endnote-list"] hr, .footnotes hr'))
      rule.remove();
    if (list && list !== body && !list.textContent?.trim()) list.remove();
  }
  // The text behind the cursor comes after them, not into the last one.
  if (labels.size > 0) body.append(body.ownerDocument.createElement('p'));
  // A footnote that was not copied.
  for (const link of body.querySelectorAll('a[href^="#_"], a[href^="#sdfootnote"]'))
    link.replaceWith(...link.childNodes);
}

function nameIn(link: Element): string {
  const [, name = ''] = /#(.*)$/.exec(link.getAttribute('href') ?? '') ?? [];
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

function noteAround(place: Element): Element | null {
  const note =
    place.closest('li') ??
    place.closest('div[id^="sdfootnote"], div[id^="sdendnote"], div[style*="mso-element"]:not([style*="-list"])') ??
    place.closest('p') ??
    (place.tagName === 'DIV' ? place : null);
  // A link of a table of contents may be a number too.
  return place.closest('h1, h2, h3, h4, h5, h6') || note?.querySelector('h1, h2, h3, h4, h5, h6') ? null : note;
}

/** The element around a link that has nothing else. */
function outermost(link: Element): Element {
  const { parentElement } = link;
  const isAlone = parentElement?.matches('sup, span') && parentElement.textContent?.trim() === link.textContent?.trim();
  return parentElement && isAlone ? outermost(parentElement) : link;
}

function footnoteOf(note: Element, label: string, places: Map<string, Element>): Element {
  for (const link of note.querySelectorAll('a')) {
    const text = link.textContent ?? '';
    const isBack = places.get(nameIn(link)) && (NUMBER.test(text) || ARROW.test(text));
    if (isBack || (ARROW.test(text) && link.getAttribute('href')?.includes('#'))) outermost(link).remove();
  }
  const footnote = note.ownerDocument.createElement('div');
  footnote.setAttribute('data-footnote', label);
  if (note.tagName === 'P') {
    const paragraph = note.ownerDocument.createElement('p');
    paragraph.append(...note.childNodes);
    footnote.append(paragraph);
  } else footnote.append(...note.childNodes);
  return footnote;
}
