import { isDay, momentOf } from '#schema/officeTime.ts';
import { isWeekday, monthNumber } from './dateNames.ts';
import { withLatinDate } from './eastAsianDates.ts';
import type { DateOrder } from './mapping.ts';

/** Offsets of names of zones that forms write. India's comes before the others that are called IST. */
const zoneOffsets: Record<string, string> = {
  ...{ Z: 'Z', UTC: 'Z', GMT: 'Z', IST: '+05:30', BST: '+01:00', CET: '+01:00', CEST: '+02:00', EET: '+02:00' },
  ...{ EST: '-05:00', EDT: '-04:00', CST: '-06:00', CDT: '-05:00', MST: '-07:00', MDT: '-06:00', PST: '-08:00' },
  ...{ PDT: '-07:00', SGT: '+08:00', GST: '+04:00', JST: '+09:00', AEST: '+10:00', AEDT: '+11:00' },
  ...{ MEZ: '+01:00', MESZ: '+02:00', OEZ: '+02:00', OESZ: '+03:00', WEZ: 'Z', WESZ: '+01:00', WET: 'Z' },
  ...{ WEST: '+01:00', EEST: '+03:00', MSK: '+03:00', BRT: '-03:00', ART: '-03:00', PKT: '+05:00', HKT: '+08:00' },
  ...{ AWST: '+08:00', ACST: '+09:30', NZST: '+12:00', NZDT: '+13:00', AKST: '-09:00', AKDT: '-08:00', HST: '-10:00' },
};

const monthFirst = /^(\p{L}{2,13})\.? +(\d{1,2})(?:st|nd|rd|th)?,? +(\d{4})/u;
const dayFirst =
  /^(\d{1,2})(?:(?:st|nd|rd|th|er|[oae])(?![a-z])|\.)?[ -]*(?:(?:de|of|di|do) +)?(\p{L}{2,13})\.?,?[ -]+(?:(?:de|del|do|of) +)?(\d{4})(?: [rг]\.)?/u;
/** The short form of spreadsheets: `05-Mar-24`. Its year is of this century. */
const shortForm = /^(\d{1,2}-[a-z]{3}-)(?=\d{2}(?!\d))/;
const WORD = /^([a-z]+)(?:-feira)?[.,]* +/;

const DAY = String.raw`(\d{1,4})([-/.])(\d{1,2})\2(\d{1,4})`;
const TIME = String.raw`(\d{1,2})[:.h](\d{2})(?:[:.](\d{2})(?:[.,](\d{1,3})\d{0,6})?)?(?: ?([ap])\.? ?m\.?)?`;
/** Words between a day and a time. */
const AT = String.raw`(?:@|(?:at|um|a las?|a|alle(?: ore)?|ore|as|om|o(?: godz\.?)?|klo?\.?|pukul|pk\.?|в)(?= )) *`;
const ZONE = String.raw`((?:UTC|GMT)?[+-]\d{1,2}(?::?\d{2})?|${Object.keys(zoneOffsets).join('|')})`;
const datePattern = new RegExp(
  String.raw`^${DAY}\.?(?:(?:T|,? +(?:${AT})?)${TIME}(?: ?${ZONE})?(?: \([^)]*\))?)?$`,
  'i',
);

const onlyTime = new RegExp(`^(?:\\D{1,10} ?)?${TIME}(?: ?\\D{1,10})?$`, 'i');

/** Whether a cell has a time without its day. */
export const isTimeOnly = (cell: string): boolean => onlyTime.test(cell.trim());

/** Joins the cells of a date and its time, in this order. */
export const joinedTime = (cells: readonly string[]): string =>
  cells
    .filter(Boolean)
    .toSorted((a, b) => Number(isTimeOnly(a)) - Number(isTimeOnly(b)))
    .join(' ');

const partOrder: Record<DateOrder, [year: number, month: number, day: number]> = {
  'year-month-day': [0, 1, 2],
  'day-month-year': [2, 1, 0],
  'month-day-year': [2, 0, 1],
};

/**
 * Parses a date, and an optional time. A year of two digits is one of this century, at the end of a numeric date.
 * @param order of a numeric date; one with the name of its month is read in any order
 * @param local what a time without an offset is read in: this offset, or else the office's time zone
 * @returns null for an invalid date, or one before 1970
 */
export function readDate(
  text: string,
  order: DateOrder,
  local: { offset?: string | undefined; timeZone: string },
): Date | null {
  const plain = plainText(text);
  const unix = unixTime(plain);
  if (unix) return unix;
  const written = writtenOut(plain);
  const named = written === plain ? withNumbers(plain) : { text: written, isNamed: true };
  const match = datePattern.exec(named.text);
  if (!match) return null;
  const [
    ,
    first = '',
    ,
    second = '',
    third = '',
    hours = '0',
    minutes = '00',
    seconds = '00',
    fraction = '0',
    meridiem,
    zone,
  ] = match;
  const parts = [first, second, third];
  const [writtenYear = '', month = '', day = ''] = partOrder[named.isNamed ? 'year-month-day' : order].map(
    (position) => parts[position],
  );
  const isShort = writtenYear.length === 2 && writtenYear === third && !named.isNamed;
  const date = `${isShort ? '20' : ''}${writtenYear}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const hour = hourOf(Number(hours), meridiem?.toLowerCase());
  if (!isDay(date) || date < '1970-01-02' || hour === null || hour > 23 || minutes > '59' || seconds > '59')
    return null;
  const time = `${String(hour).padStart(2, '0')}:${minutes}`;
  const offset = zone ? zoneOf(zone.toUpperCase()) : local.offset;
  const minute = offset ? new Date(`${date}T${time}${offset}`) : momentOf(date, time, local.timeZone);
  const at = new Date(minute.getTime() + Number(`${seconds}${fraction.padEnd(3, '0')}`));
  return Number.isNaN(at.getTime()) ? null : at;
}

/** @param meridiem `a` or `p` for a 12-hour time @returns null when the 12-hour time is invalid */
function hourOf(hour: number, meridiem: string | undefined): number | null {
  if (!meridiem) return hour;
  if (hour < 1 || hour > 12) return null;
  return (hour % 12) + (meridiem === 'p' ? 12 : 0);
}

/** Without diacritics, in small letters, and without the word for hours: `10.12 Uhr` is `10:12`. */
const plainText = (text: string): string =>
  withLatinDate(text)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ł', 'l')
    .replaceAll('ı', 'i')
    .replace(/(\d[:.]\d{2}) (sa|ch)$/, (_, time, half) => `${time} ${half === 'sa' ? 'am' : 'pm'}`)
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/ (\d{1,2})[.:](\d{2}) ?uhr\b/, ' $1:$2')
    .replace(/(\d[:h]\d{2}(?::\d{2})?) ?(?:uhr|uur|hrs?|h)\b\.?/, '$1');

const DAY_MS = 24 * 3600 * 1000;
/** The first day of Unix time in the count of spreadsheets. */
const SHEET_EPOCH = 25_569;
const sheetDay = /^\d{5}(?:\.\d{1,16})?$/;
const compact = /^(\d{4})(\d{2})(\d{2})(?:t?(\d{2})(\d{2})(\d{2})?(z?))?$/;

/** Seconds or milliseconds since 1970, as programs write them. */
function unixTime(text: string): Date | null {
  if (!/^1\d{9}(?:\d{3})?$/.test(text)) return null;
  return new Date(Number(text) * (text.length === 10 ? 1000 : 1));
}

/** Writes out the number of a day in a spreadsheet, such as `45356.425`, and digits without signs: `20240305T1012`. */
function writtenOut(text: string): string {
  if (sheetDay.test(text)) {
    const seconds = Math.round((Number(text) - SHEET_EPOCH) * (DAY_MS / 1000));
    return seconds < 0 ? text : new Date(seconds * 1000).toISOString().slice(0, 19).replace('T', ' ');
  }
  const [whole, year, month, day, hours, minutes, seconds = '00', zone] = compact.exec(text) ?? [];
  if (!whole) return text;
  return `${year}-${month}-${day}${hours ? ` ${hours}:${minutes}:${seconds}${zone}` : ''}`;
}

/** Replaces the name of the month: `March 5, 2024` is `2024-3-5`. */
function withNumbers(text: string): { text: string; isNamed: boolean } {
  const [first, word = ''] = WORD.exec(text) ?? [];
  const date = (first && isWeekday(word) ? text.slice(first.length) : text).replace(shortForm, (day) => `${day}20`);
  const [monthText, month = '', day, year] = monthFirst.exec(date) ?? [];
  const number = monthText ? monthNumber(month) : null;
  if (monthText && number) return { text: `${year}-${number}-${day}${date.slice(monthText.length)}`, isNamed: true };
  const [dayText, ownDay, ownMonth = '', ownYear] = dayFirst.exec(date) ?? [];
  const ownNumber = dayText ? monthNumber(ownMonth) : null;
  if (!dayText || !ownNumber) return { text: date, isNamed: false };
  return { text: `${ownYear}-${ownNumber}-${ownDay}${date.slice(dayText.length)}`, isNamed: true };
}

/** @param zone `+0530`, `GMT+5:30`, `IST` */
function zoneOf(zone: string): string {
  const [, sign, hours = '', minutes = '00'] = /([+-])(\d{1,2}?):?(\d{2})?$/.exec(zone) ?? [];
  return sign ? `${sign}${hours.padStart(2, '0')}:${minutes}` : (zoneOffsets[zone] ?? 'Z');
}
