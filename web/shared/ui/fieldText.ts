import { dayOf, exactTimeOf } from '#schema/officeTime.ts';

/** Label of a field name: `isPublished` is 'Published', `metaTitle` is 'Meta title'. */
export function fieldName(field: string): string {
  const words = field.replace(/^is(?=[A-Z])/, '').replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const moment = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/** A value as text; empty when there is none. */
export function valueText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.map(valueText).join(', ');
  // For example a project result: its figure and its unit.
  if (typeof value === 'object') return Object.values(value).map(valueText).join(' ');
  return typeof value === 'string' && moment.test(value) ? exactTime(value) : String(value);
}

/** A time in the office's time zone with seconds: '2026-11-21 09:30:05'. */
export const exactTime = (at: string): string => `${dayOf(new Date(at))} ${exactTimeOf(new Date(at))}`;
