import fc from 'fast-check';
import { messageStages } from '#schema/desk.ts';
import { dayOf } from '#tests/kit/content/india.ts';
import { contains, sortBy, sorts } from '#tests/kit/content/walk.ts';
import type { InboxModel, Message } from './inboxModel.ts';
import { searches, services, sources } from './inboxSamples.ts';

const DAY_MS = 24 * 3600 * 1000;

/** One part of a `MessageFilterInput`; days are counted from the day of the step, owners are members of the staff by number. */
type Part = { name: string; value: unknown };
export type View = {
  folder: 'INBOX' | 'SPAM' | 'ALL';
  isRead?: boolean;
  search?: string;
  sort?: keyof typeof sorts;
  parts: Part[];
  first: number;
};

const flag = fc.boolean();
const day = fc.integer({ min: -1, max: 1 });
const values = {
  ownerId: fc.nat({ max: 1 }),
  isOwned: flag,
  stages: fc.subarray([...messageStages]),
  isDue: flag,
  service: fc.constantFrom(...services),
  source: fc.constantFrom(...sources),
  hasSource: flag,
  from: day,
  to: day,
  wonFrom: day,
  wonTo: day,
};
const part = fc.oneof(...Object.entries(values).map(([name, value]) => fc.record({ name: fc.constant(name), value })));

export const views: fc.Arbitrary<View> = fc.record(
  {
    folder: fc.constantFrom('INBOX', 'INBOX', 'SPAM', 'ALL'),
    isRead: flag,
    search: fc.constantFrom(...searches),
    sort: fc.constantFrom(...(Object.keys(sorts) as (keyof typeof sorts)[])),
    parts: fc.uniqueArray(part, { maxLength: 2, selector: ({ name }) => name }),
    first: fc.constantFrom(3, 10, 30),
  },
  { requiredKeys: ['folder', 'parts', 'first'] },
);

export function filterOf({ parts }: View, model: InboxModel): Record<string, unknown> {
  const dayIn = (days: number) => dayOf(new Date(Date.parse(model.now) + days * DAY_MS));
  const resolve = ({ name, value }: Part) => {
    if (name === 'ownerId') return model.staff[value as number]?.id;
    return ['from', 'to', 'wonFrom', 'wonTo'].includes(name) ? dayIn(value as number) : value;
  };
  return Object.fromEntries(parts.map((one) => [one.name, resolve(one)]));
}

export const isDue = ({ followUpDay, stage }: Message, today: string): boolean =>
  followUpDay !== null && followUpDay <= today && stage !== 'WON' && stage !== 'LOST';

const daysOf = (moment: string) => dayOf(new Date(moment));
const tests: Record<string, (message: Message, value: never, model: InboxModel) => boolean> = {
  ownerId: ({ ownerId }, value: string) => ownerId === value,
  isOwned: ({ ownerId }, value: boolean) => (ownerId !== null) === value,
  stages: ({ stage }, value: string[]) => value.length === 0 || value.includes(stage),
  isDue: (message, value: boolean, { today }) => isDue(message, today) === value,
  service: ({ service }, value: string) => service === value,
  source: ({ source }, value: string) => source === value,
  hasSource: ({ source }, value: boolean) => (source !== null) === value,
  from: ({ createdAt }, value: string) => daysOf(createdAt) >= value,
  to: ({ createdAt }, value: string) => daysOf(createdAt) <= value,
  wonFrom: ({ stage, stageChangedAt }, value: string) => stage === 'WON' && daysOf(stageChangedAt) >= value,
  wonTo: ({ stage, stageChangedAt }, value: string) => stage === 'WON' && daysOf(stageChangedAt) <= value,
};

/** Whether a search of the inbox or of the office finds a message; a number may be typed with spaces. */
export function isFound({ name, email, contactNumber, service, message }: Message, search: string): boolean {
  const number = search.replace(/[\s()-]/g, '');
  const isNumber = /^\+?\d+$/.test(number) && contains(number, contactNumber);
  return isNumber || contains(search, name, email, contactNumber, service, message);
}

/** The ids of a view, in the order of the inbox: unread first, then oldest first. */
export function idsIn(model: InboxModel, view: View): string[] {
  const filter = Object.entries(filterOf(view, model));
  const isListed = (message: Message) =>
    (view.folder === 'ALL' || message.isSpam === (view.folder === 'SPAM')) &&
    (view.isRead === undefined || message.isRead === view.isRead) &&
    (!view.search?.trim() || isFound(message, view.search)) &&
    filter.every(([name, value]) => tests[name]?.(message, value as never, model));
  const listed = model.messages.filter(isListed);
  const inOrder = view.sort ? sorts[view.sort](listed) : sortBy(listed, ({ isRead, createdAt }) => [isRead, createdAt]);
  return inOrder.map(({ id }) => id);
}
