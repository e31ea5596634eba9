import { isDeepStrictEqual } from 'node:util';
import type { Facts } from './table.ts';

/** Long texts are cut to `MAX_TEXT` characters, `LEAD` of them before the first difference. */
const [MAX_TEXT, LEAD] = [500, 60];

/** Returns the facts of a created or deleted record, without empty fields, long texts cut. */
export const factsOf = <Row extends object>(row: Row, fields: readonly (keyof Row & string)[]): Facts =>
  Object.fromEntries(
    fields
      .map((field) => [field, row[field]] as const)
      .filter(([, value]) => value !== null && value !== undefined && value !== '')
      .map(([field, value]) => [field, cut(value)]),
  );

export function changed<Row extends object>(
  before: Row,
  after: Row,
  fields: readonly (keyof Row & string)[],
): { before: Facts; after: Facts } | null {
  const changedFields = fields.filter((field) => !isDeepStrictEqual(before[field], after[field]));
  if (!changedFields.length) return null;
  const startOf = (field: keyof Row) => firstDifference(before[field], after[field]);
  const changedValues = (row: Row) =>
    Object.fromEntries(changedFields.map((field) => [field, cut(row[field], startOf(field))]));
  return { before: changedValues(before), after: changedValues(after) };
}

/** Cuts between code points: PostgreSQL's JSON accepts no lone surrogates. @param from the first relevant position */
function cut(value: unknown, from = 0): unknown {
  if (typeof value !== 'string' || value.length <= MAX_TEXT) return value;
  const characters = [...value];
  const start = Math.max(0, Math.min(from - LEAD, characters.length - MAX_TEXT));
  const excerpt = characters.slice(start, start + MAX_TEXT).join('');
  return `${start ? '…' : ''}${excerpt}${start + MAX_TEXT < characters.length ? '…' : ''}`;
}

function firstDifference(before: unknown, after: unknown): number {
  if (typeof before !== 'string' || typeof after !== 'string') return 0;
  const afterCharacters = [...after];
  const index = [...before].findIndex((character, position) => character !== afterCharacters[position]);
  return index < 0 ? [...before].length : index;
}
