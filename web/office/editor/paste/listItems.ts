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

/** Marks list items with a checkbox, as GitHub and Google Docs write them, as tasks of the editor. */
export function markTasks(body: HTMLElement): void {
  for (const item of body.querySelectorAll('li')) {
    const box = item.querySelector<HTMLInputElement>(':scope > input[type=checkbox], :scope > p:first-child > input');
    if (!box && item.getAttribute('role') !== 'checkbox') continue;
    const isChecked = box ? box.hasAttribute('checked') : item.getAttribute('aria-checked') === 'true';
    item.setAttribute('data-type', 'taskItem');
    item.setAttribute('data-checked', String(isChecked));
    if (item.parentElement?.tagName === 'UL') item.parentElement.setAttribute('data-type', 'taskList');
  }
}
