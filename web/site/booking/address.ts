import { isDay } from '#schema/officeTime.ts';
import { isTimeZone, timeZoneNamed } from '#schema/timeZone.ts';
import { BOOK_PARAMS } from './params.ts';

type Name = (typeof BOOK_PARAMS)[number];
/** The visitor's choices from the query, so that they work without scripts; invalid values are omitted. */
export type Choice = Partial<Record<Name, string>>;

const isGood: Record<Name, (value: string) => boolean> = {
  zone: isTimeZone,
  from: isDay,
  day: isDay,
  at: (value) => /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(value) && !Number.isNaN(Date.parse(value)),
  host: (value) => /^[\da-f-]{36}$/.test(value),
};

export function choiceIn(search: URLSearchParams): Choice {
  const params = BOOK_PARAMS.map((name) => [name, search.get(name)] as const);
  return Object.fromEntries(params.filter(([name, value]) => value && isGood[name](value)));
}

/** @returns the address with other choices; undefined removes a choice */
export function addressWith(
  path: string,
  choice: Choice,
  change: { [K in Name]?: string | undefined },
  hash = '',
): string {
  const chosen = Object.entries({ ...choice, ...change }).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(chosen as [string, string][]).toString();
  return `${path}${search && `?${search}`}${hash && `#${hash}`}`;
}

/** @returns the browser's time zone; undefined on the server, and for an invalid one such as Etc/Unknown */
export function browserZone(): string | undefined {
  if (typeof window === 'undefined') return undefined;
  return timeZoneNamed(new Intl.DateTimeFormat().resolvedOptions().timeZone ?? '') ?? undefined;
}
