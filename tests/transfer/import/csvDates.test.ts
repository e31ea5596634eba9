import { expect, test } from 'vitest';
import { readDate } from '#server/transfer/import/formats/csv/dates.ts';

test.for([
  ['2024-03-05', 'year-month-day', '2024-03-04T18:30:00.000Z'],
  ['2024/3/5 7:05', 'year-month-day', '2024-03-05T01:35:00.000Z'],
  ['2024-03-05T10:11:12.5Z', 'year-month-day', '2024-03-05T10:11:12.500Z'],
  ['2024-03-05 10:11:12 +0100', 'year-month-day', '2024-03-05T09:11:12.000Z'],
  ['5/3/2024', 'day-month-year', '2024-03-04T18:30:00.000Z'],
  ['5/3/2024', 'month-day-year', '2024-05-02T18:30:00.000Z'],
  ['31.12.2023 23:59', 'day-month-year', '2023-12-31T18:29:00.000Z'],
  ['3/5/2024, 2:05:09 PM', 'month-day-year', '2024-03-05T08:35:09.000Z'],
  ['5-3-2024 12:05 a.m.', 'day-month-year', '2024-03-04T18:35:00.000Z'],
  ['05/03/2024 10.12.13', 'day-month-year', '2024-03-05T04:42:13.000Z'],
  ['2024-03-05 10.12', 'year-month-day', '2024-03-05T04:42:00.000Z'],
  ['5.3.2024 klo 10.12.13', 'day-month-year', '2024-03-05T04:42:13.000Z'],
  ['05.03.2024 um 10.12 Uhr', 'day-month-year', '2024-03-05T04:42:00.000Z'],
  ['2024/3/5 下午2:05:09', 'year-month-day', '2024-03-05T08:35:09.000Z'],
  ['2024/3/5 上午 10:05', 'year-month-day', '2024-03-05T04:35:00.000Z'],
  ['2024. 3. 5 오후 2:05:09', 'year-month-day', '2024-03-05T08:35:09.000Z'],
  ['2024. 3. 5. 오전 12:05', 'year-month-day', '2024-03-04T18:35:00.000Z'],
  ['2024年3月5日(火) 14時05分', 'year-month-day', '2024-03-05T08:35:00.000Z'],
  ['2024年3月5日 午後0:30', 'year-month-day', '2024-03-05T07:00:00.000Z'],
  ['2024년 3월 5일 화요일 오후 2시 5분', 'year-month-day', '2024-03-05T08:35:00.000Z'],
  ['٠٥/٠٣/٢٠٢٤ ٢:٠٥ م', 'day-month-year', '2024-03-05T08:35:00.000Z'],
  ['5 Maret 2024 10.12', 'day-month-year', '2024-03-05T04:42:00.000Z'],
  ['5. marraskuuta 2023', 'day-month-year', '2023-11-04T18:30:00.000Z'],
  ['5 марта 2024 г. 10:12', 'day-month-year', '2024-03-05T04:42:00.000Z'],
  ['5 दिसंबर 2023', 'day-month-year', '2023-12-04T18:30:00.000Z'],
  ['45356', 'day-month-year', '2024-03-04T18:30:00.000Z'],
  ['45356.6458333333', 'day-month-year', '2024-03-05T10:00:00.000Z'],
  ['1709632800', 'day-month-year', '2024-03-05T10:00:00.000Z'],
  ['1709632800123', 'month-day-year', '2024-03-05T10:00:00.123Z'],
  ['20240305', 'day-month-year', '2024-03-04T18:30:00.000Z'],
  ['20240305T101112Z', 'day-month-year', '2024-03-05T10:11:12.000Z'],
  ['202403051530', 'day-month-year', '2024-03-05T10:00:00.000Z'],
  ['20240230', 'day-month-year', null],
  ['12345', 'day-month-year', null],
  ['4535', 'day-month-year', null],
  ['29/02/2023', 'day-month-year', null],
  ['12/31/2023', 'day-month-year', null],
  ['5/3/24', 'day-month-year', '2024-03-04T18:30:00.000Z'],
  ['5/3/2024', 'year-month-day', null],
  ['5/3-2024', 'day-month-year', null],
  ['5/3/2024 24:00', 'day-month-year', null],
  ['5/3/2024 13:00 PM', 'day-month-year', null],
  ['5/3/2024 10:60', 'day-month-year', null],
  ['2024-03-05 10:11 +9999', 'year-month-day', null],
  ['1969-12-31', 'year-month-day', null],
  ['yesterday', 'year-month-day', null],
] as const)('the date %s as %s is %s', ([text, order, at]) => {
  expect(readDate(text, order, { timeZone: 'Asia/Kolkata' })?.toISOString() ?? null).toBe(at);
});

test('a time without an offset has that of the mapping or else of the office then', () => {
  const read = (text: string, offset?: string) =>
    readDate(text, 'year-month-day', { offset, timeZone: 'America/New_York' })?.toISOString();
  expect(read('2024-03-05 10:00', '-08:00')).toBe('2024-03-05T18:00:00.000Z');
  expect(read('2024-03-05 10:00:07.25')).toBe('2024-03-05T15:00:07.250Z');
  expect(read('2024-07-05 10:00')).toBe('2024-07-05T14:00:00.000Z');
});
