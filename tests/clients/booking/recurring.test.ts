import { expect, test } from 'vitest';
import { readCalendar } from '#server/clients/booking/busy/readCalendar.ts';
import { calendarText, eventText } from '#tests/kit/network/calendarServer.ts';

type Case = {
  components: string[];
  /** The period that is read: first day and number of days. */
  from: string;
  days: number;
  /** Busy times in UTC: '2026-03-08T13:00/13:30', with a day at the end when it differs. */
  times: string[];
  officeZone?: string;
};
const weekly = (zone: string, start: string, ...more: string[]) =>
  eventText(`DTSTART;TZID=${zone}:${start}`, 'DURATION:PT30M', 'RRULE:FREQ=WEEKLY', ...more);

/** The time zone of Berlin as written by Outlook. */
const outlookZone = [
  ...['BEGIN:VTIMEZONE', 'TZID:W. Europe Standard Time'],
  ...['BEGIN:STANDARD', 'DTSTART:16010101T030000', 'TZOFFSETFROM:+0200', 'TZOFFSETTO:+0100'],
  ...['RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=10', 'END:STANDARD'],
  ...['BEGIN:DAYLIGHT', 'DTSTART:16010101T020000', 'TZOFFSETFROM:+0100', 'TZOFFSETTO:+0200'],
  ...['RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=3', 'END:DAYLIGHT', 'END:VTIMEZONE'],
].join('\r\n');
const inOutlook = (start: string) => [outlookZone, weekly('W. Europe Standard Time', start)];
const inBerlin = (start: string) => [weekly('Europe/Berlin', start)];

const cases: Record<string, Case> = {
  'New York, as summer begins': {
    components: [weekly('America/New_York', '20260301T090000')],
    ...{ from: '2026-03-01', days: 15 },
    times: ['2026-03-01T14:00/14:30', '2026-03-08T13:00/13:30', '2026-03-15T13:00/13:30'],
  },
  'New York, as summer ends': {
    components: [weekly('America/New_York', '20260301T090000')],
    ...{ from: '2026-10-25', days: 14 },
    times: ['2026-10-25T13:00/13:30', '2026-11-01T14:00/14:30'],
  },
  'New York, in the hour that is missing': {
    components: [weekly('America/New_York', '20260301T023000')],
    ...{ from: '2026-03-01', days: 15 },
    times: ['2026-03-01T07:30/08:00', '2026-03-08T07:30/08:00', '2026-03-15T06:30/07:00'],
  },
  'Berlin, in the hour that comes twice': {
    components: inBerlin('20261018T023000'),
    ...{ from: '2026-10-18', days: 15 },
    times: ['2026-10-18T00:30/01:00', '2026-10-25T00:30/01:00', '2026-11-01T01:30/02:00'],
  },
  'Berlin by the name that Windows has, in the hour that comes twice': {
    components: inOutlook('20261018T023000'),
    ...{ from: '2026-10-18', days: 15 },
    times: ['2026-10-18T00:30/01:00', '2026-10-25T00:30/01:00', '2026-11-01T01:30/02:00'],
  },
  'Berlin by the name that Windows has, in the hour that is missing': {
    components: inOutlook('20260322T023000'),
    ...{ from: '2026-03-22', days: 15 },
    times: ['2026-03-22T01:30/02:00', '2026-03-29T01:30/02:00', '2026-04-05T00:30/01:00'],
  },
  'Berlin by the name that Windows has, long after it began': {
    components: inOutlook('20040105T180000'),
    ...{ from: '2026-07-06', days: 1 },
    times: ['2026-07-06T16:00/16:30'],
  },
  'a night across the end of summer, which takes as long as the first': {
    components: [
      eventText(
        'DTSTART;TZID=Europe/Berlin:20261023T220000',
        'DTEND;TZID=Europe/Berlin:20261024T060000',
        'RRULE:FREQ=DAILY;COUNT=2',
      ),
    ],
    ...{ from: '2026-10-23', days: 5 },
    times: ['2026-10-23T20:00/2026-10-24T04:00', '2026-10-24T20:00/2026-10-25T04:00'],
  },
  'a zone of half hours': {
    components: [weekly('Asia/Kolkata', '20261123T093000'), weekly('Australia/Lord_Howe', '20261124T093000')],
    ...{ from: '2026-11-23', days: 2 },
    times: ['2026-11-23T04:00/04:30', '2026-11-23T22:30/23:00'],
  },
  'a zone of quarter hours': {
    components: [weekly('Asia/Kathmandu', '20261123T093000')],
    ...{ from: '2026-11-23', days: 1 },
    times: ['2026-11-23T03:45/04:15'],
  },
  'times without a zone, which are the office’s': {
    components: [eventText('DTSTART:20261123T093000', 'DURATION:PT1H', 'RRULE:FREQ=DAILY;COUNT=2')],
    ...{ from: '2026-11-23', days: 5 },
    times: ['2026-11-23T14:30/15:30', '2026-11-24T14:30/15:30'],
    officeZone: 'America/New_York',
  },
  'a whole day, from midnight to midnight in the office': {
    components: [eventText('DTSTART;VALUE=DATE:20261127')],
    ...{ from: '2026-11-25', days: 5 },
    times: ['2026-11-26T18:30/2026-11-27T18:30'],
  },
  'days of the end of summer in the office, of 23 and 25 hours': {
    components: [
      eventText('DTSTART;VALUE=DATE:20260308', 'DTEND;VALUE=DATE:20260309'),
      eventText('DTSTART;VALUE=DATE:20261101', 'DURATION:P1D'),
    ],
    ...{ from: '2026-01-01', days: 365 },
    times: ['2026-03-08T05:00/2026-03-09T04:00', '2026-11-01T04:00/2026-11-02T05:00'],
    officeZone: 'America/New_York',
  },
  'days that end on the day that they begin on, which are one': {
    components: [eventText('DTSTART;VALUE=DATE:20261127', 'DTEND;VALUE=DATE:20261127')],
    ...{ from: '2026-11-25', days: 5 },
    times: ['2026-11-26T18:30/2026-11-27T18:30'],
  },
  'a birthday on a leap day, in leap years alone': {
    components: [eventText('DTSTART;VALUE=DATE:20000229', 'RRULE:FREQ=YEARLY')],
    ...{ from: '2026-01-01', days: 1500 },
    times: ['2028-02-28T18:30/2028-02-29T18:30'],
  },
  'the last Friday of the month over the end of the year': {
    components: [eventText('DTSTART:20260130T090000Z', 'DTEND:20260130T100000Z', 'RRULE:FREQ=MONTHLY;BYDAY=-1FR')],
    ...{ from: '2026-12-01', days: 62 },
    times: ['2026-12-25T09:00/10:00', '2027-01-29T09:00/10:00'],
  },
  'every second Tuesday, ten years after it began': {
    components: [
      eventText('DTSTART:20161122T090000Z', 'DTEND:20161122T100000Z', 'RRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=TU'),
    ],
    ...{ from: '2026-11-23', days: 28 },
    times: ['2026-11-24T09:00/10:00', '2026-12-08T09:00/10:00'],
  },
  'so many times, and no more': {
    components: [eventText('DTSTART:20261120T090000Z', 'DURATION:PT1H', 'RRULE:FREQ=DAILY;COUNT=5')],
    ...{ from: '2026-11-23', days: 28 },
    times: ['2026-11-23T09:00/10:00', '2026-11-24T09:00/10:00'],
  },
  'until a moment, which is the last time': {
    components: [
      eventText(
        'DTSTART;TZID=America/New_York:20261120T200000',
        'DURATION:PT1H',
        'RRULE:FREQ=DAILY;UNTIL=20261125T010000Z',
      ),
    ],
    ...{ from: '2026-11-24', days: 28 },
    times: ['2026-11-24T01:00/02:00', '2026-11-25T01:00/02:00'],
  },
  'until a day, with that day': {
    components: [eventText('DTSTART;VALUE=DATE:20261120', 'RRULE:FREQ=DAILY;UNTIL=20261124')],
    ...{ from: '2026-11-23', days: 28 },
    times: ['2026-11-23T00:00/18:30', '2026-11-23T18:30/2026-11-24T18:30'],
  },
  'times that are taken out, in the same zone and in another': {
    components: [
      eventText(
        'DTSTART;TZID=Europe/Berlin:20261123T090000',
        'DURATION:PT1H',
        'RRULE:FREQ=DAILY;COUNT=5',
        'EXDATE;TZID=Europe/Berlin:20261124T090000,20261125T090000',
        'EXDATE:20261126T080000Z',
      ),
    ],
    ...{ from: '2026-11-22', days: 14 },
    times: ['2026-11-23T08:00/09:00', '2026-11-27T08:00/09:00'],
  },
  'whole days that are taken out': {
    components: [eventText('DTSTART;VALUE=DATE:20261123', 'RRULE:FREQ=DAILY;COUNT=3', 'EXDATE;VALUE=DATE:20261124')],
    ...{ from: '2026-11-20', days: 14 },
    times: ['2026-11-22T18:30/2026-11-23T18:30', '2026-11-24T18:30/2026-11-25T18:30'],
  },
  'times that are added, some with an end of their own': {
    components: [
      eventText(
        'DTSTART:20261123T090000Z',
        'DURATION:PT1H',
        'RDATE:20261124T090000Z',
        'RDATE;VALUE=PERIOD:20261125T090000Z/PT2H,20261126T090000Z/20261126T093000Z',
      ),
    ],
    ...{ from: '2026-11-22', days: 14 },
    times: ['2026-11-23T09:00/10:00', '2026-11-24T09:00/10:00', '2026-11-25T09:00/11:00', '2026-11-26T09:00/09:30'],
  },
  'one that was moved, one that was cancelled, and one that was made free': {
    components: [
      eventText('UID:a', 'DTSTART;TZID=Europe/Berlin:20261123T090000', 'DURATION:PT1H', 'RRULE:FREQ=DAILY;COUNT=4'),
      eventText('UID:a', 'RECURRENCE-ID:20261124T080000Z', 'DTSTART:20261124T150000Z', 'DTEND:20261124T160000Z'),
      eventText('UID:a', 'RECURRENCE-ID:20261125T080000Z', 'DTSTART:20261125T080000Z', 'STATUS:CANCELLED'),
      eventText('UID:a', 'RECURRENCE-ID:20261126T080000Z', 'DTSTART:20261126T080000Z', 'TRANSP:TRANSPARENT'),
    ],
    ...{ from: '2026-11-22', days: 14 },
    times: ['2026-11-23T08:00/09:00', '2026-11-24T15:00/16:00'],
  },
  'one of a series whose other times are not there': {
    components: [eventText('RECURRENCE-ID:20261124T080000Z', 'DTSTART:20261124T150000Z', 'DTEND:20261124T160000Z')],
    ...{ from: '2026-11-22', days: 14 },
    times: ['2026-11-24T15:00/16:00'],
  },
  'the last day of each month, one of four days': {
    components: [
      eventText('DTSTART:20260131T090000Z', 'DURATION:PT1H', 'RRULE:FREQ=MONTHLY;BYMONTHDAY=28,29,30,31;BYSETPOS=-1'),
    ],
    ...{ from: '2026-11-01', days: 125 },
    times: ['2026-11-30T09:00/10:00', '2026-12-31T09:00/10:00', '2027-01-31T09:00/10:00', '2027-02-28T09:00/10:00'],
  },
  'the last working day of each week': {
    components: [
      eventText('DTSTART:20260102T090000Z', 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1'),
    ],
    ...{ from: '2026-11-23', days: 14 },
    times: ['2026-11-27T09:00/10:00', '2026-12-04T09:00/10:00'],
  },
  'the days that are the last of a month': {
    components: [eventText('DTSTART:20260131T090000Z', 'DURATION:PT1H', 'RRULE:FREQ=DAILY;BYMONTHDAY=-1')],
    ...{ from: '2026-11-01', days: 62 },
    times: ['2026-11-30T09:00/10:00', '2026-12-31T09:00/10:00'],
  },
  'the Wednesday of a week of the year': {
    components: [eventText('DTSTART:20251203T090000Z', 'DURATION:PT1H', 'RRULE:FREQ=YEARLY;BYWEEKNO=49;BYDAY=WE')],
    ...{ from: '2026-01-01', days: 800 },
    times: ['2026-12-02T09:00/10:00', '2027-12-08T09:00/10:00'],
  },
  'a week of the year that begins in the year before': {
    components: [eventText('DTSTART:20250101T090000Z', 'DURATION:PT1H', 'RRULE:FREQ=YEARLY;BYWEEKNO=1;BYDAY=MO')],
    ...{ from: '2025-12-01', days: 60 },
    times: ['2025-12-29T09:00/10:00'],
  },
  'every half of an hour of a morning, years after it began': {
    components: [
      eventText('DTSTART:20160101T090000Z', 'DURATION:PT5M', 'RRULE:FREQ=MINUTELY;INTERVAL=30;BYHOUR=9;BYDAY=MO'),
    ],
    ...{ from: '2026-11-23', days: 7 },
    times: ['2026-11-23T09:00/09:05', '2026-11-23T09:30/09:35'],
  },
  'what is free, cancelled, or takes no time': {
    components: [
      eventText('DTSTART:20261123T090000Z', 'DURATION:PT1H', 'TRANSP:TRANSPARENT'),
      eventText('DTSTART:20261123T090000Z', 'DURATION:PT1H', 'STATUS:CANCELLED'),
      eventText('DTSTART:20261123T090000Z'),
    ],
    ...{ from: '2026-11-22', days: 14 },
    times: [],
  },
  'what begins before and ends after, as far as it is looked at': {
    components: [
      eventText('DTSTART:20261120T090000Z', 'DTEND:20261123T090000Z', 'RRULE:FREQ=WEEKLY'),
      eventText('DTSTART:20261122T000000Z', 'DTEND:20261123T000000Z'),
      eventText('DTSTART:20261124T000000Z', 'DTEND:20261125T000000Z'),
    ],
    ...{ from: '2026-11-23', days: 1 },
    times: ['2026-11-23T00:00/09:00'],
  },
};

test.each(Object.entries(cases))(
  'a calendar with %s is expanded correctly',
  async (_, { components, from, days, times, officeZone }) => {
    const begin = Date.parse(from);
    const read = await readCalendar(Buffer.from(calendarText(...components)), {
      officeZone: officeZone ?? 'Asia/Kolkata',
      from: begin,
      to: begin + days * 24 * 3600 * 1000,
    });
    expect(read).toMatchObject({ kind: 'calendar', unknownZones: [], unreadable: 0, isCut: false });
    const spans = read.occurrences.map(({ start, end }) => {
      const [first, last] = [start, end].map((at) => new Date(at).toISOString().slice(0, 16)) as [string, string];
      return `${first}/${first.slice(0, 10) === last.slice(0, 10) ? last.slice(11) : last}`;
    });
    expect(spans).toEqual(times);
  },
);
