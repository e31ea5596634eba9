import type { MessageTable_MessageFragment } from '#web/gql/graphql.ts';
import type { ListParams } from './filter.ts';

type Ordered = Pick<MessageTable_MessageFragment, 'id' | 'isRead' | 'createdAt' | 'updatedAt'>;

/** Unread first, then oldest first (spec section 4). */
const byUrgency = (a: Ordered, b: Ordered) =>
  Number(a.isRead) - Number(b.isRead) || Date.parse(a.createdAt) - Date.parse(b.createdAt) || (a.id < b.id ? -1 : 1);

const byActivity = (a: Ordered, b: Ordered) =>
  Date.parse(b.updatedAt) - Date.parse(a.updatedAt) || (a.id < b.id ? 1 : -1);

/** @returns the messages in the order of the list, which the server's pages lose when one of them changes */
export const inOrder = <Message extends Ordered>(messages: readonly Message[], { sort }: ListParams): Message[] =>
  messages.toSorted(sort ? byActivity : byUrgency);
