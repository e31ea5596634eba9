import type { TypedDocumentNode } from '@apollo/client';
import type { CacheEntity } from '#web/shared/data/cacheLists.ts';
import type { PlannedTimes } from '#web/shared/schedule/planned.ts';
import type { PendingBadge } from '#web/shared/ui/PendingBadge.tsx';

type State = PlannedTimes & { __typename?: string; id: string; isPublished: boolean };
type Plan = State & Parameters<typeof PendingBadge>[0];
/** Where an action starts: its sentences differ. */
export type Place = 'list' | 'page';

/** What a kind of content configures of the actions and screens that all kinds share. */
export type ContentConfig = {
  entity: CacheEntity;
  /** The field of one in the public query of its page. */
  field: 'blogPost' | 'portfolioItem';
  documents: {
    plan: TypedDocumentNode<
      { item: (Omit<Plan, 'pending'> & { pendingChanges: Plan['pending'] }) | null },
      { slug: string }
    >;
    /** A fragment with the planned times. */
    planned: TypedDocumentNode<unknown>;
    publish: TypedDocumentNode<{ item: State }, { id: string; isPublished: boolean }>;
    remove: TypedDocumentNode<{ item: { __typename?: string; id: string } }, { id: string }>;
  };
  paths: {
    list: string;
    page: (slug: string) => string;
    add: string;
    edit: (slug: string) => string;
    revisions: (slug: string) => string;
  };
  names: {
    /** 'post' */
    short: string;
    /** 'portfolio item', and several of them. */
    one: string;
    many: string;
    /** What the question before it is deleted says on its button. */
    confirmRemoval?: string;
  };
  sentences: {
    publishing?: (isPublished: boolean) => string;
    published: (isPublished: boolean) => string;
    publishFailed: (isPublished: boolean, place: Place) => string;
    removing?: string;
    removed: string;
    removeFailed: (place: Place) => string;
  };
};
