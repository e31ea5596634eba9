import { findIana, WINDOWS_TO_IANA_MAP } from 'windows-iana';
import { isTimeZone } from '#schema/timeZone.ts';

/**
 * The IANA zone that is meant by another name: a name of Windows (`India Standard Time`), the text that Outlook shows
 * for one (`(UTC+05:30) Chennai, Kolkata, …`), or a path (`/mozilla.org/20070129_1/Europe/Berlin`).
 * @returns also an offset such as +05:30; null for an unknown name
 */
export function guessZone(text: string): string | null {
  const name = text.trim().replace(/^(["'])(.*)\1$/, '$2');
  return zoneOfPath(name) ?? zoneOfWindows(name) ?? zoneOfDisplay(name);
}

function zoneOfPath(name: string): string | null {
  if (!name.includes('/')) return null;
  const parts = name.replaceAll(' ', '_').split('/').filter(Boolean);
  // IANA names have up to three parts: America/Argentina/Buenos_Aires.
  const tails = [3, 2, 1].map((count) => parts.slice(-count).join('/'));
  return tails.find(isTimeZone) ?? null;
}

const namesOfWindows = new Map<string, string>();

function zoneOfWindows(name: string): string | null {
  if (!namesOfWindows.size)
    for (const { windowsName } of WINDOWS_TO_IANA_MAP) namesOfWindows.set(windowsName.toLowerCase(), windowsName);
  // Outlook numbers changed zones, and names one by its summer time.
  const plain = name
    .trim()
    .replace(/\s+\d+$/, '')
    .replace(/\b(Daylight|Summer) Time$/i, 'Standard Time')
    .toLowerCase();
  const windowsName = namesOfWindows.get(plain);
  return (windowsName && findIana(windowsName).find(isTimeZone)) || null;
}

/** Exchange 2003 writes `(GMT+01.00) Sarajevo/Warsaw/Zagreb`. */
const DISPLAY = /^\((?:UTC|GMT)\s*(?:([+-])(\d{1,2})(?:[:.]?(\d{2}))?)?\)\s*(.*)$/i;
const BARE_OFFSET = /^(?:UTC|GMT)?\s*([+-]\d{1,2}(?::?\d{2})?)$|^Z$/i;
const areas = ['Europe', 'America', 'Asia', 'Africa', 'Australia', 'Pacific', 'Atlantic', 'Indian', 'US', 'Canada'];

/** A place in the text decides when it has the offset in the text, else the offset counts all year. */
function zoneOfDisplay(name: string): string | null {
  // Some programs write an offset alone: GMT+0530.
  const match = DISPLAY.exec(name.trim().replace(BARE_OFFSET, '(UTC$1)'));
  if (!match) return null;
  const [, sign = '+', hours = '0', minutes = '0', text = ''] = match;
  if (Number(hours) > 14 || Number(minutes) > 59) return null;
  const offset = `${sign}${hours.padStart(2, '0')}:${minutes.padStart(2, '0')}`;
  const region = text.replace(/\s*\(.*$/, '').replace(/ Time$/i, '');
  const places = text.split(/[,;/]/).map((place) => place.trim().replace(/[ .]+/g, '_'));
  const candidates = [
    zoneOfWindows(`${region} Standard Time`),
    ...places.flatMap((place) => areas.map((area) => `${area}/${place}`)).filter(isTimeZone),
  ];
  return candidates.find((zone) => zone !== null && hasOffset(zone, offset)) ?? offset;
}

/** Whether a zone has an offset in January or in July. */
const hasOffset = (zone: string, offset: string): boolean =>
  ['2026-01-15T00:00:00Z', '2026-07-15T00:00:00Z'].some(
    (moment) => Temporal.Instant.from(moment).toZonedDateTimeISO(zone).offset === offset,
  );
