/** Cache of results by lowercase name. There are only some hundred zones. */
const namesByKey = new Map<string, string>();

/** Legacy ICU names that Intl accepts and Temporal does not. They are ambiguous: IST stands for three zones. */
const isShort = (name: string) => /^(?:[A-Z]{3}|SystemV\/.*)$/i.test(name) && !/^(?:UTC|GMT)$/i.test(name);

/**
 * The one definition of a time zone: a name of the IANA database that both Temporal (arithmetic) and Intl (formatting)
 * accept. Offsets are refused.
 * @returns the name as spelled in the database; null when it is not a time zone
 */
export function timeZoneNamed(name: string): string | null {
  if (!/^[A-Za-z][\w+/-]{0,63}$/.test(name)) return null;
  const key = name.toLowerCase();
  const zone = namesByKey.get(key) ?? lookUp(name);
  if (zone) namesByKey.set(key, zone);
  return zone;
}

function lookUp(name: string): string | null {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    // Only some browsers lack Temporal.
    if (typeof Temporal === 'undefined') return isShort(name) ? null : name;
    return zonedAt0(name).timeZoneId;
  } catch {
    return null;
  }
}

/** Case-insensitive. */
export const isTimeZone = (name: string): boolean => timeZoneNamed(name) !== null;

/** @returns the name as spelled in the database; other texts unchanged */
export const asNamed = (name: string): string => timeZoneNamed(name) ?? name;

/** @returns a stored time zone, or the office's when the stored text is not one */
export const zoneOr = (stored: string, officeZone: string): string => timeZoneNamed(stored) ?? officeZone;

/** @returns whether two names mean the same zone: many browsers still say Asia/Calcutta for Asia/Kolkata */
export function isSameZone(one: string, other: string): boolean {
  if (one === other) return true;
  if (!isTimeZone(one) || !isTimeZone(other)) return false;
  if (typeof Temporal === 'undefined') return canonical(one) === canonical(other);
  return zonedAt0(one).equals(zonedAt0(other));
}

const zonedAt0 = (timeZone: string) => Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(timeZone);

/** The name that a browser without Temporal uses for all aliases of a zone. */
const canonical = (timeZone: string) => new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;
