import type { ThreadPageFragment } from '#web/gql/graphql.ts';

/** Something that happened to a message, as the screen knows it. */
export type Entry = ThreadPageFragment['nodes'][number];
/** One of a kind: `EntryOf<'Answer'>`. */
export type EntryOf<Kind extends Entry['__typename']> = Extract<Entry, { __typename: Kind }>;
