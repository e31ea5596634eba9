/** Gives the items of a list that counts down their numbers. */
export function numberReversedLists(body: HTMLElement): void {
  for (const list of body.querySelectorAll<HTMLOListElement>('ol[reversed]')) {
    const items = [...list.children].filter((item) => item.tagName === 'LI');
    const first = list.hasAttribute('start') ? list.start : items.length;
    for (const [index, item] of items.entries()) item.setAttribute('value', String(first - index));
    list.removeAttribute('reversed');
  }
}

/** An item that only has a list needs a line before it: the editor would end the item there. */
export function beginItems(body: HTMLElement): void {
  for (const list of body.querySelectorAll('li > :is(ul, ol):first-child')) {
    const isFirst = (node: ChildNode | null): boolean =>
      !node || (!node.textContent?.trim() && isFirst(node.previousSibling));
    if (isFirst(list.previousSibling)) list.before(body.ownerDocument.createElement('p'));
  }
}

/** A number inside a list, which the editor does not have: begins a new list there. */
export function splitNumberedLists(body: HTMLElement): void {
  for (const item of body.querySelectorAll<HTMLLIElement>('ol > li[value]')) {
    const list = item.parentElement as HTMLOListElement;
    if (list.firstElementChild === item) list.setAttribute('start', String(item.value));
    else {
      const rest = list.cloneNode() as HTMLOListElement;
      rest.setAttribute('start', String(item.value));
      while (item.nextSibling) rest.prepend(list.lastChild as ChildNode);
      rest.prepend(item);
      list.after(rest);
    }
    item.removeAttribute('value');
  }
}

/** Marks list items with a checkbox, as GitHub, Google Docs and Notion write them, as tasks of the editor. */
export function markTasks(body: HTMLElement): void {
  for (const item of body.querySelectorAll('li')) {
    const isChecked = stateOf(item);
    if (isChecked === null) continue;
    for (const box of item.querySelectorAll(BOXES)) box.remove();
    item.setAttribute('data-type', 'taskItem');
    item.setAttribute('data-checked', String(isChecked));
    if (item.parentElement?.tagName === 'UL') item.parentElement.setAttribute('data-type', 'taskList');
  }
}

/** Boxes that Google Docs draws, and those of Notion. */
const BOXES = ':scope > img[aria-roledescription="checkbox"], :scope > .checkbox';
const WRITTEN_BOX = /^\s*\[([ xX\u00a0])\]\s+/;

/** @returns whether a task is done; null for an item that is no task */
function stateOf(item: Element): boolean | null {
  const box = item.querySelector(
    ':scope > :is(p:first-child, label) > input[type=checkbox], :scope > input[type=checkbox]',
  );
  if (box) return box.hasAttribute('checked');
  if (item.getAttribute('role') === 'checkbox') return item.getAttribute('aria-checked') === 'true';
  // Confluence.
  if (item.hasAttribute('data-inline-task-id')) return item.classList.contains('checked');
  const drawn = item.querySelector(':scope > .checkbox');
  if (drawn) return drawn.classList.contains('checkbox-on');
  const text = item.ownerDocument.createTreeWalker(item, NodeFilter.SHOW_TEXT).nextNode() as Text | null;
  const [sign, state] = WRITTEN_BOX.exec(text?.data ?? '') ?? [];
  if (!sign || item.parentElement?.tagName !== 'UL') return null;
  text?.deleteData(0, sign.length);
  return state?.toLowerCase() === 'x';
}
