import { expect, test } from 'vitest';
import { daysName, type Weekday, weekdays } from '#schema/weekdays.ts';

const cases: [days: Weekday[], said: string][] = [
  [['MONDAY'], 'Monday'],
  [['TUESDAY', 'MONDAY'], 'Monday, Tuesday'],
  [['WEDNESDAY', 'MONDAY', 'TUESDAY'], 'Monday to Wednesday'],
  [['MONDAY', 'TUESDAY', 'THURSDAY'], 'Monday, Tuesday, Thursday'],
  [[...weekdays], 'Monday to Sunday'],
  [[], ''],
];

test.for(cases)('the days %s are named “%s”', ([days, said]) => expect(daysName(days)).toBe(said));
