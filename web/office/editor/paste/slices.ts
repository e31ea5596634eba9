/** What a piece of a text may be cut out of. */
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
 * A piece of an editor's text says what it was cut out of, and ProseMirror puts it into that again. One that says what no
 * editor of ours says would break the paste.
 */
export function dropStrangeSlices(body: HTMLElement): void {
  for (const one of body.querySelectorAll('[data-pm-slice]')) {
    if (!isOurs(one.getAttribute('data-pm-slice') ?? '')) one.removeAttribute('data-pm-slice');
  }
}

/** @param slice how deep it is open at both ends, and the nodes around it, each followed by its attributes */
function isOurs(slice: string): boolean {
  const [, around = ''] = /^\d+ \d+(?: -\d+)? (.*)$/s.exec(slice) ?? [];
  try {
    return (JSON.parse(around) as unknown[]).every((one, index) => index % 2 === 1 || wrappers.includes(one as string));
  } catch {
    return false;
  }
}
