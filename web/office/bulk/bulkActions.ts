import type { ApolloCache, StoreObject } from '@apollo/client';
import type { Modifier } from '@apollo/client/cache';
import type { MessageStage } from '#schema/desk.ts';
import type { BulkAction, BulkKind } from '#web/gql/graphql.ts';
import { type CacheEntity, dropFromLists, moveToFolder } from '#web/shared/data/cacheLists.ts';
import { overviewVersion, recount } from '#web/shared/data/overviewCounts.ts';

export type BulkTarget = {
  kind: BulkKind;
  entity: CacheEntity;
  singular: string;
  plural: string;
  spamCount?: 'spamMessages' | 'spamApplications';
  /** Whether items stay selected after an action, for the next one. */
  keepsSelection?: true;
  /** Moves items to the right lists after the owner or stage has changed. */
  onReassigned?: (cache: ApolloCache, ids: readonly string[], args: BulkArgs) => void;
};

export type BulkArgs = {
  owner?: { id: string; name: string } | null;
  stage?: MessageStage;
  lostReason?: string;
};

/** State of an item, to decide which actions change it. */
export type BulkItem = {
  id: string;
  isPublished?: boolean;
  isRead?: boolean;
  isSpam?: boolean;
  owner?: { id: string; name: string } | null;
  stage?: MessageStage;
  lostReason?: string | null;
};

type Action = {
  label: string;
  runningLabel: string;
  done: string;
  changes: (item: BulkItem) => boolean;
  undo?: BulkAction;
  /** The arguments with which `undo` restores an item; defaults to none. */
  restore?: (item: BulkItem) => BulkArgs;
  /** Its effect on the cached item. */
  fields?: Pick<BulkItem, 'isPublished' | 'isRead' | 'isSpam'>;
  folder?: 'INBOX' | 'SPAM';
  /** Whether it opens a dialog, to confirm or to ask for arguments. */
  needsDialog?: true;
};

export const bulkActions: Record<BulkAction, Action> = {
  PUBLISH: {
    label: 'Publish',
    runningLabel: 'Publishing',
    done: 'published',
    changes: ({ isPublished }) => !isPublished,
    undo: 'UNPUBLISH',
    fields: { isPublished: true },
  },
  UNPUBLISH: {
    label: 'Unpublish',
    runningLabel: 'Unpublishing',
    done: 'unpublished',
    changes: ({ isPublished }) => isPublished === true,
    undo: 'PUBLISH',
    fields: { isPublished: false },
  },
  MARK_READ: {
    label: 'Mark as read',
    runningLabel: 'Marking',
    done: 'marked as read',
    changes: ({ isRead }) => !isRead,
    undo: 'MARK_UNREAD',
    fields: { isRead: true },
  },
  MARK_UNREAD: {
    label: 'Mark as unread',
    runningLabel: 'Marking',
    done: 'marked as unread',
    changes: ({ isRead }) => isRead === true,
    undo: 'MARK_READ',
    fields: { isRead: false },
  },
  MARK_SPAM: {
    label: 'Move to spam',
    runningLabel: 'Moving',
    done: 'moved to spam',
    changes: ({ isSpam }) => !isSpam,
    undo: 'MARK_NOT_SPAM',
    fields: { isSpam: true },
    folder: 'SPAM',
  },
  MARK_NOT_SPAM: {
    label: 'Not spam',
    runningLabel: 'Moving',
    done: 'moved out of spam',
    changes: ({ isSpam }) => isSpam === true,
    undo: 'MARK_SPAM',
    fields: { isSpam: false },
    folder: 'INBOX',
  },
  ASSIGN: {
    label: 'Assign',
    runningLabel: 'Assigning',
    done: 'assigned',
    changes: () => true,
    needsDialog: true,
    undo: 'ASSIGN',
    restore: ({ owner }) => ({ owner: owner ? { id: owner.id, name: owner.name } : null }),
  },
  SET_STAGE: {
    label: 'Move to stage',
    runningLabel: 'Moving',
    done: 'moved',
    changes: () => true,
    needsDialog: true,
    undo: 'SET_STAGE',
    restore: ({ stage, lostReason }) => ({ ...(stage && { stage }), ...(lostReason && { lostReason }) }),
  },
  // A deletion is permanent after its question (spec section 4).
  REMOVE: { label: 'Delete', runningLabel: 'Deleting', done: 'deleted', changes: () => true, needsDialog: true },
};

export const countOf = ({ singular, plural }: BulkTarget, count: number) =>
  `${count} ${count === 1 ? singular : plural}`;

/**
 * Applies an action to the cache, including inside an optimistic update.
 * @param version of the counts before the action; newer counts already include it (overviewCounts.ts)
 */
export function applyBulkAction(
  cache: ApolloCache,
  { entity, spamCount, onReassigned }: BulkTarget,
  { action, ids, args }: { action: BulkAction; ids: readonly string[]; args: BulkArgs },
  version: number,
): void {
  const { fields, folder } = bulkActions[action];
  const setters = Object.fromEntries(
    Object.entries({ ...fields, ...fieldsOf(args) }).map(([name, value]) => [name, setterOf(value)]),
  );
  for (const id of ids) cache.modify({ id: cache.identify({ __typename: entity.type, id }), fields: setters });
  onReassigned?.(cache, ids, args);
  if (folder) {
    moveToFolder(cache, entity, ids, folder);
    if (spamCount && overviewVersion() === version)
      recount(cache, spamCount, folder === 'SPAM' ? ids.length : -ids.length);
  }
  if (action === 'REMOVE') dropFromLists(cache, entity, ids);
}

const fieldsOf = ({ owner, stage, lostReason }: BulkArgs) => ({
  ...(owner !== undefined && { owner: owner && { __typename: 'Colleague', ...owner } }),
  ...(stage && { stage, lostReason: lostReason ?? null }),
});

const setterOf =
  (value: unknown): Modifier<unknown> =>
  (_, { toReference }) =>
    value !== null && typeof value === 'object' ? toReference(value as StoreObject, true) : value;
