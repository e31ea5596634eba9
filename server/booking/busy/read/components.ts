import ICAL from 'ical.js';

/** What is read of a calendar. */
export type Components = { zones: ICAL.Component[]; events: ICAL.Component[]; unreadable: number };

const BEGIN = /^BEGIN:(VEVENT|VTIMEZONE)\s*$/i;

/**
 * Reads the events and time zones of a calendar, each by itself, so that one that is broken costs nothing but itself.
 * @returns 'none' for a text that is no calendar, 'damaged' for one that has no end
 */
export function componentsOf(text: string): Components | 'none' | 'damaged' {
  if (!/^\s*BEGIN:VCALENDAR\b/i.test(text)) return 'none';
  if (!/^END:VCALENDAR\s*$/im.test(text.slice(-200))) return 'damaged';
  const read: Components = { zones: [], events: [], unreadable: 0 };
  let open: { name: string; lines: string[] } | undefined;
  for (const line of text.split(/\r?\n/)) {
    const name = open ? undefined : BEGIN.exec(line)?.[1]?.toUpperCase();
    if (name) open = { name, lines: [] };
    if (!open) continue;
    open.lines.push(line);
    if (line.trimEnd().toUpperCase() !== `END:${open.name}`) continue;
    const component = parse(open.lines);
    if (component) (open.name === 'VEVENT' ? read.events : read.zones).push(component);
    else if (open.name === 'VEVENT') read.unreadable += 1;
    open = undefined;
  }
  if (open) read.unreadable += 1;
  return read;
}

/** @returns null for what is none */
function parse(lines: string[]): ICAL.Component | null {
  try {
    return new ICAL.Component(ICAL.parse(lines.join('\r\n')));
  } catch {
    return null;
  }
}
