const wrappers = [
  'blockquote',
  'bulletList',
  'orderedList',
  'listItem',
  'taskList',
  'taskItem',
  'table',
  'tableRow',
  'tableCell',
  'tableHeader',
];

/**
 * ProseMirror restores the nodes around a copied slice from `data-pm-slice`. A value from another editor would break
 * the paste.
 */
export function dropStrangeSlices(body: HTMLElement): void {
  for (const element of body.querySelectorAll('[data-pm-slice]')) {
    if (!isMarqueeSlice(element.getAttribute('data-pm-slice') ?? '')) element.removeAttribute('data-pm-slice');
  }
}

/** @param slice the open depth at both ends, and the surrounding nodes, each followed by its attributes */
function isMarqueeSlice(slice: string): boolean {
  const [, context = ''] = /^\d+ \d+(?: -\d+)? (.*)$/s.exec(slice) ?? [];
  try {
    return (JSON.parse(context) as unknown[]).every(
      (entry, index) => index % 2 === 1 || wrappers.includes(entry as string),
    );
  } catch {
    return false;
  }
}
