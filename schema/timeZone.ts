/** The zones that were asked for, by their names in small letters; there are some hundreds. */
const known = new Map<string, string>();

/** Old names of ICU, which Intl takes and Temporal does not: one of them stands for several places, as IST for three. */
const isShort = (name: string) => /^(?:[A-Z]{3}|SystemV\/.*)$/i.test(name) && !/^(?:UTC|GMT)$/i.test(name);

/**
 * Decides what a time zone is, everywhere: a name of the IANA database that Temporal, which counts in zones, and Intl, which writes
 * their times, both know. Offsets are none.
 * @returns the zone as the database spells it; null for what is none
 */
export function timeZoneNamed(name: string): string | null {
  if (!/^[A-Za-z][\w+/-]{0,63}$/.test(name)) return null;
  const key = name.toLowerCase();
  const found = known.get(key) ?? lookUp(name);
  if (found) known.set(key, found);
  return found;
}

function lookUp(name: string): string | null {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    // Only some browsers have no Temporal.
    if (typeof Temporal === 'undefined') return isShort(name) ? null : name;
    return zonedAt0(name).timeZoneId;
  } catch {
    return null;
  }
}

/** @returns whether this names a time zone, in whichever case */
export const isTimeZone = (name: string): boolean => timeZoneNamed(name) !== null;

/** @returns the same zone as the database spells it; what is none, as it is */
export const asNamed = (name: string): string => timeZoneNamed(name) ?? name;

/** @returns a time zone that was stored; where what was stored is none, the office's */
export const zoneOr = (stored: string, officeZone: string): string => timeZoneNamed(stored) ?? officeZone;

/** @returns whether two names are of one time zone: many browsers call Asia/Kolkata still Asia/Calcutta */
export function isSameZone(one: string, other: string): boolean {
  if (one === other) return true;
  if (!isTimeZone(one) || !isTimeZone(other)) return false;
  if (typeof Temporal === 'undefined') return canonical(one) === canonical(other);
  return zonedAt0(one).equals(zonedAt0(other));
}

const zonedAt0 = (timeZone: string) => Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(timeZone);

/** What a browser that has no Temporal calls a time zone, by whichever of its names. */
const canonical = (timeZone: string) => new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;
