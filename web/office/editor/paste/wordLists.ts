const LEVEL = /mso-list:\s*\S+\s+level(\d)/i;
const NUMBERED = /^\s*(\d+|[a-z]|[ivx]+)[.)]/i;

/** Word writes list items as paragraphs with a marker: converts them to lists. */
export function wordLists(body: HTMLElement): void {
  for (const paragraph of [...body.querySelectorAll<HTMLElement>('p[style*="mso-list"]')]) {
    if (!LEVEL.test(paragraph.getAttribute('style') ?? '')) continue;
    const continuesList = paragraph.previousElementSibling?.hasAttribute('data-word-list');
    const list = continuesList
      ? (paragraph.previousElementSibling as HTMLElement)
      : newList(paragraph, signOf(paragraph));
    placeItem(list, paragraph);
  }
}

/** The marker of an item, which is removed. */
function signOf(item: HTMLElement): string {
  const sign = item.querySelector('[style*="mso-list:Ignore" i], [style*="mso-list: Ignore" i]');
  return sign?.textContent ?? '';
}

function newList(before: Element, sign: string): HTMLElement {
  const list = before.ownerDocument.createElement(NUMBERED.test(sign) ? 'ol' : 'ul');
  list.setAttribute('data-word-list', '');
  // After a text or a picture Word goes on counting in a new list.
  const [, number] = /^\s*(\d{1,9})[.)]/.exec(sign) ?? [];
  if (number) list.setAttribute('start', number);
  before.before(list);
  return list;
}

/** Adds an item to a list at the level in its style. */
function placeItem(list: HTMLElement, item: HTMLElement): void {
  const level = Number(LEVEL.exec(item.getAttribute('style') ?? '')?.[1] ?? 1);
  const sign = signOf(item);
  let inner = list;
  for (let depth = 1; depth < level && inner.lastElementChild; depth += 1) {
    const last = inner.lastElementChild;
    const nested = last.querySelector<HTMLElement>(':scope > ul, :scope > ol');
    inner = nested ?? last.appendChild(item.ownerDocument.createElement(NUMBERED.test(sign) ? 'ol' : 'ul'));
  }
  for (const element of item.querySelectorAll('[style*="mso-list" i]')) element.remove();
  const entry = item.ownerDocument.createElement('li');
  entry.append(...item.childNodes);
  inner.append(entry);
  item.remove();
}
