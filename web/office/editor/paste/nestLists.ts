/** Google Docs puts a list of a deeper level beside the item that it belongs to: puts it into that item. */
export function nestLists(body: HTMLElement): void {
  for (const list of body.querySelectorAll(':is(ul, ol) > :is(ul, ol)')) {
    const item = list.previousElementSibling;
    if (item?.tagName === 'LI') item.append(list);
    else list.replaceWith(...list.childNodes);
  }
}
