import type { Skipped } from '../source.ts';

/** Name of a part of an export: `site.wordpress.2023-01-01.001.xml`. */
const numbered = /^(.*[._-])(\d{3})\.xml$/i;

export function areParts(one: string, other: string): boolean {
  const [, own, number] = numbered.exec(one) ?? [];
  return number !== undefined && own === numbered.exec(other)?.[1];
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
    const there = parts.map(({ number }) => number);
    const most = Math.max(...there);
    const least = Math.min(1, ...there);
    const missing = Array.from({ length: most - least }, (_, index) => index + least).filter(
      (number) => !there.includes(number),
    );
    const called = (number: number) => `${start}${String(number).padStart(3, '0')}.xml`;
    if (missing.length) {
      const more = missing.length > 3 ? ` and ${missing.length - 3} more` : '';
      return [
        { what: missing.slice(0, 3).map(called).join(', ') + more, why: 'this part of the export was not given' },
      ];
    }
    const [only, ...others] = parts;
    if (!only || others.length) return [];
    return [
      {
        what: `other parts than ${only.name}`,
        why: 'if there are any, give all of them, in one folder or zip archive',
      },
    ];
  });
}
