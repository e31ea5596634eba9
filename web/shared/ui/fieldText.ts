import { exactTime } from '#web/shared/dates.ts';

/** Label of a field name: `isPublished` is 'Published', `metaTitle` is 'Meta title'. */
export function fieldName(field: string): string {
  const words = field.replace(/^is(?=[A-Z])/, '').replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const moment = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/** A value as text; empty when there is none. @param zone in which moments are read; left out, they stay as they are */
export function valueText(value: unknown, zone?: string): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.map((one) => valueText(one, zone)).join(', ');
  // For example a project result: its figure and its unit.
  if (typeof value === 'object')
    return Object.values(value)
      .map((one) => valueText(one, zone))
      .join(' ');
  return zone && typeof value === 'string' && moment.test(value) ? exactTime(value, zone) : String(value);
}
