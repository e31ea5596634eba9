import type { Skipped } from '../source.ts';

/** Name of a part of an export: `site.wordpress.2023-01-01.001.xml`. */
const numbered = /^(.*[._-])(\d{3})\.xml$/i;

export function areParts(a: string, b: string): boolean {
  const [, prefix, number] = numbered.exec(a) ?? [];
  return number !== undefined && prefix === numbered.exec(b)?.[1];
}

export function missingParts(names: readonly string[]): Skipped[] {
  const sets = Map.groupBy(
    names.flatMap((name) => {
      const [, start = '', number] = numbered.exec(name) ?? [];
      return number ? [{ name, start, number: Number(number) }] : [];
    }),
    ({ start }) => start,
  );
  return [...sets].flatMap(([start, parts]) => {
    const numbers = parts.map(({ number }) => number);
    const highest = Math.max(...numbers);
    const lowest = Math.min(1, ...numbers);
    const missingNumbers = Array.from({ length: highest - lowest }, (_, index) => index + lowest).filter(
      (number) => !numbers.includes(number),
    );
    const nameOf = (number: number) => `${start}${String(number).padStart(3, '0')}.xml`;
    if (missingNumbers.length) {
      const moreText = missingNumbers.length > 3 ? ` and ${missingNumbers.length - 3} more` : '';
      return [
        {
          what: missingNumbers.slice(0, 3).map(nameOf).join(', ') + moreText,
          why: 'this part of the export was not given',
        },
      ];
    }
    const [only, ...otherParts] = parts;
    if (!only || otherParts.length) return [];
    return [
      {
        what: `other parts than ${only.name}`,
        why: 'if there are any, give all of them, in one folder or zip archive',
      },
    ];
  });
}
