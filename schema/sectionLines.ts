import type { PageSection } from './pageSections.ts';

/**
 * Everything that a section says, a line per field, for the comparison of versions and the audit log.
 * @param pictureName of a picture by its id
 */
export const sectionLines = (
  sections: readonly PageSection[],
  pictureName: (id: string) => string = (id) => id,
): string =>
  sections
    .map(({ type, key: _, ...fields }) =>
      [`[${type}]`, ...entriesOf(fields).flatMap(([name, value]) => linesOf(value, name, pictureName))].join('\n'),
    )
    .join('\n\n');

/** In the order that PostgreSQL stores (jsonb), so that the lines of a form and of a version are in the same order. */
const entriesOf = (fields: object): [name: string, value: unknown][] =>
  Object.entries(fields).toSorted(([a], [b]) => a.length - b.length || (a < b ? -1 : 1));

function linesOf(value: unknown, name: string, pictureName: (id: string) => string): string[] {
  if (value === true) return [name];
  if (typeof value === 'string') return [/^pictureIds?$/.test(name) ? pictureName(value) : value];
  if (typeof value === 'number') return [String(value)];
  if (Array.isArray(value)) return value.flatMap((item) => linesOf(item, name, pictureName));
  if (typeof value !== 'object' || value === null) return [];
  return entriesOf(value).flatMap(([field, inner]) => linesOf(inner, field, pictureName));
}
