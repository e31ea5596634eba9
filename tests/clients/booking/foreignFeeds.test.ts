import { expect, test } from 'vitest';
import { decodeCalendar } from '#server/clients/booking/busy/read/decode.ts';
import { readEvents } from '#server/clients/booking/busy/read/events.ts';
import { guessZone } from '#server/clients/booking/busy/read/guessZone.ts';
import { calendarText, eventText } from '#tests/kit/network/calendarServer.ts';

const DAY_MS = 24 * 3600 * 1000;
const from = Date.UTC(2026, 10, 23);
const OWNER = 'asha@agency.example';

function read(text: string, days = 5) {
  const read = readEvents(text, { officeZone: 'Asia/Kolkata', from, to: from + days * DAY_MS, owners: [OWNER] });
  const spans = read.occurrences.map(({ start, end }) => {
    const [first, last] = [start, end].map((at) => new Date(at).toISOString().slice(8, 16)) as [string, string];
    return `${first}/${last.slice(3)}`;
  });
  return { ...read, spans };
}

const START = 'DTSTART:20261123T090000Z';
const END = 'DTEND:20261123T100000Z';
const BUSY = ['23T09:00/10:00'];
const DAILY = [START, END, 'RRULE:FREQ=DAILY;COUNT=4'];
const once = (...lines: string[]) => calendarText(eventText(START, END, ...lines));
const inZone = (zone: string, ...before: string[]) =>
  calendarText(...before, eventText(`DTSTART;TZID=${zone}:20261123T100000`, 'DURATION:PT1H'));
const declined = (address: string, status = 'DECLINED') => `ATTENDEE;CN=Asha;PARTSTAT=${status}:${address}`;
/** A zone that is named as one of Windows and has the offset of Tokyo. */
const customZone = (name: string) =>
  [
    ...['BEGIN:VTIMEZONE', `TZID:${name}`, 'BEGIN:STANDARD', 'DTSTART:16010101T000000', 'TZOFFSETFROM:+0900'],
    ...['TZOFFSETTO:+0900', 'END:STANDARD', 'END:VTIMEZONE'],
  ].join('\r\n');

const cases: Record<string, [text: string, times: string[], days?: number]> = {
  'the name that Windows has for Berlin': [inZone('W. Europe Standard Time'), BUSY],
  'the summer name that Windows has for Berlin': [inZone('W. Europe Daylight Time'), BUSY],
  'the name that Windows has for India': [inZone('India Standard Time'), ['23T04:30/05:30']],
  'the text that Outlook shows for India': [
    inZone('"(UTC+05:30) Chennai, Kolkata, Mumbai, New Delhi"'),
    ['23T04:30/05:30'],
  ],
  'the text that Outlook shows for India, without quotes': [
    inZone('(UTC+05:30) Chennai, Kolkata, Mumbai, New Delhi'),
    ['23T04:30/05:30'],
  ],
  'the text that Outlook shows for New York': [inZone('"(UTC-05:00) Eastern Time (US & Canada)"'), ['23T15:00/16:00']],
  'the text that Outlook shows for Berlin': [
    inZone('"(UTC+01:00) Amsterdam, Berlin, Bern, Rome, Stockholm, Vienna"'),
    BUSY,
  ],
  'an offset beside a place that nobody knows': [inZone('"(UTC-03:00) Brasilia"'), ['23T13:00/14:00']],
  'an offset alone': [inZone('GMT+0530'), ['23T04:30/05:30']],
  'an offset alone, west of Greenwich': [inZone('UTC-05:00'), ['23T15:00/16:00']],
  'a zone with a blank after its name': [inZone('Europe/Berlin '), BUSY],
  'a date without VALUE': [calendarText(eventText('DTSTART:20261124', 'DTEND:20261125')), ['23T18:30/18:30']],
  'times without seconds': [calendarText(eventText('DTSTART:20261123T0900Z', 'DTEND:20261123T1000Z')), BUSY],
  'times of ISO 8601': [calendarText(eventText('DTSTART:2026-11-23T09:00:00Z', 'DTEND:2026-11-23T10:00:00Z')), BUSY],
  'an end at hour 24': [
    calendarText(eventText('DTSTART:20261123T220000Z', 'DTEND:20261123T240000Z')),
    ['23T22:00/23:59'],
  ],
  'weeks that begin on Sunday, every second one': [
    calendarText(eventText(START, END, 'RRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=SU,MO;WKST=SU;COUNT=3')),
    ['23T09:00/10:00', '06T09:00/10:00', '07T09:00/10:00'],
    20,
  ],
  'weeks that begin on Monday, every second one': [
    calendarText(eventText(START, END, 'RRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=SU,MO;WKST=MO;COUNT=3')),
    ['23T09:00/10:00', '29T09:00/10:00', '07T09:00/10:00'],
    20,
  ],
  'a rule in small letters with blanks': [
    calendarText(eventText(START, END, 'RRULE:freq=weekly; byday=MO, WE; count=2')),
    ['23T09:00/10:00', '25T09:00/10:00'],
  ],
  'a path of Mozilla': [inZone('/mozilla.org/20070129_1/Europe/Berlin'), BUSY],
  'a path of Mozilla with three parts': [
    inZone('/mozilla.org/20070129_1/America/Argentina/Buenos_Aires'),
    ['23T13:00/14:00'],
  ],
  'a place with a blank in its name': [inZone('America/New York'), ['23T15:00/16:00']],
  'a zone in single quotes': [inZone("'Europe/Berlin'"), BUSY],
  'a short name that the calendar defines otherwise': [inZone('EST', customZone('EST')), ['23T01:00/02:00']],
  'a short name without a definition': [inZone('EST'), ['23T15:00/16:00']],
  'a place that the calendar defines otherwise': [inZone('Europe/Berlin', customZone('Europe/Berlin')), BUSY],
  'a path of libical': [inZone('/freeassociation.sourceforge.net/Tzfile/Europe/Berlin'), BUSY],
  'a path of Microsoft': [inZone('tzone://Microsoft/Utc'), ['23T10:00/11:00']],
  'a definition of a zone that has the name of another': [
    inZone('W. Europe Standard Time', customZone('W. Europe Standard Time')),
    ['23T01:00/02:00'],
  ],
  'a time without a zone in a calendar that names its zone': [
    calendarText('X-WR-TIMEZONE:Europe/Berlin', eventText('DTSTART:20261123T100000', 'DURATION:PT1H')),
    BUSY,
  ],
  'a time without a zone in a calendar that names one of Windows': [
    calendarText('X-WR-TIMEZONE:W. Europe Standard Time', eventText('DTSTART:20261123T100000', 'DURATION:PT1H')),
    BUSY,
  ],
  'a whole day in a calendar of another zone, which is a day of the office': [
    calendarText('X-WR-TIMEZONE:UTC', eventText('DTSTART;VALUE=DATE:20261124')),
    ['23T18:30/18:30'],
  ],
  'an invitation that the host declined': [once(declined(`mailto:${OWNER}`)), []],
  'an invitation that the host declined, in capitals': [once(declined(`MAILTO:${OWNER.toUpperCase()}`)), []],
  'an invitation that somebody else declined': [once(declined('mailto:bob@client.example')), BUSY],
  'an invitation that the host has not answered': [once(declined(`mailto:${OWNER}`, 'NEEDS-ACTION')), BUSY],
  'an invitation that the host declined once and accepted once': [
    once(declined(`mailto:${OWNER}`), declined(`mailto:${OWNER}`, 'ACCEPTED')),
    BUSY,
  ],
  'an invitation declined by the address that names the calendar': [
    calendarText('X-WR-CALNAME:asha@mail.example', eventText(START, END, declined('mailto:asha@mail.example'))),
    [],
  ],
  'one declined time of a series': [
    calendarText(
      eventText('UID:a', ...DAILY),
      eventText('UID:a', 'RECURRENCE-ID:20261124T090000Z', 'DTSTART:20261124T090000Z', declined(`mailto:${OWNER}`)),
    ),
    [...BUSY, '25T09:00/10:00', '26T09:00/10:00'],
  ],
  'an event that a later version cancels': [
    calendarText(eventText('UID:a', START, END), eventText('UID:a', 'SEQUENCE:1', START, END, 'STATUS:CANCELLED')),
    [],
  ],
  'an event whose cancelled version is older': [
    calendarText(
      eventText('UID:a', 'SEQUENCE:2', START, END),
      eventText('UID:a', 'SEQUENCE:1', START, END, 'STATUS:CANCELLED'),
    ),
    BUSY,
  ],
  'an event that a message cancels': [
    [
      calendarText(eventText('UID:a', START, END)),
      calendarText('METHOD:CANCEL', eventText('UID:a', 'SEQUENCE:1', START, END)),
    ].join(''),
    [],
  ],
  'an event that is there twice, of which the later one counts': [
    calendarText(
      eventText('UID:a', 'SEQUENCE:1', 'DTSTART:20261124T090000Z', 'DURATION:PT1H'),
      eventText('UID:a', START, END),
    ),
    ['24T09:00/10:00'],
  ],
  'an event that is there twice with the same number, of which the later stamp counts': [
    calendarText(
      eventText('UID:a', START, END).replace('DTSTAMP:20261101T000000Z', 'DTSTAMP:20261102T000000Z'),
      eventText('UID:a', 'DTSTART:20261124T090000Z', 'DURATION:PT1H'),
    ),
    BUSY,
  ],
  'an event that is there twice with the same number and stamp': [
    calendarText(eventText('UID:a', START, END), eventText('UID:a', 'DTSTART:20261124T090000Z', 'DURATION:PT1H')),
    [...BUSY, '24T09:00/10:00'],
  ],
  'a time of a series that was changed twice': [
    calendarText(
      eventText('UID:a', ...DAILY),
      eventText('UID:a', 'SEQUENCE:2', 'RECURRENCE-ID:20261124T090000Z', 'DTSTART:20261124T150000Z', 'DURATION:PT1H'),
      eventText('UID:a', 'SEQUENCE:1', 'RECURRENCE-ID:20261124T090000Z', 'DTSTART:20261124T120000Z', 'DURATION:PT1H'),
    ),
    [...BUSY, '24T15:00/16:00', '25T09:00/10:00', '26T09:00/10:00'],
  ],
  'a cancelled series with an older change': [
    calendarText(
      eventText('UID:a', 'SEQUENCE:1', ...DAILY, 'STATUS:CANCELLED'),
      eventText('UID:a', 'RECURRENCE-ID:20261124T090000Z', 'DTSTART:20261124T150000Z', 'DURATION:PT1H'),
    ),
    [],
  ],
  'a cancelled series with a later change': [
    calendarText(
      eventText('UID:a', 'SEQUENCE:1', ...DAILY, 'STATUS:CANCELLED'),
      eventText('UID:a', 'SEQUENCE:2', 'RECURRENCE-ID:20261124T090000Z', 'DTSTART:20261124T150000Z', 'DURATION:PT1H'),
    ),
    ['24T15:00/16:00'],
  ],
  'a status of Outlook that is free': [once('X-MICROSOFT-CDO-BUSYSTATUS:FREE'), []],
  'work elsewhere': [once('X-MICROSOFT-CDO-BUSYSTATUS:WORKINGELSEWHERE', 'TRANSP:OPAQUE'), []],
  'a status of Outlook that is tentative': [once('X-MICROSOFT-CDO-BUSYSTATUS:TENTATIVE'), BUSY],
  'a status of Outlook that is out of office': [once('X-MICROSOFT-CDO-BUSYSTATUS:OOF'), BUSY],
  'the status that an organizer intended': [once('X-MICROSOFT-CDO-INTENDEDSTATUS:FREE'), BUSY],
  'an event that is not certain': [once('STATUS:TENTATIVE'), BUSY],
  'an event that is transparent': [once('TRANSP:TRANSPARENT'), []],
  'busy periods': [
    calendarText(
      ...['BEGIN:VFREEBUSY', 'DTSTAMP:20261101T000000Z', 'DTSTART:20261123T000000Z', 'DTEND:20261127T000000Z'],
      'FREEBUSY:20261123T090000Z/20261123T100000Z,20261124T090000Z/PT30M',
      'FREEBUSY;FBTYPE=BUSY-TENTATIVE:20261125T090000Z/PT1H',
      'FREEBUSY;FBTYPE=BUSY-UNAVAILABLE:20261125T120000Z/PT1H',
      'FREEBUSY;FBTYPE=X-LUNCH:20261125T150000Z/PT1H',
      ...['FREEBUSY;FBTYPE=FREE:20261126T090000Z/PT8H', 'END:VFREEBUSY'],
    ),
    [...BUSY, '24T09:00/09:30', '25T09:00/10:00', '25T12:00/13:00', '25T15:00/16:00'],
  ],
  'a change of one time and all later ones': [
    calendarText(
      eventText('UID:a', 'DTSTART;TZID=Europe/Berlin:20261123T100000', 'DURATION:PT1H', 'RRULE:FREQ=DAILY;COUNT=4'),
      eventText(
        ...['UID:a', 'RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=Europe/Berlin:20261125T100000'],
        ...['DTSTART;TZID=Europe/Berlin:20261125T140000', 'DURATION:PT30M'],
      ),
    ),
    [...BUSY, '24T09:00/10:00', '25T13:00/13:30', '26T13:00/13:30'],
  ],
  'a change of all later times from a time before the looked-at days': [
    calendarText(
      eventText('UID:a', 'DTSTART:20260105T090000Z', 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY'),
      eventText(
        ...['UID:a', 'RECURRENCE-ID;RANGE=THISANDFUTURE:20260302T090000Z', 'DTSTART:20260304T110000Z', 'DURATION:PT2H'],
      ),
    ),
    ['25T11:00/13:00'],
  ],
  'an end of a series by a cancelled time and all later ones': [
    calendarText(
      eventText('UID:a', ...DAILY),
      eventText(
        ...['UID:a', 'RECURRENCE-ID;RANGE=THISANDFUTURE:20261125T090000Z', 'DTSTART:20261125T090000Z'],
        'STATUS:CANCELLED',
      ),
    ),
    [...BUSY, '24T09:00/10:00'],
  ],
  'a removed time without a zone, which is a time of the series': [
    calendarText(
      eventText(
        ...['DTSTART;TZID=Europe/Berlin:20261123T100000', 'DURATION:PT1H', 'RRULE:FREQ=DAILY;COUNT=3'],
        'EXDATE:20261124T100000',
      ),
    ),
    [...BUSY, '25T09:00/10:00'],
  ],
  'a day as the end of a series of whole days, with a time in UTC': [
    calendarText(eventText('DTSTART;VALUE=DATE:20261123', 'RRULE:FREQ=DAILY;UNTIL=20261125T000000Z')),
    ['23T00:00/18:30', '23T18:30/18:30', '24T18:30/18:30'],
    5,
  ],
};

test.for(Object.entries(cases))('the busy times are right for a calendar with %s', ([, [text, times, days]]) => {
  const { spans, unreadable, unknownZones, guessed } = read(text, days);
  expect([spans, unreadable, guessed, unknownZones]).toEqual([times, 0, 0, []]);
});

test('an event that ends before it begins is busy for a guessed hour', () => {
  const { spans, guessed } = read(calendarText(eventText(START, 'DTEND:20261123T080000Z')));
  expect([spans, guessed]).toEqual([BUSY, 1]);
});

test('an event that ends when it begins is not busy', () => {
  const { spans: none } = read(calendarText(eventText(START, 'DTEND:20261123T090000Z')));
  expect(none).toEqual([]);
});

test.for([
  ['Customized Time Zone', null],
  ['Europe', null],
  ['/mozilla.org/20070129_1/Middle-earth/Shire', null],
  ['India Standard Time 1', 'Asia/Calcutta'],
  ['(UTC) Dublin, Edinburgh, Lisbon, London', 'Europe/Dublin'],
  ['(GMT+09:00) Osaka, Sapporo, Tokyo', 'Asia/Tokyo'],
  ['(UTC+05:45) Kathmandu', 'Asia/Kathmandu'],
  ['(UTC-07:00) Mountain Time (US & Canada)', 'America/Denver'],
  ['(UTC+99:00) Nowhere', null],
  ['(GMT+01.00) Sarajevo/Warsaw/Zagreb', 'Europe/Sarajevo'],
  ['(GMT+05.30) Calcutta/Chennai/Mumbai/New Delhi', 'Asia/Calcutta'],
] as const)('the zone name %s is taken for %s', ([name, zone]) => {
  expect(guessZone(name)).toBe(zone);
});

test('a letter that a fold cuts in two is read', () => {
  const [head, tail] = ['BEGIN:VCALENDAR\r\nSUMMARY:Caf', '\r\nEND:VCALENDAR'];
  const bytes = Buffer.concat([Buffer.from(head), Buffer.from([0xc3, 0x0d, 0x0a, 0x20, 0xa9]), Buffer.from(tail)]);
  expect(decodeCalendar(bytes)).toBe(`${head}é${tail}`);
});
