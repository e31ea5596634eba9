import type { ContentKind, DraftFields } from '#schema/draft.ts';
import { scheduleFields } from '#schema/schedule.ts';

export type DraftTarget = { userId: string; kind: ContentKind; itemId: string | null };
/** An autosave: form values that are not stored yet. */
export type Draft = {
  id: string;
  fields: DraftFields;
  /** `updatedAt` of the item when the form was opened; null for a new one. */
  basedOn: string | null;
  sequence: number;
  updatedAt: string;
};

/**
 * The autosaved fields of a form in a fixed order, without files. Planned times and the publication state are included
 * only if changed, because a schedule may run before the form is opened again.
 * @param stored form values of the stored item
 */
export const fieldsOf = (values: object, stored: object): DraftFields =>
  sortEntries(
    Object.entries(values)
      .filter(([name, value]) => isAutosaved(value) && !(isState(name) && value === (stored as Values)[name]))
      .map(([name, value]) => [name, Array.isArray(value) ? value.map(orderedEntry) : value]),
  );

type Values = Record<string, unknown>;
const isAutosaved = (value: unknown) => typeof value === 'string' || typeof value === 'boolean' || Array.isArray(value);
const isState = (name: string) => name === 'isPublished' || scheduleFields.some((field) => field === name);
const sortEntries = (entries: [string, unknown][]) => Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
/** An entry of a list may have fields itself. */
const orderedEntry = (entry: unknown) =>
  typeof entry === 'object' && entry ? sortEntries(Object.entries(entry)) : entry;
