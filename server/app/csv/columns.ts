import { dayOf, exactTimeOf } from '#schema/officeTime.ts';

/** What the text of a cell depends on beside its row. */
export type CsvFacts = { now: Date; publicUrl: string };

/** A column of a file: its head, the fields that it reads of a row, and the text of a cell. */
export type CsvColumn = {
  head: string;
  paths: readonly string[];
  text: (values: unknown[], facts: CsvFacts) => string;
};

/** What a field holds: the entries of a list, or the value itself. */
type Entry<Value> = NonNullable<Value> extends readonly (infer One)[] ? One : NonNullable<Value>;

/** A path of fields, such as `owner.name`, that exists; `never` otherwise. */
type PathOf<Row, Path extends string> = Path extends `${infer Name}.${infer Rest}`
  ? Name extends keyof Row
    ? [PathOf<Entry<Row[Name]>, Rest>] extends [never]
      ? never
      : Path
    : never
  : Path extends keyof Row
    ? Path
    : never;

/** The value at the end of a path. Behind a list it is a list of the values of its entries. */
type ValueAt<Row, Path extends string> = Path extends `${infer Name}.${infer Rest}`
  ? Name extends keyof Row
    ? NonNullable<Row[Name]> extends readonly unknown[]
      ? ValueAt<Entry<Row[Name]>, Rest>[]
      : ValueAt<Entry<Row[Name]>, Rest> | (undefined extends Row[Name] ? null : never)
    : never
  : Path extends keyof Row
    ? Exclude<Row[Path], undefined>
    : never;

/** The text of a value where a column says no other: moments on the clock of India; empty where there is none. */
export function cellText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.map(cellText).join(', ');
  return value instanceof Date ? `${dayOf(value)} ${exactTimeOf(value)}` : String(value);
}

const utcText = (moment: Date | null) => moment?.toISOString() ?? '';

/** What makes the columns of rows of a GraphQL type; its fields are checked by the compiler. */
export const columnsOf = <Row>() => ({
  /** @param text the text of the value, left out for `cellText` */
  cell: <Path extends string>(
    head: string,
    path: PathOf<Row, Path>,
    text: (value: ValueAt<Row, Path>, facts: CsvFacts) => string = cellText,
  ): CsvColumn => ({ head, paths: [path], text: ([value], facts) => text(value as ValueAt<Row, Path>, facts) }),

  /** A cell of several fields. */
  cells: <const Paths extends readonly string[]>(
    head: string,
    paths: { [Index in keyof Paths]: PathOf<Row, Paths[Index]> },
    text: (values: { -readonly [Index in keyof Paths]: ValueAt<Row, Paths[Index]> }, facts: CsvFacts) => string,
  ): CsvColumn => ({ head, paths: paths as unknown as string[], text: text as CsvColumn['text'] }),

  /** The two columns of a moment, in India and in UTC. */
  moments: <Path extends string>(
    head: string,
    path: ValueAt<Row, Path> extends Date | null ? PathOf<Row, Path> : never,
  ): CsvColumn[] => [
    { head: `${head} (India)`, paths: [path], text: ([value]) => cellText(value) },
    { head: `${head} (UTC)`, paths: [path], text: ([value]) => utcText(value as Date | null) },
  ],
});
