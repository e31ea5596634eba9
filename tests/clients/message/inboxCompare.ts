import { expect } from 'vitest';
import { messageStages } from '#schema/desk.ts';
import { dayOf } from '#tests/kit/content/india.ts';
import { type Actor, idsOf, listOf, type Office, readPages } from '#tests/kit/content/walk.ts';
import { filterOf, idsIn, isDue, isFound, type View } from './inboxLists.ts';
import type { InboxModel, Message } from './inboxModel.ts';

// biome-ignore lint/suspicious/noExplicitAny: a test says by its assertions what an answer holds
type Answer = any;

/** Compares everything that staff and visitors see of the messages with the model. @param touched a message of the step */
export async function compareInbox(office: Office, model: InboxModel, view: View, touched?: string): Promise<void> {
  const { admin, employee } = office;
  await compareMessages(employee, model);
  await Promise.all([
    compareFixedViews(admin, model),
    comparePages(employee, model, view),
    compareRest(employee, model, view.search ?? 'asha'),
    model.audit.compare(office, ['MESSAGE'], 'Menon'),
    ...[admin, employee].map((actor) => compareConversation(actor, model, touched)),
  ]);
}

const DAYS_MS = 25 * 24 * 3600 * 1000;
async function compareRest({ person }: Actor, model: InboxModel, text: string): Promise<void> {
  const since = new Date(Date.parse(model.now) - DAYS_MS).toISOString();
  const { data } = await person.gql(restQuery, { text, since });
  compareFigures(data, model);
  compareSearch(data, model, text);
  compareDeletions(data, model);
}

const messageFields = `id name email contactNumber service message isRead isSpam createdAt updatedAt answeredAt answeredBy stage
  lostReason stageChangedAt owner { id name } followUp { day note } value source { name } lastAnswerAt latestId
  replies { replyText author }`;
const allQuery = `{ messages(first: 100, folder: ALL) { nodes { ${messageFields} } totalCount } }`;

/** Compares every field, and that the time of the last change moves with changes alone; the model takes over the new time. */
async function compareMessages({ person }: Actor, model: InboxModel): Promise<void> {
  const { nodes } = (await person.gql(allQuery)).data.messages;
  for (const message of model.messages) {
    const updatedAt = nodes.find(({ id }: Message) => id === message.id)?.updatedAt;
    const hasMoved = updatedAt > message.updatedAt;
    expect({ id: message.id, hasMoved }, 'updatedAt').toEqual({
      id: message.id,
      hasMoved: model.changed.has(message.id),
    });
    message.updatedAt = updatedAt;
  }
  const byId = new Map(model.messages.map((message) => [message.id, message]));
  const ids = idsIn(model, { folder: 'ALL', parts: [], first: 100 });
  expect(nodes, 'messages').toEqual(ids.map((id) => nodeOf(model, byId.get(id) as Message)));
}

function nodeOf({ staff }: InboxModel, message: Message) {
  const { ownerId, followUpDay, followUpNote, source, replies, thread: _, drafts: __, ...fields } = message;
  const owner = staff.find(({ id }) => id === ownerId);
  return {
    ...{ ...fields, replies, answeredBy: replies.at(-1)?.author ?? null },
    owner: owner ? { id: owner.id, name: owner.name } : null,
    followUp: followUpDay && { day: followUpDay, note: followUpNote },
    source: { name: source },
  };
}

const fixedViews: Record<string, Partial<View>> = {
  inbox: {},
  unread: { isRead: false },
  spam: { folder: 'SPAM' },
  due: { parts: [{ name: 'isDue', value: true }] },
  ofAdmin: { parts: [{ name: 'ownerId', value: 0 }] },
  ofNobody: { parts: [{ name: 'isOwned', value: false }] },
  open: { parts: [{ name: 'stages', value: ['NEW', 'IN_CONTACT'] }] },
  found: { folder: 'ALL', search: 'asha' },
  recent: { folder: 'ALL', sort: 'RECENTLY_UPDATED' },
  newest: { folder: 'ALL', sort: 'NEWEST' },
};
const names = Object.keys(fixedViews);
const fixedQuery = `query (${names.map((name) => `$${name}: MessageFilterInput!`).join(' ')}) { ${names
  .map((name) => {
    const { folder = 'INBOX', isRead, search, sort } = fixedViews[name] as View;
    const rest = [
      isRead !== undefined && `isRead: ${isRead}`,
      search && `search: "${search}"`,
      sort && `sort: ${sort}`,
    ];
    const given = [`folder: ${folder}`, `filter: $${name}`, ...rest.filter(Boolean)].join(' ');
    return `${name}: messages(first: 100 ${given}) { nodes { id } totalCount }`;
  })
  .join('\n')} }`;

async function compareFixedViews({ person }: Actor, model: InboxModel): Promise<void> {
  const whole = (view: Partial<View>): View => ({ folder: 'INBOX', parts: [], first: 100, ...view });
  const all = Object.entries(fixedViews).map(([name, view]) => [name, whole(view)] as const);
  const variables = Object.fromEntries(all.map(([name, view]) => [name, filterOf(view, model)]));
  const { data } = await person.gql(fixedQuery, variables);
  const read = Object.entries<Answer>(data).map(([name, list]) => [name, listOf(list)]);
  const expected = all.map(([name, view]) => [name, countedIds(idsIn(model, view))]);
  expect(Object.fromEntries(read), 'lists').toEqual(Object.fromEntries(expected));
}

const countedIds = (ids: string[]) => ({ ids, totalCount: ids.length });

const pageQuery = `query ($first: Int, $after: String, $folder: Folder!, $search: String, $isRead: Boolean, $sort: ListSort,
  $filter: MessageFilterInput!) { list: messages(first: $first, after: $after, folder: $folder, search: $search, isRead: $isRead,
  sort: $sort, filter: $filter) { nodes { id } totalCount pageInfo { hasNextPage hasPreviousPage endCursor } } }`;

async function comparePages(actor: Actor, model: InboxModel, view: View): Promise<void> {
  const { parts: _, ...rest } = view;
  const list = await readPages(actor, { text: pageQuery, variables: { ...rest, filter: filterOf(view, model) } });
  expect(list, JSON.stringify(view)).toEqual(countedIds(idsIn(model, view)));
}

const overviewFields = 'unreadMessages dueFollowUps totalMessages spamMessages';
const restQuery = `query ($text: String!, $since: DateTimeISO!) {
  overview { ${overviewFields} messagesPerWeek { count } }
  pipeline { stages { stage count value } wonPerMonth { month count value } }
  search(text: $text) { results { kind id } }
  deletions(first: 200, since: $since, kinds: [MESSAGE]) { nodes { id } totalCount } }`;
export const badgeSubscription = `subscription { arrived { kind overview { ${overviewFields} } } }`;

/** The counts of the overview: the badge of unread messages is one of them. */
export function overviewOf({ messages, today }: InboxModel) {
  const inbox = messages.filter(({ isSpam }) => !isSpam);
  return {
    unreadMessages: inbox.filter(({ isRead }) => !isRead).length,
    dueFollowUps: inbox.filter((message) => isDue(message, today)).length,
    totalMessages: inbox.length,
    spamMessages: messages.length - inbox.length,
  };
}

function compareFigures({ overview: { messagesPerWeek, ...overview }, pipeline }: Answer, model: InboxModel): void {
  expect(overview, 'overview').toEqual(overviewOf(model));
  const inbox = model.messages.filter(({ isSpam }) => !isSpam);
  const sum = (counts: { count: number }[]) => counts.reduce((total, { count }) => total + count, 0);
  expect(sum(messagesPerWeek), 'messages per week').toBe(inbox.length);
  const figures = (some: Message[]) => ({
    count: some.length,
    value: some.reduce((total, { value }) => total + (value ?? 0), 0),
  });
  const stages = messageStages.map((stage) => ({ stage, ...figures(inbox.filter((one) => one.stage === stage)) }));
  expect(pipeline.stages, 'stages').toEqual(stages);
  const won = inbox.filter(({ stage }) => stage === 'WON');
  const monthOf = ({ stageChangedAt }: Message) => dayOf(new Date(stageChangedAt)).slice(0, 7);
  const months = [...Map.groupBy(won, monthOf)].map(([month, some]) => ({ month, ...figures(some) }));
  const wonPerMonth = pipeline.wonPerMonth.filter(({ count }: { count: number }) => count > 0);
  expect(wonPerMonth, 'won per month').toEqual(months.toSorted((one, other) => (one.month < other.month ? -1 : 1)));
}

/** The search of the office: at most five, names that begin with the text first, then names that contain it, then the newest. */
function compareSearch({ search }: Answer, { messages }: InboxModel, text: string): void {
  const read = idsOf({ nodes: search.results.filter(({ kind }: Answer) => kind === 'MESSAGE') });
  const wanted = text.trim().toLowerCase();
  const rankOf = ({ name }: Message) => {
    const index = name.toLowerCase().indexOf(wanted);
    return index < 0 ? 2 : Math.min(index, 1);
  };
  // Those of one rank and moment may stand in any order.
  const placeOf = (message: Message) => `${rankOf(message)} ${9e12 - Date.parse(message.createdAt)}`;
  const found = messages.filter((message) => wanted && !message.isSpam && isFound(message, text));
  const places = read.map((id) => placeOf(found.find((one) => one.id === id) as Message));
  expect(new Set(read).size).toBe(read.length);
  expect(places, `search for ${text}`).toEqual(found.map(placeOf).toSorted().slice(0, 5));
}

function compareDeletions({ deletions }: Answer, { removed }: InboxModel): void {
  const { ids, totalCount } = listOf(deletions);
  expect({ ids: ids.toSorted(), totalCount }, 'deletions').toEqual(countedIds(removed.toSorted()));
}

const conversationQuery = `query ($id: UUID!) { message(id: $id) { draft { text } thread(last: 100) { totalCount nodes { __typename
  ... on Reply { replyText author } ... on Answer { text isAutomatic } ... on Note { text author } ... on ThreadEvent { kind actor } } } } }`;

/** The conversation of a message, and the unsent reply of the person who reads it. */
async function compareConversation({ id, person }: Actor, { messages }: InboxModel, touched?: string): Promise<void> {
  if (!touched) return;
  const { data, code } = await person.gql(conversationQuery, { id: touched });
  const message = messages.find((one) => one.id === touched);
  if (!message) return expect(code).toBe('NOT_FOUND');
  const { thread, draft } = data.message;
  const inOrder = message.thread.toSorted((one, other) => (one.at === other.at ? 0 : one.at < other.at ? -1 : 1));
  expect(thread, 'thread').toEqual({ totalCount: inOrder.length, nodes: inOrder.map(({ entry }) => entry) });
  expect(draft?.text, 'draft').toBe(message.drafts[id]);
}
