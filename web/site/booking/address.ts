import { isDay } from '#schema/officeTime.ts';
import { isTimeZone, timeZoneNamed } from '#schema/timeZone.ts';
import { BOOK_PARAMS } from './params.ts';

type Name = (typeof BOOK_PARAMS)[number];
/** What is chosen, which all stands in the address, so that it works without scripts; what the address does not say, or says wrong, is left out. */
export type Choice = Partial<Record<Name, string>>;

const isGood: Record<Name, (value: string) => boolean> = {
  zone: isTimeZone,
  from: isDay,
  day: isDay,
  at: (value) => /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(value) && !Number.isNaN(Date.parse(value)),
  host: (value) => /^[\da-f-]{36}$/.test(value),
};

export function choiceIn(search: URLSearchParams): Choice {
  const given = BOOK_PARAMS.map((name) => [name, search.get(name)] as const);
  return Object.fromEntries(given.filter(([name, value]) => value && isGood[name](value)));
}

/** @returns the address of the same page with something else chosen; undefined takes a choice back */
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

/** @returns the time zone of the browser; undefined on the server, and for what is none, as Etc/Unknown */
export function browserZone(): string | undefined {
  if (typeof window === 'undefined') return undefined;
  return timeZoneNamed(new Intl.DateTimeFormat().resolvedOptions().timeZone ?? '') ?? undefined;
}
