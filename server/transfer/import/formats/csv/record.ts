import { createHash } from 'node:crypto';
import { messageStages, stageNames } from '#schema/desk.ts';
import { dayOf } from '#schema/officeTime.ts';
import { withExtension } from '#schema/phoneText.ts';
import { visibleText } from '#schema/visibleText.ts';
import { readPhone } from '#server/platform/phoneNumber.ts';
import type { Loss, SourceRecord } from '../../source.ts';
import { joinedTime, readDate } from './dates.ts';
import type { Head } from './head.ts';
import { type CsvMapping, type DateOrder, dateOrders, type RowKind, rowFields } from './mapping.ts';
import { readRating } from './rating.ts';
import type { Row } from './rows.ts';

class FieldError extends Error {}
/** The row comes without this field. */
class LossError extends Error {
  readonly loss: Loss;
  constructor(loss: Loss) {
    super();
    this.loss = loss;
  }
}

/** @property timeZone the office's */
type Reading = CsvMapping & { timeZone: string };
/** @param lose notes what the value lacks */
type ReadCell = (text: string, reading: Reading, lose: (loss: Loss) => void) => unknown;
/** Parsers of cells that are not texts. @throws FieldError, LossError */
const readers: Record<string, ReadCell> = {
  createdAt(text, { dates, offset, timeZone }) {
    const date = readDate(text, dates, { offset, timeZone });
    if (!date) throw new FieldError(`The time cannot be read as ${dates}`);
    return date;
  },
  rating: ratingOf,
  email: emailOf,
  name: nameOf,
  stage: (text) => messageStages.find((stage) => [stage, stageNames[stage]].some((name) => isSame(name, text))) ?? text,
  contactNumber: numberOf,
  isRead: truthOf('isRead'),
  isSpam: truthOf('isSpam'),
  isPublished: truthOf('isPublished'),
  followUpDay: dayText,
  value: rupeesOf,
};

const isSame = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

function truthOf(field: string): ReadCell {
  return (text) => {
    if (/^(?:true|yes|1)$/i.test(text)) return true;
    if (/^(?:false|no|0)$/i.test(text)) return false;
    throw new FieldError(`${field} is neither yes nor no`);
  };
}

/**
 * A day. A spreadsheet that saves the file writes it in its own order: without the order of the mapping it is read where
 * one day only is meant.
 */
function dayText(text: string, { dates, timeZone }: Reading): string {
  const dayBy = (order: DateOrder) => {
    const date = readDate(text, order, { timeZone });
    return date && dayOf(date, timeZone);
  };
  const days = dayBy(dates) ? [dayBy(dates)] : [...new Set(dateOrders.map(dayBy))].filter((day) => day !== null);
  if (days.length !== 1 || !days[0]) throw new LossError('followUpDay');
  return days[0];
}

/** Whole rupees, also with a currency sign and grouped in any way: `1,80,000.00`, `₹ 1.80.000`, `180 000,00`. */
function rupeesOf(text: string): number {
  const plain = text.normalize('NFKC').replace(/^(?:₹|rs\.?|inr)|[\s'’]|(?:₹|inr|\/-)$/gi, '');
  const [, whole = '', fraction = ''] =
    /^(\d+|\d{1,3}(?:,\d{2,3})*,\d{3}|\d{1,3}(?:\.\d{2,3})*\.\d{3})(?:[.,](\d{1,2}))?$/.exec(plain) ?? [];
  const digits = whole.replace(/[.,]/g, '');
  if (!digits || digits.length > 12) throw new LossError('value');
  return Math.round(Number(`${digits}.${fraction || '0'}`));
}

const address = /[^\s<>()[\]",;:|/\\?]+@[^\s<>()[\]",;:|/\\?]+\.[^\s<>()[\]",;:|/\\?]+/g;

const isOneAddress = (text: string) => /^(?!mailto:)[^\s<>,;|@]+@[^\s<>,;|@]+$/i.test(text) && !/\.$/.test(text);

/** The different addresses of a cell, also of `Name <a@b.example>` and `mailto:a@b.example?subject=x`. */
function addressesIn(text: string): string[] {
  if (isOneAddress(text)) return [text];
  const addresses = (text.match(address) ?? []).map((one) => one.replace(/^'(?=.*'$)|[.']+$/g, ''));
  return addresses.filter((one, index) => addresses.findIndex((other) => isSame(other, one)) === index);
}

function emailOf(text: string, _: Reading, lose: (loss: Loss) => void): string {
  const [first, ...others] = addressesIn(text);
  if (others.length) lose('moreAddresses');
  return first ?? text;
}

/** A form elsewhere may have taken one letter. */
function nameOf(text: string, _: Reading, lose: (loss: Loss) => void): string {
  if ([...visibleText(text)].length === 1) lose('shortName');
  return text;
}

function ratingOf(text: string, { ratingOutOf }: Reading, lose: (loss: Loss) => void): number {
  const stars = readRating(text, ratingOutOf);
  if (Number.isFinite(stars) && !Number.isInteger(stars)) lose('rating');
  return Math.round(stars);
}

/** A number in E.164, the first of several. Ten digits that are no number of India stay as they are. */
function numberOf(text: string): string {
  // Advertisements of Facebook mark it, spreadsheets that it is a text, and programs that it is a number.
  const number = text.replace(/^(?:p:|')|(?<=^\+?\d{7,15})\.0$/g, '');
  const one = [number, ...number.split(/[/,;|]|\bor\b|\band\b/i)].find((part) => readPhone(part) !== null) ?? number;
  const digits = one.replace(/[\s().-]/g, '') || text;
  return readPhone(one) ?? digits.replace(/^(?:\+|00)?91(?=\d{10}$)/, '+91').replace(/^0(?=\d{10}$)/, '');
}

const longFields = ['message', 'clientFeedback'];

export const keyOf = (kind: RowKind, identity: unknown): string =>
  `${kind}:${createHash('sha256').update(JSON.stringify(identity)).digest('hex')}`;

export function recordOf({ number, cells }: Row, { names }: Head, mapping: Reading): SourceRecord {
  const { as: kind, columns, id } = mapping;
  // Programs leave out empty cells at the end of a row, or add some.
  const surplus = cells.slice(names.length).filter((cell) => cell.trim());
  if (surplus.length > 0)
    return {
      row: number,
      fault: `It has more cells than the first row, which has ${names.length}: ${surplus.join(', ').slice(0, 100)}`,
      words: [],
    };
  const cellOf = (column: string) => cells[names.indexOf(column)]?.trim() ?? '';
  const fieldCells = Object.keys(rowFields[kind]).map((field): [field: string, cell: string] => {
    const names = Object.hasOwn(columns, field) ? [columns[field] ?? []].flat() : [];
    const parts = names.map(cellOf).filter(Boolean);
    if (field === 'createdAt') return [field, joinedTime(parts)];
    return [field, parts.join(longFields.includes(field) ? '\n' : ' ')];
  });
  const rowId = id ? cellOf(id) : '';
  const words = fieldCells.filter(([, cell]) => cell);
  if (id && !rowId) return { row: number, fault: `Its ${JSON.stringify(id)} is empty`, words };
  const key = keyOf(kind, id ? rowId : words);
  const fields: Record<string, unknown> = {};
  const losses: Loss[] = [];
  const read = (field: string, text: string) => {
    try {
      return readers[field]?.(text, mapping, (loss) => losses.push(loss)) ?? text;
    } catch (error) {
      if (!(error instanceof LossError)) throw error;
      losses.push(error.loss);
      return undefined;
    }
  };
  let phone = '';
  let furtherAddresses: string[] = [];
  try {
    for (const [field, cell] of fieldCells) {
      const text = meaningOf(field, cell, mapping);
      if (text) fields[field] = read(field, text);
      if (field === 'contactNumber') phone = text;
      if (field === 'email' && kind === 'enquiry') furtherAddresses = addressesIn(text).slice(1);
    }
    const message = withExtension(fields.message as string | undefined, phone);
    const lines = [message, ...furtherAddresses.map((one) => `Email: ${one}`)].filter(Boolean);
    if (lines.length) fields.message = lines.join('\n');
  } catch (error) {
    if (!(error instanceof FieldError)) throw error;
    return { row: number, fault: error.message, words };
  }
  return { row: number, key, kind, fields, ...(losses.length && { losses }), words };
}

function meaningOf(field: string, cell: string, { values = {}, defaults = {} }: CsvMapping): string {
  const ownValue = <Value>(record: Record<string, Value>, name: string) =>
    Object.hasOwn(record, name) ? record[name] : undefined;
  const meanings = ownValue(values, field) ?? {};
  const meaning = (ownValue(meanings, cell) ?? (cell ? ownValue(meanings, '*') : undefined) ?? cell).trim();
  return meaning || String(ownValue(defaults, field) ?? '').trim();
}
