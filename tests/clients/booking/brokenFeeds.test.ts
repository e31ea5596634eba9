import { expect, test } from 'vitest';
import { readCalendar } from '#server/clients/booking/busy/readCalendar.ts';
import { calendarText, eventText } from '#tests/kit/network/calendarServer.ts';

const DAY_MS = 24 * 3600 * 1000;
const from = Date.UTC(2026, 10, 23);
const read = (text: string | Uint8Array, days = 3) =>
  readCalendar(Buffer.from(text), { officeZone: 'Asia/Kolkata', from, to: from + days * DAY_MS });
const spansOf = ({ occurrences }: Awaited<ReturnType<typeof read>>) =>
  occurrences.map(({ start, end }) => {
    const [first, last] = [start, end].map((at) => new Date(at).toISOString().slice(8, 16)) as [string, string];
    return `${first}/${last.slice(3)}`;
  });

const START = 'DTSTART:20261123T090000Z';
const END = 'DTEND:20261123T100000Z';
const ONCE = ['23T09:00/10:00'];
const DAILY = ['23T09:00/10:00', '24T09:00/10:00', '25T09:00/10:00'];
const event = (...lines: string[]) => calendarText(eventText(...lines));
const good = event(START, END, 'SUMMARY:A meeting');

/** Calendar contents with the times that are still read. */
const cases: Record<string, [text: string | Uint8Array, times: string[]]> = {
  'a raw line break in a text': [
    event(START, END, 'DESCRIPTION:First line', 'second line', 'a third; with = signs'),
    ONCE,
  ],
  'a raw line break before the beginning': [event('DESCRIPTION:First', 'see you there, Bob', START, END), ONCE],
  'a text that looks like a cancellation': [
    event('STATUS:CONFIRMED', 'DESCRIPTION:Old', 'Status: cancelled', START, END),
    ONCE,
  ],
  'a property without a colon': [event('X-FOO', START, END, 'X-BAR;Y=1'), ONCE],
  'a property with a name that is none': [event('@@@:x', START, 'Foo bar: baz', END), ONCE],
  'a parameter whose quotes do not end': [event('X-FOO;A="b:c', START, END), ONCE],
  'blank lines': [event('', START, '', '', END, ''), ONCE],
  'lines of blanks': [event(START, '   ', END, '\t'), ONCE],
  'an empty list of exceptions': [
    event(START, END, 'RRULE:FREQ=DAILY', 'EXDATE;TZID=Europe/Berlin:', 'EXDATE:'),
    DAILY,
  ],
  'an exception among others that is none': [
    event(START, END, 'RRULE:FREQ=DAILY', 'EXDATE:20261124T090000Z,never,20261131T090000Z'),
    ['23T09:00/10:00', '25T09:00/10:00'],
  ],
  'an added time that is none': [event(START, END, 'RDATE:', 'RDATE:20261124T090000Z,x'), DAILY.slice(0, 2)],
  'an empty end': [event(START, 'DTEND:'), ONCE],
  'an end that is none': [event(START, 'DTEND:20261399T100000Z'), ONCE],
  'an end without a colon': [event(START, 'DTEND'), ONCE],
  'an end that is none, and a length': [event(START, 'DTEND:', 'DURATION:PT30M'), ['23T09:00/09:30']],
  'a length that is none': [event(START, 'DURATION:an hour'), ONCE],
  'an empty length': [event(START, 'DURATION:'), ONCE],
  'an end that stands there twice, the first time empty': [event(START, 'DTEND:', END), ONCE],
  'a beginning that stands there twice': [event('DTSTART:', START, START, END), ONCE],
  'a change of a series that does not say which': [event('RECURRENCE-ID:', START, END), ONCE],
  'a rule that is none': [event(START, END, 'RRULE:FREQ=SOMETIMES'), DAILY],
  'an empty rule': [event(START, END, 'RRULE:'), DAILY],
  'a rule of days that are none': [event(START, END, 'RRULE:FREQ=WEEKLY;BYDAY=MO,9XX'), DAILY],
  'a rule with an interval that is none': [
    event(START, END, 'RRULE:FREQ=WEEKLY;INTERVAL=x;BYDAY=MO,TU'),
    DAILY.slice(0, 2),
  ],
  'a rule whose end is none': [event(START, END, 'RRULE:FREQ=DAILY;UNTIL=soon'), DAILY],
  'a rule that is none and ends': [event(START, END, 'RRULE:FREQ=OFTEN;UNTIL=20261124T090000Z'), DAILY.slice(0, 2)],
  'a rule for each hour, years after it began': [
    event('DTSTART:20200101T003000Z', 'DURATION:PT5M', 'RRULE:FREQ=HOURLY;INTERVAL=12'),
    ['23T00:30/00:35', '23T12:30/12:35', '24T00:30/00:35', '24T12:30/12:35', '25T00:30/00:35', '25T12:30/12:35'],
  ],
  'line ends of CR alone': [good.replaceAll('\r\n', '\r'), ONCE],
  'line ends of LF alone': [good.replaceAll('\r\n', '\n'), ONCE],
  'line ends of CR CR LF': [good.replaceAll('\r\n', '\r\r\n'), ONCE],
  'a byte order mark': [`\ufeff${good}`, ONCE],
  'UTF-16': [Buffer.from(`\ufeff${good}`, 'utf16le'), ONCE],
  'bytes that are not UTF-8': [Buffer.from(event(START, END, 'SUMMARY:Caf\u00e9'), 'latin1'), ONCE],
  'lines that are not folded': [event(`DESCRIPTION:${'long '.repeat(5000)}`, START, END), ONCE],
  'a folded beginning': [event('DTSTART\r\n :20261123T\r\n 090000Z', END), ONCE],
  'names in small letters': [event(START.toLowerCase().replace('z', 'Z').replace('t0', 'T0'), END), ONCE],
  'an event without an end': [good.replace('END:VEVENT\r\n', ''), ONCE],
  'an event without an end before another': [
    calendarText(
      eventText(START, END).replace('\r\nEND:VEVENT', ''),
      eventText('DTSTART:20261124T090000Z', 'DURATION:PT1H'),
    ),
    DAILY.slice(0, 2),
  ],
  'an alarm': [event('BEGIN:VALARM', 'TRIGGER:-PT15M', 'DURATION:PT5M', 'END:VALARM', START, END), ONCE],
  'an alarm without an end': [event(START, 'BEGIN:VALARM', 'TRIGGER:-PT15M', 'DURATION:PT5M', END), ONCE],
  'an alarm that is broken': [event(START, END, 'BEGIN:VALARM', 'TRIGGER', 'END:VALARM'), ONCE],
  'a zone that is broken': [
    calendarText(
      'BEGIN:VTIMEZONE',
      'TZID:Shire',
      'BEGIN:STANDARD',
      'oops',
      'END:STANDARD',
      'END:VTIMEZONE',
      eventText('DTSTART;TZID=Shire:20261123T143000', 'DURATION:PT1H'),
    ),
    ONCE,
  ],
};

test.each(Object.entries(cases))('a calendar with %s still blocks the time of its event', async (_, [text, times]) => {
  const calendar = await read(text);
  expect([calendar.kind, spansOf(calendar), calendar.unreadable]).toEqual(['calendar', times, 0]);
});

test('a truncated calendar blocks the times that can be read', async () => {
  const cut = good.slice(0, good.indexOf('SUMMARY'));
  const calendar = await read(cut);
  expect([calendar.kind, spansOf(calendar)]).toEqual(['damaged', ONCE]);
  expect(spansOf(await read(good.slice(0, good.indexOf('DTEND') + 12)))).toEqual(ONCE);
});

test('events without a readable start are counted as unreadable without hiding the next event', async () => {
  const calendar = await read(
    calendarText(eventText('SUMMARY:None'), eventText('DTSTART:tomorrow', END), eventText(START, END)),
  );
  expect([spansOf(calendar), calendar.unreadable]).toEqual([ONCE, 2]);
});

test('cancelled and free events block no time, even beside a broken line', async () => {
  for (const line of ['STATUS:CANCELLED', 'TRANSP:TRANSPARENT', 'status:cancelled'])
    expect(spansOf(await read(event(START, END, 'X-FOO', line)))).toEqual([]);
});
