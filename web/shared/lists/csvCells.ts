import { dayOf, exactTimeOf } from '#schema/officeTime.ts';
import type { CsvColumns } from './csv.ts';

type Moment = string | null | undefined;

/** A moment to the second on the clock of India, as a spreadsheet reads it; empty when there is none. */
export const inIndia = (moment: Moment): string => {
  const date = new Date(moment ?? '');
  return moment ? `${dayOf(date)} ${exactTimeOf(date)}` : '';
};

/** The two columns of a moment, in India and in UTC. */
export const momentColumns = <Row>(head: string, momentOf: (row: Row) => Moment): CsvColumns<Row> => [
  [`${head} (India)`, (row) => inIndia(momentOf(row))],
  [`${head} (UTC)`, (row) => momentOf(row) ?? ''],
];

export const yesOrNo = (is: boolean): string => (is ? 'yes' : 'no');
/** Empty where nothing was counted: a zero would be taken for a figure. */
export const numberText = (value: number | null | undefined): string => String(value ?? '');
