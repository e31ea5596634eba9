import { dayOf, exactTimeOf } from '#schema/officeTime.ts';
import type { Audit_EntryFragment, AuditVia } from '#web/gql/graphql.ts';

export type AuditEntry = Audit_EntryFragment;

/** By what somebody acted, where it was not by signing in. */
export const vias: Record<AuditVia, string | null> = {
  SESSION: null,
  TOKEN: 'by API token',
  LINK: 'by a link',
  OPERATOR: 'at the machine',
  SCHEDULE: 'as planned',
};

/** As the heading of a row: 'Published a post'. */
export const headline = ({ summary }: Pick<AuditEntry, 'summary'>): string =>
  summary.charAt(0).toUpperCase() + summary.slice(1);

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
  if (Array.isArray(value)) return value.join(', ');
  return typeof value === 'string' && moment.test(value) ? exactTime(value) : String(value);
}

/** A moment to the second, as the office's clock showed it: '2026-11-21 09:30:05'. */
export const exactTime = (at: string): string => `${dayOf(new Date(at))} ${exactTimeOf(new Date(at))}`;
