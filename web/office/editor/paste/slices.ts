/** Node types that may surround a pasted slice. */
const wrappers = [
  'blockquote',
  'bulletList',
  'orderedList',
  'listItem',
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
  for (const one of body.querySelectorAll('[data-pm-slice]')) {
    if (!isOurs(one.getAttribute('data-pm-slice') ?? '')) one.removeAttribute('data-pm-slice');
  }
}

/** @param slice the open depth at both ends, and the surrounding nodes, each followed by its attributes */
function isOurs(slice: string): boolean {
  const [, around = ''] = /^\d+ \d+(?: -\d+)? (.*)$/s.exec(slice) ?? [];
  try {
    return (JSON.parse(around) as unknown[]).every((one, index) => index % 2 === 1 || wrappers.includes(one as string));
  } catch {
    return false;
  }
}
