import type { InsightTable_AllFragment } from '#web/gql/graphql.ts';
import type { RowKind } from './links.ts';

export type Row = InsightTable_AllFragment['rows'][number];

const ids = ['sources', 'campaigns', 'pages', 'posts', 'items', 'devices'] as const;

export type Subject = {
  id: (typeof ids)[number];
  title: string;
  head: string;
  /** Kind of row for links to enquiries; null for devices, where enquiries are not known. */
  kind: RowKind | null;
  empty: string;
};

/** Tables in display order; the ids are GraphQL fields. */
export const subjects: Subject[] = [
  {
    id: 'sources',
    title: 'Sources',
    head: 'Source',
    kind: 'source',
    empty: 'Nobody came and nobody wrote in this period.',
  },
  {
    id: 'campaigns',
    title: 'Campaigns',
    head: 'Campaign',
    kind: 'campaign',
    empty: 'Nobody came by a campaign in this period: by a link with utm_campaign in it.',
  },
  { id: 'pages', title: 'Pages', head: 'Page', kind: 'page', empty: 'Nobody looked at a page in this period.' },
  { id: 'posts', title: 'Posts', head: 'Post', kind: 'page', empty: 'Nobody looked at a post in this period.' },
  {
    id: 'items',
    title: 'Portfolio items',
    head: 'Item',
    kind: 'page',
    empty: 'Nobody looked at a portfolio item in this period.',
  },
  { id: 'devices', title: 'Devices', head: 'Device', kind: null, empty: 'Nobody came in this period.' },
];
