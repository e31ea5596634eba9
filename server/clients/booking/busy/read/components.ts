import ICAL from 'ical.js';

export type Components = {
  zones: ICAL.Component[];
  events: ICAL.Component[];
  busy: ICAL.Component[];
  /** Events of a calendar whose METHOD is CANCEL. */
  cancelled: Set<ICAL.Component>;
  /** X-WR-TIMEZONE. */
  zone: string | null;
  /** X-WR-CALNAME, which is the owner's address in calendars of Google. */
  name: string | null;
  isWhole: boolean;
};

/** Name of the property that replaces an unparsable line; its value is the line. */
export const BROKEN = 'x-marquee-broken';

const BEGIN = /^BEGIN:\s*([\w-]+)\s*$/i;
const OF_CALENDAR = /^(METHOD|X-WR-TIMEZONE|X-WR-CALNAME)(?:;[^:]*)?:\s*(.*?)\s*$/i;
const END = /^END:\s*([\w-]+)\s*$/i;
/** Event properties that an alarm cannot have: they count for the event even when an alarm has no END. */
const OF_EVENT = /^(?:UID|DTSTART|DTEND|RRULE|RDATE|EXDATE|RECURRENCE-ID|STATUS|TRANSP|SEQUENCE)[;:]/i;

/** An unparsable line loses only that line. @returns 'none' for a text that is no calendar */
export function componentsOf(text: string): Components | 'none' {
  if (!/^\s*BEGIN:VCALENDAR\b/i.test(text)) return 'none';
  const read: Components = {
    ...{ zones: [], events: [], busy: [], cancelled: new Set(), zone: null, name: null, isWhole: false },
  };
  const listOf = { VEVENT: read.events, VTIMEZONE: read.zones, VFREEBUSY: read.busy };
  let open: Open | undefined;
  let isCancel = false;
  const close = () => {
    const components = open?.end() ?? [];
    if (open) listOf[open.name].push(...components);
    if (isCancel) for (const component of components) read.cancelled.add(component);
    open = undefined;
  };
  for (const line of linesOf(text)) {
    const begun = BEGIN.exec(line)?.[1]?.toUpperCase();
    const ended = END.exec(line)?.[1]?.toUpperCase();
    if (begun === 'VEVENT' || begun === 'VFREEBUSY' || begun === 'VTIMEZONE') {
      close();
      open = begun === 'VTIMEZONE' ? new OpenZone() : new OpenEvent(begun);
    } else if (!open) {
      if (begun === 'VCALENDAR') isCancel = false;
      if (ended === 'VCALENDAR') read.isWhole = true;
      const [, name = '', value = ''] = OF_CALENDAR.exec(line) ?? [];
      if (/^METHOD$/i.test(name)) isCancel = /^CANCEL$/i.test(value);
      if (/^X-WR-TIMEZONE$/i.test(name)) read.zone ??= value;
      if (/^X-WR-CALNAME$/i.test(name)) read.name ??= value;
    } else if (ended === 'VCALENDAR') {
      close();
      read.isWhole = true;
    } else if (ended === open.name) close();
    else open.take(line, begun, ended);
  }
  close();
  return read;
}

/** Unfolded lines without blank ones, with any line ending (RFC 5545 section 3.1). */
function* linesOf(text: string): Generator<string> {
  let line = '';
  for (const part of text.split(/\r\n|\n|\r/)) {
    if (/^[ \t]/.test(part)) line += part.slice(1);
    else if (part) {
      if (line.trim()) yield line;
      line = part;
    }
  }
  if (line.trim()) yield line;
}

/** A TZID with a colon or a comma that its program has not quoted. */
const UNQUOTED = /^([\w-]+(?:;[\w-]+=[^;:"]*)*;TZID=)([^";]*[:,][^";]*):([^:"]*)$/i;
const TIMES = /^((?:DTSTART|DTEND|RECURRENCE-ID|EXDATE|RDATE)(?:;[\w-]+=(?:"[^"]*"|[^":;]*))*):(\d.*)$/i;

/** Writes times as RFC 5545 does: some programs forget VALUE=DATE or the seconds, or use the form of ISO 8601. */
function corrected(line: string): string {
  const quoted = line.replace(UNQUOTED, '$1"$2":$3');
  const [, head = '', value = ''] = TIMES.exec(quoted) ?? [];
  if (!head) return quoted;
  const times = value
    .trim()
    .replace(/(\d{4})-(\d\d)-(\d\d)/g, '$1$2$3')
    .replace(/T(\d\d):(\d\d)(?::(\d\d)(?:\.\d+)?)?/gi, (_, hour, minute, second = '00') => `T${hour}${minute}${second}`)
    .replace(/T(\d{4})(?=Z?(?:,|$))/gi, 'T$100')
    .replace(/T240000/gi, 'T235959');
  const isDate = !/;VALUE=/i.test(head) && /^\d{8}(?:,\d{8})*$/.test(times);
  return `${head}${isDate ? ';VALUE=DATE' : ''}:${times}`;
}

type Open = OpenEvent | OpenZone;

/** Skips nested components, such as alarms. */
class OpenEvent {
  readonly name: 'VEVENT' | 'VFREEBUSY';
  readonly #lines: string[] = [];
  #nested: { name: string; lines: string[] } | undefined;

  constructor(name: 'VEVENT' | 'VFREEBUSY') {
    this.name = name;
  }

  take(line: string, begun?: string, ended?: string): void {
    if (this.#nested) {
      if (ended === this.#nested.name) this.#nested = undefined;
      else if (OF_EVENT.test(line)) this.#nested.lines.push(line);
    } else if (begun) this.#nested = { name: begun, lines: [] };
    else if (!ended) this.#lines.push(corrected(line));
  }

  end(): ICAL.Component[] {
    const lines = [...this.#lines, ...(this.#nested?.lines ?? [])];
    return [parse(this.name, lines) ?? (parse(this.name, lines.map(mended)) as ICAL.Component)];
  }
}

class OpenZone {
  readonly name = 'VTIMEZONE';
  readonly #lines: string[] = [];

  take(line: string): void {
    this.#lines.push(line);
  }

  end(): ICAL.Component[] {
    const isBound = (line: string) => BEGIN.test(line) || END.test(line);
    const readable = () => this.#lines.filter((line) => isBound(line) || parse(this.name, [line]));
    const component = parse(this.name, this.#lines) ?? parse(this.name, readable());
    return component ? [component] : [];
  }
}

const mended = (line: string): string =>
  parse('VEVENT', [line]) ? line : `${BROKEN}:${line.replace(/[^\w;:=,.+/-]/g, ' ')}`;

function parse(name: string, lines: string[]): ICAL.Component | null {
  try {
    return new ICAL.Component(ICAL.parse([`BEGIN:${name}`, ...lines, `END:${name}`].join('\r\n')));
  } catch {
    return null;
  }
}
