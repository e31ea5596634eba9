import ICAL from 'ical.js';

export type Components = {
  zones: ICAL.Component[];
  events: ICAL.Component[];
  isWhole: boolean;
};

/** Name of the property that replaces an unparsable line; its value is the line. */
export const BROKEN = 'x-marquee-broken';

const BEGIN = /^BEGIN:\s*([\w-]+)\s*$/i;
const END = /^END:\s*([\w-]+)\s*$/i;
/** Event properties that an alarm cannot have: they count for the event even when an alarm has no END. */
const OF_EVENT = /^(?:UID|DTSTART|DTEND|RRULE|RDATE|EXDATE|RECURRENCE-ID|STATUS|TRANSP)[;:]/i;

/** An unparsable line loses only that line. @returns 'none' for a text that is no calendar */
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

type Open = OpenEvent | OpenZone;

/** Skips nested components, such as alarms. */
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

const mended = (line: string): string =>
  parse('VEVENT', [line]) ? line : `${BROKEN}:${line.replace(/[^\w;:=,.+/-]/g, ' ')}`;

function parse(name: string, lines: string[]): ICAL.Component | null {
  try {
    return new ICAL.Component(ICAL.parse([`BEGIN:${name}`, ...lines, `END:${name}`].join('\r\n')));
  } catch {
    return null;
  }
}
