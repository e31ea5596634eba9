import type { TypedDocumentNode } from '@apollo/client';
import type { RevisedPostQuery, RevisionKind, RevisionReason } from '#web/gql/graphql.ts';
import { paths } from '#web/shared/paths.ts';
import { RevisedItemDocument, RevisedOwnPageDocument, RevisedPageDocument, RevisedPostDocument } from './documents.ts';

export type Revised = NonNullable<RevisedPostQuery['item']>;
type Kind = {
  document: TypedDocumentNode<{ item: Omit<Revised, '__typename'> | null }, { slug: string; language?: string | null }>;
  /** For example 'post'. */
  noun: string;
  list: string;
  edit: (slug: string) => string;
  editLabel: string;
  revisions: (slug: string) => string;
};

export const revisedKinds: Record<RevisionKind, Kind> = {
  BLOG_POST: {
    ...{ document: RevisedPostDocument, noun: 'post', list: paths.manageBlogs },
    ...{ edit: paths.editBlog, editLabel: 'Edit Post', revisions: paths.blogRevisions },
  },
  PORTFOLIO_ITEM: {
    ...{ document: RevisedItemDocument, noun: 'item', list: paths.managePortfolio },
    ...{ edit: paths.editPortfolio, editLabel: 'Edit Item', revisions: paths.portfolioRevisions },
  },
  PAGE: {
    ...{ document: RevisedOwnPageDocument, noun: 'page', list: paths.managePages },
    ...{ edit: paths.editPage, editLabel: 'Edit Page', revisions: paths.pageRevisions },
  },
  PAGE_TEXT: {
    ...{ document: RevisedPageDocument, noun: 'page', list: paths.texts },
    ...{ edit: paths.editTexts, editLabel: 'Edit Texts', revisions: paths.textRevisions },
  },
};

export const reasons: Record<RevisionReason, string> = {
  CREATE: 'Created',
  UPDATE: 'Changed',
  PUBLISH: 'Published',
  UNPUBLISH: 'Taken back',
  RESTORE: 'Restored',
  KEPT: 'Before versions were kept',
};
