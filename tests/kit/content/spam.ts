import type { FormFacts } from '#schema/form.ts';
import type { Gql, Person } from '#tests/kit/people/person.ts';
import { application } from './affiliate.ts';
import { newMessage } from './message.ts';

type Fields = Record<string, unknown>;
type Folder = 'INBOX' | 'SPAM' | 'ALL';

/** What messages and applications have in common, over GraphQL. */
export type Sendable = {
  name: string;
  good: (fields?: Fields) => Fields;
  /** The created record is in `item` of the answer. */
  send: (who: Person, input: Fields, form?: FormFacts) => Promise<Gql>;
  /** The names in a folder, in its order. */
  names: (staff: Person, folder?: Folder) => Promise<string[]>;
  mark: (staff: Person, id: string, isSpam?: boolean) => Promise<Gql>;
  rest: (staff: Person) => Promise<string[]>;
  counts: { total: string; spam: string };
  actions: [spam: string, notSpam: string];
  event: string;
};

const namesIn = (nodes: { name: string }[]) => nodes.map(({ name }) => name);

const message: Sendable = {
  name: 'a message',
  good: newMessage,
  send: (who, input, form) =>
    who.gql(
      'mutation ($input: SendMessageInput!, $form: FormFactsInput) { item: sendMessage(input: $input, form: $form) { id name isRead isSpam } }',
      { input, form },
    ),
  names: async (staff, folder) =>
    namesIn(
      (
        await staff.gql('query ($folder: Folder!) { messages(folder: $folder) { nodes { name } } }', {
          folder: folder ?? 'INBOX',
        })
      ).data.messages.nodes,
    ),
  mark: (staff, id, isSpam) =>
    staff.gql(
      'mutation ($id: UUID!, $isSpam: Boolean) { item: markMessageSpam(id: $id, isSpam: $isSpam) { isRead isSpam } }',
      { id, isSpam },
    ),
  rest: async (staff) => namesIn((await staff.rest('GET', '/messages')).body.messages),
  counts: { total: 'totalMessages', spam: 'spamMessages' },
  actions: ['message.markSpam', 'message.markNotSpam'],
  event: 'message.received',
};

const affiliate: Sendable = {
  name: 'an application',
  good: (fields) => application({ service: 'ADVERTISER', ...fields }),
  send: (who, input, form) =>
    who.gql(
      'mutation ($input: ApplyInput!, $form: FormFactsInput) { item: apply(input: $input, form: $form) { id name isSpam } }',
      { input, form },
    ),
  names: async (staff, folder) =>
    namesIn(
      (
        await staff.gql('query ($folder: Folder!) { affiliates(folder: $folder) { nodes { name } } }', {
          folder: folder ?? 'INBOX',
        })
      ).data.affiliates.nodes,
    ),
  mark: (staff, id, isSpam) =>
    staff.gql(
      'mutation ($id: UUID!, $isSpam: Boolean) { item: markAffiliateSpam(id: $id, isSpam: $isSpam) { isSpam } }',
      { id, isSpam },
    ),
  rest: async (staff) => namesIn((await staff.rest('GET', '/affiliate')).body.data),
  counts: { total: 'totalApplications', spam: 'spamApplications' },
  actions: ['affiliate.markSpam', 'affiliate.markNotSpam'],
  event: 'application.received',
};

export const sendables: Sendable[] = [message, affiliate];
