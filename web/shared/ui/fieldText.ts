import { dayOf, exactTimeOf } from '#schema/officeTime.ts';

/** A field as people read it: `isPublished` is 'Published', `metaTitle` is 'Meta title'. */
export function fieldName(field: string): string {
  const words = field.replace(/^is(?=[A-Z])/, '').replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const moment = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/** A value as people read it; empty when there is none. */
export function valueText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.map(valueText).join(', ');
  // Such as a result of a project: its figure, and what it counts.
  if (typeof value === 'object') return Object.values(value).map(valueText).join(' ');
  return typeof value === 'string' && moment.test(value) ? exactTime(value) : String(value);
}

/** A moment to the second, as the office's clock showed it: '2026-11-21 09:30:05'. */
export const exactTime = (at: string): string => `${dayOf(new Date(at))} ${exactTimeOf(new Date(at))}`;
