import type { ConversationPageFragment } from '#web/gql/graphql.ts';

export type Entry = ConversationPageFragment['nodes'][number];
/** Entry of one kind: `EntryOf<'Answer'>`. */
export type EntryOf<Kind extends Entry['__typename']> = Extract<Entry, { __typename: Kind }>;
