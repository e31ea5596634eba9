import ICAL from 'ical.js';

/** What is read of a calendar. */
export type Components = {
  zones: ICAL.Component[];
  events: ICAL.Component[];
  /** Whether the calendar has its end. */
  isWhole: boolean;
};

/** Stands in the place of a line of an event that cannot be read, which is its value. */
export const BROKEN = 'x-marquee-broken';

const BEGIN = /^BEGIN:\s*([\w-]+)\s*$/i;
const END = /^END:\s*([\w-]+)\s*$/i;
/** What an event has and an alarm does not: read also where an alarm has no end. */
const OF_EVENT = /^(?:UID|DTSTART|DTEND|RRULE|RDATE|EXDATE|RECURRENCE-ID|STATUS|TRANSP)[;:]/i;

/**
 * Reads the events and time zones of a calendar, each by itself. What is broken costs as little as can be: a line costs that line,
 * an end that is missing costs nothing.
 * @returns 'none' for a text that is no calendar
 */
export function componentsOf(text: string): Components | 'none' {
  if (!/^\s*BEGIN:VCALENDAR\b/i.test(text)) return 'none';
  const read: Components = { zones: [], events: [], isWhole: false };
  let open: Open | undefined;
  const close = () => {
    if (open) (open.name === 'VEVENT' ? read.events : read.zones).push(...open.end());
    open = undefined;
  };
  for (const line of linesOf(text)) {
    const begun = BEGIN.exec(line)?.[1]?.toUpperCase();
    const ended = END.exec(line)?.[1]?.toUpperCase();
    if (begun === 'VEVENT' || begun === 'VTIMEZONE') {
      close();
      open = begun === 'VEVENT' ? new OpenEvent() : new OpenZone();
    } else if (ended === 'VCALENDAR') {
      close();
      read.isWhole = true;
    } else if (open && ended === open.name) close();
    else open?.take(line, begun, ended);
  }
  close();
  return read;
}

/** The lines of a calendar, unfolded, whichever way they end; those without text are left out (RFC 5545, 3.1). */
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

type Open = OpenEvent | OpenZone;

/** An event that is being read. What is nested in it, as an alarm, is left out. */
class OpenEvent {
  readonly name = 'VEVENT';
  readonly #lines: string[] = [];
  #nested: { name: string; lines: string[] } | undefined;

  take(line: string, begun?: string, ended?: string): void {
    if (this.#nested) {
      if (ended === this.#nested.name) this.#nested = undefined;
      else if (OF_EVENT.test(line)) this.#nested.lines.push(line);
    } else if (begun) this.#nested = { name: begun, lines: [] };
    else if (!ended) this.#lines.push(line);
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

/** @returns a line as it is, or what says that it cannot be read */
const mended = (line: string): string =>
  parse('VEVENT', [line]) ? line : `${BROKEN}:${line.replace(/[^\w;:=,.+/-]/g, ' ')}`;

/** @returns null for what is none */
function parse(name: string, lines: string[]): ICAL.Component | null {
  try {
    return new ICAL.Component(ICAL.parse([`BEGIN:${name}`, ...lines, `END:${name}`].join('\r\n')));
  } catch {
    return null;
  }
}
