import { type PageSection, sectionInputOf } from '#schema/pageSections.ts';
import { sectionLines } from '#schema/sectionLines.ts';
import { changesOf, type FieldChange } from './diff.ts';
import type { Field } from './fields.ts';

/** Values of a form, by the names of its input. */
export type FormInput = Record<string, unknown>;

/** A field that two people have saved differently. */
export type FieldConflict = {
  name: string;
  /** Its name in the form's input. */
  inputName: string;
  change: FieldChange;
  /** The stored value, as the form's input has it. */
  theirs: unknown;
  /** Whether only they have changed it: then theirs is the better choice. */
  isOnlyTheirs: boolean;
};

/** What a version does not tell: the stored sections and review, and the client of the review that the form has chosen. */
export type VersionDetails = { sections: PageSection[]; reviewId: string | null; reviewer: string | null };

/** Fields that a form and a version hold in the same way, so that one can take the other's place. */
const sameFields = [
  ...['title', 'slug', 'layout', 'excerpt', 'description', 'body', 'author', 'category', 'tags', 'altText'],
  ...['client', 'year', 'services', 'results', 'metaTitle', 'metaDescription', 'language'],
];

type MergeContext = { details: VersionDetails; addressOf: (pictureId: string) => string };
type Conversion = {
  inputName: string;
  /** @returns a value of the form as a version has it */
  shown: (mine: unknown, context: MergeContext) => unknown;
  /** @returns the stored value as the form's input has it */
  taken: (theirs: unknown, details: VersionDetails) => unknown;
};

/** Fields that a version has in words: pictures by their addresses, a review by its client, sections by their lines. */
const conversions: Record<string, Conversion> = {
  gallery: {
    inputName: 'gallery',
    shown: (ids, { addressOf }) => listOf<string>(ids).map(addressOf),
    taken: (addresses) => listOf<string>(addresses).flatMap((address) => pictureIdIn(address) ?? []),
  },
  review: {
    inputName: 'reviewId',
    shown: (id, { details }) => id && details.reviewer,
    taken: (_, { reviewId }) => reviewId,
  },
  sections: {
    inputName: 'sections',
    shown: (inputs, { addressOf }) => sectionLines(listOf<SectionInput>(inputs).map(sectionOf), addressOf),
    taken: (_, { sections }) => sections.map(sectionInputOf),
  },
};

const listOf = <Entry>(value: unknown) => (Array.isArray(value) ? (value as Entry[]) : []);

type SectionInput = ReturnType<typeof sectionInputOf>;

/** The reverse of `sectionInputOf`. */
function sectionOf({ key, ...byType }: SectionInput): PageSection {
  const [[type, fields] = []] = Object.entries(byType).filter(([, value]) => value);
  return { type, key, ...(fields as object) } as PageSection;
}

const pictureIdIn = (address: string): string | undefined => /\/([\w-]{36})\.webp$/.exec(address)?.[1];

/** @returns a function that names a picture as the versions do; one that they do not have, by its path */
function addressesIn(versions: readonly Field[]): MergeContext['addressOf'] {
  const words = versions.flatMap(({ value }) => [value].flat().flatMap((one) => String(one ?? '').split(/\s/)));
  const addresses = new Map(words.map((word) => [pictureIdIn(word), word]));
  return (id) => addresses.get(id) ?? `/uploads/${id}.webp`;
}

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
  details: VersionDetails,
): FieldConflict[] {
  const baseValues = new Map(base?.map(({ name, value }) => [name, asText(value)]));
  const context = { details, addressOf: addressesIn([...(base ?? []), ...theirs]) };
  return theirs.flatMap(({ name, value }) => {
    const conversion = conversions[name];
    const inputName = conversion?.inputName ?? name;
    const input = mine[inputName];
    if (!(conversion || sameFields.includes(name)) || input === undefined) return [];
    const own = conversion ? conversion.shown(input, context) : input;
    if (asText(own) === asText(value) || baseValues.get(name) === asText(value)) return [];
    const [change] = changesOf([{ name, value }], [{ name, value: own }]);
    const taken = conversion ? conversion.taken(value, details) : value;
    const isOnlyTheirs = baseValues.get(name) === asText(own);
    return change ? [{ name, inputName, change, theirs: taken, isOnlyTheirs }] : [];
  });
}
