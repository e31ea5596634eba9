/** Google Docs puts a list of a deeper level beside the item that it belongs to: puts it into that item. */
export function nestLists(body: HTMLElement): void {
  for (const list of body.querySelectorAll(':is(ul, ol) > :is(ul, ol)')) {
    const item = list.previousElementSibling;
    if (item?.tagName === 'LI') item.append(list);
    else list.replaceWith(...list.childNodes);
  }
}

/** Notion writes a list for each item. */
export function joinItemLists(body: HTMLElement): void {
  for (const list of body.querySelectorAll<HTMLElement>('ul.to-do-list, ul.bulleted-list, ol.numbered-list')) {
    const before = list.previousElementSibling;
    if (before?.tagName !== list.tagName || before.className !== list.className) continue;
    if (list.matches('ol[start="1"]')) continue;
    before.append(...list.childNodes);
    list.remove();
  }
}
