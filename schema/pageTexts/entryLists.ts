/** A list of a page whose entries have the same texts, stored as numbered texts: `step1Title`, `step1Text`. */
export type EntryList = {
  /** Start of the texts' names. */
  name: string;
  /** Ends of the texts' names, after the number of the entry. */
  parts: readonly string[];
};

/** Entries of a list. */
export const MAX_LIST_ENTRIES = 12;

export const entryLists = {
  weeks: { name: 'week', parts: ['Title', 'Weeks', 'Text'] },
  clients: { name: 'client', parts: ['Name', 'Url', 'Picture'] },
  people: { name: 'person', parts: ['Name', 'Role', 'Picture'] },
  steps: { name: 'step', parts: ['Title', 'Text'] },
  values: { name: 'value', parts: ['Title', 'Text'] },
  commitments: { name: 'commitment', parts: ['Title', 'Text'] },
  figures: { name: 'figure', parts: ['', 'What'] },
} as const satisfies Record<string, EntryList>;

export type Entry = {
  /** The number in the names of its texts: numbers of empty entries are left out. */
  number: number;
  /** Its texts, in the order of the list's parts. */
  texts: string[];
};

const numbers = Array.from({ length: MAX_LIST_ENTRIES }, (_, index) => index + 1);

/** @returns the entries of a list with at least one text, in order */
export const entriesOf = ({ name, parts }: EntryList, texts: Readonly<Record<string, string>>): Entry[] =>
  numbers
    .map((number) => ({ number, texts: parts.map((part) => texts[`${name}${number}${part}`] ?? '') }))
    .filter((entry) => entry.texts.some(Boolean));

/** @returns texts that replace the entries of a list, without gaps; the names of further entries are empty */
export const textsOfEntries = (
  { name, parts }: EntryList,
  entries: readonly (readonly string[])[],
): Record<string, string> =>
  Object.fromEntries(
    numbers.flatMap((number, index) =>
      parts.map((part, column) => [`${name}${number}${part}`, entries[index]?.[column] ?? '']),
    ),
  );
