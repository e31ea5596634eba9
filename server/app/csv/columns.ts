import { dayOf, exactTimeOf } from '#schema/officeTime.ts';
import type { Site } from '#schema/site.ts';

export type CsvFacts = { now: Date; publicUrl: string; timeZone: string; site: Pick<Site, 'catalogue'> };

export type CsvColumn = {
  head: string;
  /** The head names the place of the office. */
  isOfficeTime?: boolean;
  paths: readonly string[];
  text: (values: unknown[], facts: CsvFacts) => string;
};

type Entry<Value> = NonNullable<Value> extends readonly (infer Element)[] ? Element : NonNullable<Value>;

/** A path of existing fields, such as `owner.name`; otherwise `never`. */
type PathOf<Row, Path extends string> = Path extends `${infer Name}.${infer Rest}`
  ? Name extends keyof Row
    ? [PathOf<Entry<Row[Name]>, Rest>] extends [never]
      ? never
      : Path
    : never
  : Path extends keyof Row
    ? Path
    : never;

type ValueAt<Row, Path extends string> = Path extends `${infer Name}.${infer Rest}`
  ? Name extends keyof Row
    ? NonNullable<Row[Name]> extends readonly unknown[]
      ? ValueAt<Entry<Row[Name]>, Rest>[]
      : ValueAt<Entry<Row[Name]>, Rest> | (undefined extends Row[Name] ? null : never)
    : never
  : Path extends keyof Row
    ? Exclude<Row[Path], undefined>
    : never;

/** Default text of a value: dates in the office's time zone, an empty text for null. */
export function cellText(value: unknown, facts: Pick<CsvFacts, 'timeZone'>): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.map((one) => cellText(one, facts)).join(', ');
  if (!(value instanceof Date)) return String(value);
  return `${dayOf(value, facts.timeZone)} ${exactTimeOf(value, facts.timeZone)}`;
}

type MomentPath<Row, Path extends string> = ValueAt<Row, Path> extends Date | null ? PathOf<Row, Path> : never;

const officeTime = (head: string, path: string): CsvColumn => ({
  ...{ head, isOfficeTime: true, paths: [path] },
  text: ([value], facts) => cellText(value, facts),
});

const utcText = (date: Date | null) => date?.toISOString() ?? '';

export const columnsOf = <Row>() => ({
  cell: <Path extends string>(
    head: string,
    path: PathOf<Row, Path>,
    text: (value: ValueAt<Row, Path>, facts: CsvFacts) => string = cellText,
  ): CsvColumn => ({ head, paths: [path], text: ([value], facts) => text(value as ValueAt<Row, Path>, facts) }),

  cells: <const Paths extends readonly string[]>(
    head: string,
    paths: { [Index in keyof Paths]: PathOf<Row, Paths[Index]> },
    text: (values: { -readonly [Index in keyof Paths]: ValueAt<Row, Paths[Index]> }, facts: CsvFacts) => string,
  ): CsvColumn => ({ head, paths: paths as string[], text: text as CsvColumn['text'] }),

  /** A time in the office's time zone. */
  date: <Path extends string>(head: string, path: MomentPath<Row, Path>): CsvColumn => officeTime(head, path),

  /** The same, and in UTC. */
  dates: <Path extends string>(head: string, path: MomentPath<Row, Path>): CsvColumn[] => [
    officeTime(head, path),
    { head: `${head} (UTC)`, paths: [path], text: ([value]) => utcText(value as Date | null) },
  ],
});
