import type { MessageOrder, MessageTable_MessageFragment } from '#web/gql/graphql.ts';
import type { ListParams } from './filter.ts';

type Ordered = Pick<MessageTable_MessageFragment, 'id' | 'isRead' | 'createdAt' | 'lastActivityAt'>;

/** Unread first, then oldest first (spec section 4). */
const byUrgency = (a: Ordered, b: Ordered) =>
  Number(a.isRead) - Number(b.isRead) || Date.parse(a.createdAt) - Date.parse(b.createdAt) || (a.id < b.id ? -1 : 1);

const byTime = (time: 'createdAt' | 'lastActivityAt', direction: 1 | -1) => (a: Ordered, b: Ordered) =>
  direction * (Date.parse(a[time]) - Date.parse(b[time]) || (a.id < b.id ? -1 : 1));

/** Only the server knows the order of names, which no change of a message moves. */
const comparisons: { [Order in MessageOrder]?: (a: Ordered, b: Ordered) => number } = {
  ACTIVITY_DESC: byTime('lastActivityAt', -1),
  ACTIVITY_ASC: byTime('lastActivityAt', 1),
  CREATED_DESC: byTime('createdAt', -1),
  CREATED_ASC: byTime('createdAt', 1),
};

/** @returns the messages in the order of the list, which the server's pages lose when one of them changes */
export function inOrder<Message extends Ordered>(messages: readonly Message[], { orderBy }: ListParams): Message[] {
  const comparison = orderBy ? comparisons[orderBy] : byUrgency;
  return comparison ? messages.toSorted(comparison) : [...messages];
}
