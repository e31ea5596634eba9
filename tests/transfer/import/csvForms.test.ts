import { describe, expect, test } from 'vitest';
import { readDate } from '#server/transfer/import/formats/csv/dates.ts';
import type { Head } from '#server/transfer/import/formats/csv/head.ts';
import { inboxMapping } from '#server/transfer/import/formats/csv/inbox.ts';
import { recordOf } from '#server/transfer/import/formats/csv/record.ts';
import { readMapping } from '#server/transfer/import/mapping.ts';
import { validateRecord } from '#server/transfer/import/recordRules.ts';
import { enquiryMapping } from '#tests/kit/content/csvImport.ts';

test.for([
  ['3/5/2024 14:05:09', 'month-day-year', '2024-03-05T08:35:09.000Z'],
  ['2024/03/05 2:05:09 PM GMT+5:30', 'year-month-day', '2024-03-05T08:35:09.000Z'],
  ['2024/03/05 2:05:09 pm GMT-5', 'year-month-day', '2024-03-05T19:05:09.000Z'],
  ['2024-03-05 14:05:09 IST', 'year-month-day', '2024-03-05T08:35:09.000Z'],
  ['05/03/2024 14:05 ist', 'day-month-year', '2024-03-05T08:35:00.000Z'],
  ['2024-03-05 14:05 EST', 'year-month-day', '2024-03-05T19:05:00.000Z'],
  ['March 5, 2024 2:05 pm', 'day-month-year', '2024-03-05T08:35:00.000Z'],
  ['March 5, 2024 @ 2:05 PM', 'year-month-day', '2024-03-05T08:35:00.000Z'],
  ['Mar 5, 2024, 2:05:09 PM', 'year-month-day', '2024-03-05T08:35:09.000Z'],
  ['March 5, 2024 at 2:05\u202fPM', 'year-month-day', '2024-03-05T08:35:00.000Z'],
  ['5 March 2024', 'year-month-day', '2024-03-04T18:30:00.000Z'],
  ['05-Mar-24', 'year-month-day', '2024-03-04T18:30:00.000Z'],
  ['5-Mar-24 14:05', 'year-month-day', '2024-03-05T08:35:00.000Z'],
  ['5th Sept. 2024 9:00', 'year-month-day', '2024-09-05T03:30:00.000Z'],
  ['05-Mar-2024 14:05', 'year-month-day', '2024-03-05T08:35:00.000Z'],
  ['Tue, 5 Mar 2024 14:05:09 +0530', 'year-month-day', '2024-03-05T08:35:09.000Z'],
  ['Tue Mar 05 2024 14:05:09 GMT+0530 (India Standard Time)', 'year-month-day', '2024-03-05T08:35:09.000Z'],
  ['2024-03-05T14:05:09.000+05:30', 'year-month-day', '2024-03-05T08:35:09.000Z'],
  ['3/25/24 14:05:09', 'month-day-year', '2024-03-25T08:35:09.000Z'],
  ['25.03.24 9:05', 'day-month-year', '2024-03-25T03:35:00.000Z'],
  ['24-03-25', 'year-month-day', null],
  ['25.03.24', 'month-day-year', null],
  ['March 31, 24', 'year-month-day', null],
  ['February 30, 2024', 'year-month-day', null],
  ['Mars 5 2024 XYZ', 'year-month-day', null],
  ['2024/03/05 4:12:33 p. m. GMT-5', 'year-month-day', '2024-03-05T21:12:33.000Z'],
  ['2024/03/05 4:12:33 p.\u00a0m. GMT-5', 'year-month-day', '2024-03-05T21:12:33.000Z'],
  ['2024/03/05 4:12:33 PM MEZ', 'year-month-day', '2024-03-05T15:12:33.000Z'],
  ['2024/07/05 4:12:33 PM MESZ', 'year-month-day', '2024-07-05T14:12:33.000Z'],
  ['05.03.2024 16:12 OEZ', 'day-month-year', '2024-03-05T14:12:00.000Z'],
  ['5. März 2024 10:12', 'year-month-day', '2024-03-05T04:42:00.000Z'],
  ['5. Ma\u0308rz 2024, 10:12 Uhr', 'year-month-day', '2024-03-05T04:42:00.000Z'],
  ['Dienstag, 5. März 2024 um 10.12 Uhr', 'year-month-day', '2024-03-05T04:42:00.000Z'],
  ['05.03.2024 10:12 Uhr', 'day-month-year', '2024-03-05T04:42:00.000Z'],
  ['5. Jänner 2024', 'year-month-day', '2024-01-04T18:30:00.000Z'],
  ['24. Dez. 2024 9:00', 'day-month-year', '2024-12-24T03:30:00.000Z'],
  ['5 de marzo de 2024', 'year-month-day', '2024-03-04T18:30:00.000Z'],
  ['martes, 5 de marzo de 2024 a las 10:12', 'year-month-day', '2024-03-05T04:42:00.000Z'],
  ['1er février 2024 à 10h12', 'year-month-day', '2024-02-01T04:42:00.000Z'],
  ['15 août 2024', 'year-month-day', '2024-08-14T18:30:00.000Z'],
  ['5 dicembre 2024 alle ore 10:12', 'year-month-day', '2024-12-05T04:42:00.000Z'],
  ['terça-feira, 5 de março de 2024 às 10:12', 'year-month-day', '2024-03-05T04:42:00.000Z'],
  ['5 mrt. 2024 om 10:12 uur', 'year-month-day', '2024-03-05T04:42:00.000Z'],
  ['5 października 2024 r. 10:12', 'year-month-day', '2024-10-05T04:42:00.000Z'],
  ['May 5, 2024', 'year-month-day', '2024-05-04T18:30:00.000Z'],
  ['5. Foobar 2024', 'year-month-day', null],
  ['31. Februar 2024', 'year-month-day', null],
  ['5 de 2024', 'year-month-day', null],
  ['5 de marzo de 24', 'year-month-day', null],
  ['Umsatz 5. März 2024', 'year-month-day', null],
  ['5. März 2024 25:12 Uhr', 'year-month-day', null],
  ['2024-03-05 14:05 XYZ', 'year-month-day', null],
] as const)('the time %j of a form as %s is %s', ([text, order, at]) => {
  expect(readDate(text, order, { timeZone: 'Asia/Kolkata' })?.toISOString() ?? null).toBe(at);
});

const now = new Date('2025-01-01T00:00:00Z');
const head: Head = { names: ['First', 'Last', 'Mail', 'Phone', 'At'], delimiter: ',', row: 1, above: [] };
const mapping = readMapping(
  JSON.stringify({
    csv: enquiryMapping({
      columns: { name: ['First', 'Last'], email: 'Mail', contactNumber: 'Phone', createdAt: 'At' },
      ...{ values: {}, dates: 'year-month-day' },
    }),
  }),
).csv as NonNullable<ReturnType<typeof readMapping>['csv']>;
function read(first: string, last: string, phone: string, email = 'ann@a.example') {
  const cells = [first, last, email, phone, '2024-03-05'];
  const record = recordOf({ number: 2, cells }, head, { ...mapping, timeZone: 'Asia/Kolkata' });
  return 'key' in record ? validateRecord(record, now) : record.fault;
}

describe('a form with a first name and a surname', () => {
  test.for([
    ['Ann', 'Lee', 'Ann Lee'],
    ['Ann', '', 'Ann'],
    ['', 'Lee', 'Lee'],
  ])('the first name %j and the surname %j are the name %j', ([first = '', last = '', name]) => {
    expect(read(first, last, '')).toMatchObject({ data: { name } });
  });

  test.for([[[]], [['a', 'b', 'c', 'd', 'e', 'f']], [['']]])('the columns %j are refused', ([columns]) => {
    const csv = { ...enquiryMapping(), columns: { name: columns, email: 'Mail', createdAt: 'At' } };
    expect(() => readMapping(JSON.stringify({ csv }))).toThrow('csv.columns.name');
  });
});

test.for([
  ['Anna@xn--mller-kva.example', 'anna@müller.example'],
  ['anna@mu\u0308ller.example', 'anna@müller.example'],
  ['संपर्क@उदाहरण.भारत', 'संपर्क@उदाहरण.भारत'],
  ['rock&roll@band.example', 'rock&roll@band.example'],
  ['bounce+a=b@list.example', 'bounce+a=b@list.example'],
  ['g=asha/s=rao@x400.example', 'g=asha/s=rao@x400.example'],
  ['Ann Lee <ann@a.example>', 'ann@a.example'],
] as const)('the address %s comes with the enquiry as %s', ([email, stored]) => {
  expect(read('Ann', 'Lee', '', email)).toMatchObject({ data: { email: stored } });
});

describe('the source of a row', () => {
  const rowOf = (source: string) =>
    validateRecord(
      { row: 2, key: 'k', kind: 'enquiry', words: [], fields: { ...sourced, source, medium: source } },
      now,
    );
  const sourced = { name: 'Ann Lee', email: 'ann@a.example', createdAt: new Date('2024-03-05') };

  test.for([
    ['FB', 'facebook', 'fb'],
    ['https://www.facebook.com/', 'facebook', 'https://www.facebook.com/'],
    ['fb group of Pune', 'fb group of pune', 'fb group of pune'],
    ['{{campaign.name}}', null, null],
    ['(not set)', null, null],
  ] as const)('the cell %j is the source %j or the medium %j', ([text, source, medium]) => {
    expect(rowOf(text)).toMatchObject({ data: { source, medium } });
  });
});

describe('optional cells of the inbox that a spreadsheet saved in its own form', () => {
  const inbox = { ...inboxMapping, timeZone: 'Asia/Kolkata' };
  const names = ['Received (UTC)', 'Name', 'Email', 'Follow-up', 'Value (rupees)', 'Id'];
  const rowOf = (day: string, value: string) => {
    const cells = ['2024-03-05T08:35:07.123Z', 'Ann Lee', 'ann@a.example', day, value, 'an-id'];
    const record = recordOf({ number: 2, cells }, { names, delimiter: ',', row: 1, above: [] }, inbox);
    return 'key' in record ? validateRecord(record, now) : record.fault;
  };

  test.for([
    ['2026-08-20', '2026-08-20'],
    ['20-08-2026', '2026-08-20'],
    ['8/20/2026', '2026-08-20'],
    ['20/08/2026', '2026-08-20'],
    ['20.08.2026', '2026-08-20'],
    ['20-Aug-2026', '2026-08-20'],
    ['08/08/2026', '2026-08-08'],
    ['20-08-2026 00:00', '2026-08-20'],
  ] as const)('the follow-up %s is on %s', ([text, followUpDay]) => {
    expect(rowOf(text, '')).toMatchObject({ data: { followUpDay } });
    expect(rowOf(text, '')).not.toHaveProperty('losses');
  });

  test.for(['08/07/2026', '08-07-2026', '31/31/2026', 'tomorrow'])(
    'an enquiry comes without the follow-up %j, which may be several days or none',
    (text) => {
      expect(rowOf(text, '')).toMatchObject({ losses: ['followUpDay'], data: { name: 'Ann Lee' } });
      expect(rowOf(text, '')).not.toHaveProperty('data.followUpDay', expect.anything());
    },
  );

  test.for([
    ['180000', 180_000],
    ['180000.00', 180_000],
    ['1,80,000', 180_000],
    ['1,80,000.00', 180_000],
    ['180,000', 180_000],
    ['180.000,00', 180_000],
    ['180 000,00', 180_000],
    ['₹1,80,000', 180_000],
    ['Rs. 5000', 5000],
    ['2499.50', 2500],
  ] as const)('the value %s is %s rupees', ([text, value]) => {
    expect(rowOf('', text)).toMatchObject({ data: { value } });
  });

  test.for(['a lot', '-5', '1.8E+05', '1,2,3'])('an enquiry comes without the value %j, which is none', (text) => {
    expect(rowOf('', text)).toMatchObject({ losses: ['value'], data: { name: 'Ann Lee' } });
  });
});

describe('a number', () => {
  test.for([['+44 20 7946 0000'], ['0044 20 7946 0000'], ['+1 (212) 555-0100']])(
    'the number %s of another country comes with the enquiry',
    ([phone = '']) => {
      expect(read('Ann', 'Lee', phone)).toMatchObject({
        data: { name: 'Ann Lee', contactNumber: expect.stringMatching(/^\+(?:44|1)/) },
      });
    },
  );

  test.for([['0000123456789'], ['111122223333444']])(
    'an enquiry comes without the number %s, which no country has',
    ([phone = '']) => {
      expect(read('Ann', 'Lee', phone)).toMatchObject({
        ...{ losses: ['contactNumber'], data: { name: 'Ann Lee', contactNumber: '' } },
      });
    },
  );

  test.for([['12345'], ['n/a'], ['-'], ['call me'], ['+91 98765']])(
    'an enquiry comes without %s, which is no number',
    ([phone = '']) => {
      expect(read('Ann', 'Lee', phone)).toMatchObject({
        losses: ['contactNumber'],
        data: { name: 'Ann Lee', contactNumber: '' },
      });
    },
  );

  test.for([
    ['+1 (415) 555-2671 ext. 5', '+14155552671'],
    ['022 2345 6789 / 98765 43210', '+912223456789'],
    ['home or 9876543210', '+919876543210'],
    ['p:+919876543210', '+919876543210'],
    ["'+91 98765 43210", '+919876543210'],
  ])('the number in %s is %s', ([phone = '', contactNumber]) => {
    expect(read('Ann', 'Lee', phone)).toMatchObject({ data: { contactNumber } });
  });

  test('the extension of a number stands in the message', () => {
    expect(read('Ann', 'Lee', '+1 (415) 555-2671 ext. 5')).toMatchObject({ data: { message: 'Extension 5' } });
  });

  test.for([['+9118001028080'], ['+6561234567'], ['+919876543210']])('the stored number %s stays', ([phone = '']) => {
    expect(read('Ann', 'Lee', phone)).toMatchObject({ data: { contactNumber: phone } });
  });

  test('an Indian number stays', () => {
    expect(read('Ann', 'Lee', '+91 98765 43210')).toMatchObject({
      data: { contactNumber: expect.stringMatching(/9876543210$/) },
    });
    expect(read('Ann', 'Lee', '+91 98765 43210')).not.toHaveProperty('losses');
  });

  test('a name of one letter comes as it is', () => {
    expect(read('A', '', '')).toMatchObject({ data: { name: 'A' } });
  });

  test('an enquiry that breaks another rule too is refused', () => {
    expect(read('', '', '+44 20 7946 0000')).toContain('Name is missing');
  });
});
