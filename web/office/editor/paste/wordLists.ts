const LEVEL = /mso-list:\s*(\S+)\s+level(\d)/i;
const MARKER = '[style*="mso-list:Ignore" i], [style*="mso-list: Ignore" i]';
const NUMBER = /^\(?(?:\p{Nd}{1,9}\.)*(\p{Nd}{1,9})[.)]*$/u;
const LETTERS = /^\(?([a-z]+)[.)]$/i;
const ROMAN = /^m*(?:c[md]|d?c{0,3})(?:x[cl]|l?x{0,3})(?:i[xv]|v?i{0,3})$/i;

/** A list that is being built. `next` is the number that its next item continues with. */
type List = { element: HTMLElement; level: number; isOrdered: boolean; next: number };

/** Word writes list items as paragraphs with a marker: converts them to lists that have its numbers and levels. */
export function wordLists(body: HTMLElement): void {
  let lists: List[] = [];
  /** The next number of each level of a list, which goes on after other text. */
  const nextNumbers = new Map<string, number[]>();
  for (const paragraph of [...body.querySelectorAll<HTMLElement>('p[style*="mso-list"]')]) {
    const [, name = '', digit] = LEVEL.exec(paragraph.getAttribute('style') ?? '') ?? [];
    const level = Number(digit ?? 0);
    if (!level) continue;
    const [root] = lists;
    if (!root || paragraph.previousElementSibling !== root.element) lists = [];
    const numbers = (nextNumbers.get(name) ?? []).slice(0, level + 1);
    lists = listsFor(paragraph, level, lists, numbers[level]);
    const list = lists.at(-1) as List;
    list.element.append(itemOf(paragraph));
    list.next += 1;
    numbers[level] = list.next;
    nextNumbers.set(name, numbers);
  }
}

/**
 * @param expected the number that the list of this name goes on with
 * @returns the lists around an item, the innermost last; new ones where its level, kind or number begins one
 */
function listsFor(paragraph: HTMLElement, level: number, before: List[], expected = 1): List[] {
  const marker = paragraph.querySelector(MARKER)?.textContent?.replace(/\s/g, '') ?? '';
  const number = numberOf(marker, expected);
  const outer = before.filter((list) => list.level < level);
  const same = before.find((list) => list.level === level);
  const isOrdered = number !== null;
  if (same && same.isOrdered === isOrdered && (number === null || same.next === number)) return [...outer, same];
  const element = paragraph.ownerDocument.createElement(isOrdered ? 'ol' : 'ul');
  if (number !== null && number !== 1) element.setAttribute('start', String(number));
  const item = outer.at(-1)?.element.lastElementChild;
  if (item) item.append(element);
  else paragraph.before(element);
  return [...outer, { element, level, isOrdered, next: number ?? 1 }];
}

/**
 * @param expected the next number of the list, which decides between letters and Roman numbers: `v.` is 5 after `iv.`, and
 *   22 after `u.`
 * @returns the number that a marker means; null for a bullet
 */
function numberOf(marker: string, expected: number): number | null {
  const [, digits] = NUMBER.exec(marker) ?? [];
  if (digits) return Number(latinDigits(digits));
  const [, letters = ''] = LETTERS.exec(marker) ?? [];
  // Word's second kind of bullet is the letter o, without a point.
  if (!letters) return null;
  const roman = ROMAN.test(letters) ? romanNumber(letters) : null;
  const alphabetic = letterNumber(letters.toLowerCase());
  if ([roman, alphabetic].includes(expected)) return expected;
  return letters.length > 1 || letters.toLowerCase() === 'i' ? (roman ?? alphabetic) : alphabetic;
}

/** @returns the number of a letter, which Word doubles after `z`: `bb` is 28; null for other letters */
const letterNumber = (letters: string): number | null =>
  /^([a-z])\1{0,3}$/.test(letters) ? letters.charCodeAt(0) - 'a'.charCodeAt(0) + 1 + 26 * (letters.length - 1) : null;

/** Digits of a script stand in the order of their values. */
const latinDigits = (digits: string) =>
  [...digits]
    .map((digit) => {
      let zero = digit.codePointAt(0) ?? 0;
      while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1)) && (digit.codePointAt(0) ?? 0) - zero < 9) zero -= 1;
      return (digit.codePointAt(0) ?? 0) - zero;
    })
    .join('');

const romanDigits: Record<string, number> = { i: 1, v: 5, x: 10, l: 50, c: 100, d: 500, m: 1000 };

function romanNumber(letters: string): number {
  const values = [...letters.toLowerCase()].map((letter) => romanDigits[letter] ?? 0);
  return values.reduce((sum, value, index) => sum + (value < (values[index + 1] ?? 0) ? -value : value), 0);
}

function itemOf(paragraph: HTMLElement): HTMLElement {
  for (const marker of paragraph.querySelectorAll(MARKER)) marker.remove();
  const item = paragraph.ownerDocument.createElement('li');
  item.append(...paragraph.childNodes);
  paragraph.remove();
  return item;
}

/** Word for the web and Slack write a list for each change of level, beside the others: joins them. */
export function joinWebLists(body: HTMLElement): void {
  for (const item of body.querySelectorAll(':is(ul, ol)[data-indent] > li'))
    item.setAttribute('data-aria-level', String(Number(item.parentElement?.getAttribute('data-indent')) + 1));
  for (const wrapper of body.querySelectorAll('.ListContainerWrapper')) wrapper.replaceWith(...wrapper.childNodes);
  let lists: List[] = [];
  for (const item of [...body.querySelectorAll<HTMLElement>('li[data-aria-level]')]) {
    const list = item.parentElement as HTMLElement;
    const level = Number(item.getAttribute('data-aria-level'));
    const isOrdered = list.tagName === 'OL';
    const start = Number(list.getAttribute('start') ?? 1);
    const isNew = list.firstElementChild === item;
    if (!isNew || list.closest('li')) continue;
    if (lists[0]?.element !== list.previousElementSibling) lists = [];
    const outer = lists.filter((other) => other.level < level);
    const same = lists.find((other) => other.level === level);
    const items = [...list.children];
    const goesOn = !isOrdered || same?.next === start || list.hasAttribute('data-indent');
    if (same && same.isOrdered === isOrdered && goesOn) {
      same.element.append(...items);
      same.next += items.length;
      list.remove();
      lists = [...outer, same];
      continue;
    }
    outer.at(-1)?.element.lastElementChild?.append(list);
    lists = [...outer, { element: list, level, isOrdered, next: start + items.length }];
  }
}
