import type { ContentKind, DraftFields } from '#schema/draft.ts';

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

/** @returns the fields that are kept of a form's values, in one order, whatever their own: no files */
export const fieldsOf = (values: object): DraftFields =>
  Object.fromEntries(
    Object.entries(values)
      .filter(([, value]) => typeof value === 'string' || typeof value === 'boolean')
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );
