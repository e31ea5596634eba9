import type { ApolloCache, StoreObject } from '@apollo/client';
import type { Modifier } from '@apollo/client/cache';
import type { MessageStage } from '#schema/desk.ts';
import type { BulkAction, BulkKind } from '#web/gql/graphql.ts';
import { type CacheEntity, dropFromLists, moveToFolder } from '#web/shared/data/cacheLists.ts';
import { overviewVersion, recount } from '#web/shared/data/overviewCounts.ts';

/** A kind of item of which several can be changed at once. */
export type BulkTarget = {
  kind: BulkKind;
  entity: CacheEntity;
  /** What one is called, and several. */
  one: string;
  many: string;
  /** The count of those among the spam. */
  spamCount?: 'spamMessages' | 'spamApplications';
  /** Puts items that an owner or a stage has been given to into the lists that they belong to now. */
  onGiven?: (cache: ApolloCache, ids: readonly string[], given: BulkArgs) => void;
};

/** What an action needs to know beside the items. */
export type BulkArgs = {
  owner?: { id: string; name: string } | null;
  stage?: MessageStage;
  lostReason?: string;
};

/** What is known of an item in a list: which actions would change it. */
export type BulkItem = { id: string; isPublished?: boolean; isRead?: boolean; isSpam?: boolean };

type Action = {
  /** What its button says; while it is done; and what has been done. */
  label: string;
  doing: string;
  done: string;
  /** Whether it would change an item. */
  changes: (item: BulkItem) => boolean;
  /** The action that undoes it. */
  undo?: BulkAction;
  /** What it makes of an item in the cache. */
  fields?: Omit<BulkItem, 'id'>;
  /** Where it moves an item. */
  folder?: 'INBOX' | 'SPAM';
  /** Whether something is asked before: for certainty, or for what it needs to know. */
  asks?: true;
};

export const bulkActions: Record<BulkAction, Action> = {
  PUBLISH: {
    label: 'Publish',
    doing: 'Publishing',
    done: 'published',
    changes: ({ isPublished }) => !isPublished,
    undo: 'UNPUBLISH',
    fields: { isPublished: true },
  },
  UNPUBLISH: {
    label: 'Unpublish',
    doing: 'Unpublishing',
    done: 'unpublished',
    changes: ({ isPublished }) => isPublished === true,
    undo: 'PUBLISH',
    fields: { isPublished: false },
  },
  MARK_READ: {
    label: 'Mark as read',
    doing: 'Marking',
    done: 'marked as read',
    changes: ({ isRead }) => !isRead,
    undo: 'MARK_UNREAD',
    fields: { isRead: true },
  },
  MARK_UNREAD: {
    label: 'Mark as unread',
    doing: 'Marking',
    done: 'marked as unread',
    changes: ({ isRead }) => isRead === true,
    undo: 'MARK_READ',
    fields: { isRead: false },
  },
  MARK_SPAM: {
    label: 'Move to spam',
    doing: 'Moving',
    done: 'moved to spam',
    changes: ({ isSpam }) => !isSpam,
    undo: 'MARK_NOT_SPAM',
    fields: { isSpam: true },
    folder: 'SPAM',
  },
  MARK_NOT_SPAM: {
    label: 'Not spam',
    doing: 'Moving',
    done: 'moved out of spam',
    changes: ({ isSpam }) => isSpam === true,
    undo: 'MARK_SPAM',
    fields: { isSpam: false },
    folder: 'INBOX',
  },
  // Of several, each may have had another owner and another stage: no one action would undo it.
  ASSIGN: { label: 'Assign', doing: 'Assigning', done: 'assigned', changes: () => true, asks: true },
  SET_STAGE: { label: 'Move to stage', doing: 'Moving', done: 'moved', changes: () => true, asks: true },
  REMOVE: { label: 'Delete', doing: 'Deleting', done: 'deleted', changes: () => true, asks: true },
};

/** @returns '1 blog post', '3 blog posts' */
export const countOf = ({ one, many }: BulkTarget, count: number) => `${count} ${count === 1 ? one : many}`;

/**
 * Shows in the cache what an action makes of items, in an optimistic layer too.
 * @param version of the counts before the action: counts that came meanwhile include it (overviewCounts.ts)
 */
export function applyBulkAction(
  cache: ApolloCache,
  { entity, spamCount, onGiven }: BulkTarget,
  { action, ids, args }: { action: BulkAction; ids: readonly string[]; args: BulkArgs },
  version: number,
): void {
  const { fields, folder } = bulkActions[action];
  const setters = Object.fromEntries(
    Object.entries({ ...fields, ...fieldsOf(args) }).map(([name, value]) => [name, setterOf(value)]),
  );
  for (const id of ids) cache.modify({ id: cache.identify({ __typename: entity.type, id }), fields: setters });
  onGiven?.(cache, ids, args);
  if (folder) {
    moveToFolder(cache, entity, ids, folder);
    if (spamCount && overviewVersion() === version)
      recount(cache, spamCount, folder === 'SPAM' ? ids.length : -ids.length);
  }
  if (action === 'REMOVE') dropFromLists(cache, entity, ids);
}

/** What an action makes of a message by what it was told. */
const fieldsOf = ({ owner, stage, lostReason }: BulkArgs) => ({
  ...(owner !== undefined && { owner: owner && { __typename: 'Colleague', ...owner } }),
  ...(stage && { stage, lostReason: lostReason ?? null }),
});

/** An object goes into the cache as one of its own. */
const setterOf =
  (value: unknown): Modifier<unknown> =>
  (_, { toReference }) =>
    value !== null && typeof value === 'object' ? toReference(value as StoreObject, true) : value;
