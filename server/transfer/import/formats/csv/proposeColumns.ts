import { IMPORT_ID } from '#schema/import.ts';
import { services } from '#schema/message.ts';
import { isTimeOnly } from './dates.ts';
import {
  fieldHeads,
  fieldWords,
  idHeads,
  nameParts,
  plainHead,
  reviewTitles,
  subjectHeads,
  timeHeads,
  wholeNames,
} from './headNames.ts';
import { type RowKind, rowFields } from './mapping.ts';
import { readRating } from './rating.ts';

/** Scales of reviews have up to ten points. */
const RATING_MAX = 10;

/** A column of notes or of words about a review may have the head of a rating. */
const isRating = (value: string): boolean => Number.isFinite(readRating(value, RATING_MAX));

/** What the cells of a column must look like for the field. */
const looksLike: Record<string, (value: string) => boolean> = {
  email: (value) => /\S@\S+\.\S/.test(value),
  contactNumber: (value) => value.replace(/\D/g, '').length >= 7,
  rating: isRating,
  createdAt: (value) => /\d{2}/.test(value) && !isTimeOnly(value),
};

/** @returns whether a table has a column of ratings */
export const hasRatings = (heads: readonly string[], cells: readonly string[][]): boolean =>
  heads.some((head, index) => {
    if (!fieldHeads.rating?.includes(plainHead(head))) return false;
    const values = cells.map((row) => row[index]?.trim() ?? '').filter(Boolean);
    return plainHead(head) === 'rating' || values.filter(isRating).length * 2 > values.length;
  });

/**
 * Proposes a field for each column: by the names of its head, else by the words in it, else by its cells.
 * @returns the columns by field
 */
export function proposedColumns(
  kind: RowKind,
  heads: readonly string[],
  cells: readonly string[][],
): Record<string, string[]> {
  const isSingle = (head: string) => heads.indexOf(head) === heads.lastIndexOf(head);
  const used = new Set<string>();
  const valuesOf = (head: string) => cells.map((row) => row[heads.indexOf(head)]?.trim() ?? '').filter(Boolean);
  const fits = (head: string, field: string) => {
    const values = valuesOf(head);
    const looks = looksLike[field];
    return !looks || values.length === 0 || values.some(looks);
  };
  const hasCells = (head: string | undefined) =>
    head !== undefined && (valuesOf(head).length > 0 || cells.length === 0);
  const free = (matches: (head: string) => boolean) =>
    heads.filter((one) => one && isSingle(one) && !used.has(one) && matches(one));
  /** Of several columns the first with cells: forms have columns that nobody fills. */
  const takeOf = (candidates: readonly string[]): string | undefined => {
    const head = candidates.find(hasCells) ?? candidates[0];
    if (head !== undefined) used.add(head);
    return head;
  };
  const take = (matches: (head: string) => boolean) => takeOf(free(matches));
  const takeNamed = (names: readonly string[], field = '') =>
    takeOf(names.flatMap((name) => free((one) => plainHead(one) === name && fits(one, field))));
  const columns: Record<string, string[]> = {};
  const set = (field: string, ...names: (string | undefined)[]) => {
    const present = names.filter((name) => name !== undefined);
    if (present.length) columns[field] = present;
  };
  // Also behind other words: `Lead First Name`, `Name - First Name`.
  const takePart = (names: readonly string[]) =>
    takeNamed(names) ?? take((one) => names.some((name) => name.includes(' ') && plainHead(one).endsWith(` ${name}`)));
  const [first, last] = nameParts.map(takePart);
  const isWhole = [first, last].some(hasCells);
  const other = first === undefined || last === undefined ? takeNamed(wholeNames) : undefined;
  if (isWhole && (first ?? last) !== undefined)
    set('name', ...(first === undefined ? [other, last] : [first, last ?? other]));
  else if (other !== undefined) used.delete(other);
  const fields = Object.keys(rowFields[kind]);
  for (const field of fields) {
    const names = fieldHeads[field as keyof typeof fieldHeads];
    if (field in columns || !names) continue;
    const head = takeNamed(names, field);
    // The subject stands before the message.
    if (field === 'message') set(field, takeNamed(subjectHeads), head);
    else if (field === 'clientFeedback') set(field, takeNamed(reviewTitles), head);
    else set(field, head);
  }
  const isUnfilled = (field: string) => !columns[field]?.some(hasCells);
  for (const field of fields.filter((field) => isUnfilled(field) || field === 'message')) {
    const words = fieldWords[field as keyof typeof fieldWords];
    const isOnlySubject =
      field === 'message' && columns.message?.every((head) => subjectHeads.includes(plainHead(head)));
    if (!words || (!isUnfilled(field) && !isOnlySubject)) continue;
    const isInstead = field in columns && !isOnlySubject;
    const head =
      take((one) => words.test(plainHead(one)) && fits(one, field) && (!isInstead || hasCells(one))) ??
      (field === 'email'
        ? take((one) => valuesOf(one).length > 0 && valuesOf(one).every((value) => looksLike.email?.(value)))
        : undefined);
    if (!isInstead) set(field, ...(columns[field] ?? []), head);
    else if (head !== undefined) set(field, head);
  }
  const [day, ...moreDays] = columns.createdAt ?? [];
  // A date whose time has a column of its own.
  const time = take((one) => timeHeads.includes(plainHead(one)) && valuesOf(one).some(isTimeOnly));
  if (day !== undefined && time !== undefined && !moreDays.length) set('createdAt', day, time);
  const service = heads.find((head) => plainHead(head) === 'service' && isSingle(head));
  const serviceNames: readonly string[] = services;
  if (kind === 'enquiry' && service && valuesOf(service).every((value) => serviceNames.includes(value)))
    set('service', service);
  const id = idHeads.flatMap((name) => heads.find((head) => plainHead(head) === name && isSingle(head)) ?? [])[0];
  if (id !== undefined && !used.has(id) && isKey(cells.map((row) => row[heads.indexOf(id)] ?? ''))) set(IMPORT_ID, id);
  return columns;
}

const isKey = (values: string[]) =>
  values.every((value) => value.trim() !== '') && new Set(values).size === values.length;
