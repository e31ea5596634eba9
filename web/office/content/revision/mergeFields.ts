import { changesOf, type FieldChange } from './diff.ts';
import type { Field } from './fields.ts';

/** Values of a form, by the names that a version has for them. */
export type FormInput = Record<string, unknown>;

/** A field that two people have saved differently. */
export type FieldConflict = {
  name: string;
  change: FieldChange;
  theirs: unknown;
  /** Whether only they have changed it: then theirs is the better choice. */
  isOnlyTheirs: boolean;
};

/** Fields that a form and a version hold in the same way, so that one can take the other's place. */
const fieldsToMerge = [
  ...['title', 'excerpt', 'description', 'body', 'author', 'category', 'tags', 'altText'],
  ...['client', 'year', 'services', 'results', 'metaTitle', 'metaDescription'],
];

/** Empty values of form and version differ: null, an empty text, an empty list. */
const asText = (value: unknown): string => JSON.stringify(value ?? '').replace(/^\[\]$/, '""');

/**
 * @param base the version that was opened; undefined when it is not known any more
 * @param theirs the version that is stored now
 * @param mine the input of the form
 * @returns the fields that they have changed and that differ from the form
 */
export function conflictsOf(
  base: readonly Field[] | undefined,
  theirs: readonly Field[],
  mine: FormInput,
): FieldConflict[] {
  const baseValues = new Map(base?.map(({ name, value }) => [name, asText(value)]));
  return theirs.flatMap(({ name, value }) => {
    const own = mine[name];
    if (!fieldsToMerge.includes(name) || own === undefined || asText(own) === asText(value)) return [];
    if (baseValues.get(name) === asText(value)) return [];
    const [change] = changesOf([{ name, value }], [{ name, value: own }]);
    return change ? [{ name, change, theirs: value, isOnlyTheirs: baseValues.get(name) === asText(own) }] : [];
  });
}
