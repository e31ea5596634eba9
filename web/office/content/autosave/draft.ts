import type { ContentKind, DraftFields } from '#schema/draft.ts';
import { scheduleFields } from '#schema/schedule.ts';

/** The form that a draft is of: of a post or an item, or of a new one. */
export type Place = { userId: string; kind: ContentKind; itemId: string | null };
/** What was written in a form and not stored. */
export type Draft = {
  id: string;
  fields: DraftFields;
  /** The `updatedAt` of the post or item when its form was opened; null of a new one. */
  basedOn: string | null;
  sequence: number;
  updatedAt: string;
};

/**
 * The fields that are kept of a form's values, in one order, whatever their own: no files. A planned time and the publication
 * state are kept only where they were changed: what was planned then may be done by the time that its writer comes back.
 * @param stored what is stored, as the form shows it
 */
export const fieldsOf = (values: object, stored: object): DraftFields =>
  ordered(
    Object.entries(values)
      .filter(([name, value]) => isKept(value) && !(isState(name) && value === (stored as Values)[name]))
      .map(([name, value]) => [name, Array.isArray(value) ? value.map(orderedEntry) : value]),
  );

type Values = Record<string, unknown>;
const isKept = (value: unknown) => typeof value === 'string' || typeof value === 'boolean' || Array.isArray(value);
const isState = (name: string) => name === 'isPublished' || scheduleFields.some((field) => field === name);
const ordered = (entries: [string, unknown][]) =>
  Object.fromEntries(entries.sort(([one], [other]) => (one < other ? -1 : 1)));
/** Of a list, an entry may have fields itself. */
const orderedEntry = (entry: unknown) => (typeof entry === 'object' && entry ? ordered(Object.entries(entry)) : entry);
