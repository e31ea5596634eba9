import { sourceLabel } from '#schema/sourceLabel.ts';
import type { CsvColumns } from '#web/shared/lists/csv.ts';
import type { EnquirySource } from './enquirySource.ts';

/** The columns that say where an enquiry comes from. */
export const sourceColumns: CsvColumns<{ source: Omit<EnquirySource, 'found'> }> = [
  ['Source', ({ source }) => sourceLabel(source.name)],
  ['Medium', ({ source }) => source.medium ?? ''],
  ['Campaign', ({ source }) => source.campaign ?? ''],
  ['Referrer', ({ source }) => source.referrer ?? ''],
  ['First page', ({ source }) => source.firstPage ?? ''],
  ['Sent from', ({ source }) => source.sentFrom ?? ''],
  ['Affiliate', ({ source }) => source.affiliate?.name ?? ''],
];
