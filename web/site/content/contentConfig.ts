import type { TypedDocumentNode } from '@apollo/client';
import type { CacheEntity } from '#web/shared/data/cacheLists.ts';
import type { PlannedTimes } from '#web/shared/schedule/planned.ts';
import type { PendingBadge } from '#web/shared/ui/PendingBadge.tsx';

type State = PlannedTimes & { __typename?: string; id: string; isPublished: boolean };
type Plan = State & Parameters<typeof PendingBadge>[0];
/** Where an action starts: the texts differ. */
export type Place = 'list' | 'page';

export type ContentConfig = {
  entity: CacheEntity;
  field: 'blogPost' | 'portfolioItem' | 'page';
  documents: {
    plan: TypedDocumentNode<
      { item: (Omit<Plan, 'pending'> & { pendingChanges: Plan['pending'] }) | null },
      { slug: string }
    >;
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
    short: string;
    /** For example 'portfolio item', and its plural. */
    one: string;
    many: string;
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
