import { Plus } from 'lucide-react';
import type { ComponentProps } from 'react';
import type { ContentKind, ContentOrder } from '#web/gql/graphql.ts';
import { type PublishedListConfig, PublishedListPage } from '#web/office/bulk/PublishedListPage.tsx';
import { BegunDrafts } from '#web/office/content/autosave/BegunDrafts.tsx';
import { PartOff } from '#web/office/site/PartOff.tsx';
import { contentOrders } from '#web/shared/lists/listOrder.ts';
import { LinkButton } from '#web/shared/ui/Button.tsx';
import { Empty } from '#web/shared/ui/States.tsx';
import type { ContentConfig } from '#web/site/content/contentConfig.ts';
import { usePublishContent } from '#web/site/content/usePublishContent.ts';
import { useRemoveContent } from '#web/site/content/useRemoveContent.ts';
import { ContentTable, type ManagedContent, type TableConfig } from './ContentTable.tsx';

export type ManageConfig<Data, Item extends ManagedContent> = Pick<
  PublishedListConfig<Data, Item, ContentOrder>,
  'document' | 'pick' | 'sentence' | 'csv' | 'views' | 'hasRefreshButton'
> & {
  kind: ContentKind;
  config: ContentConfig;
  table: TableConfig<Item>;
  labels: { add: string; loading: string; failed: string };
  empty: ComponentProps<typeof Empty>;
};

type Props<Data, Item extends ManagedContent> = Pick<
  ComponentProps<typeof PublishedListPage<Data, Item, ContentOrder>>,
  'title' | 'documentTitle' | 'description'
> & { manage: ManageConfig<Data, Item> };

export function ManageContentPage<Data, Item extends ManagedContent>({ manage, ...page }: Props<Data, Item>) {
  const { kind, config, table, labels, empty, ...list } = manage;
  const { short, one, many, confirmRemoval } = config.names;
  const nameOf = ({ title }: Item) => title;
  return (
    <PublishedListPage<Data, Item, ContentOrder>
      {...page}
      publish={usePublishContent(config, 'list')}
      remove={useRemoveContent(config, 'list')}
      list={{
        ...list,
        columnList: table.columnList,
        orders: contentOrders,
        target: { kind, entity: config.entity, singular: one, plural: many },
        noun: short,
        nameOf,
        removal: { what: one, nameOf, ...(confirmRemoval && { confirmLabel: confirmRemoval }) },
        labels: { ...labels, search: 'Find by title' },
        noMatch: () => `No ${short} has this in its title.`,
        none: <Empty {...empty} />,
      }}
      actions={
        <LinkButton to={config.paths.add}>
          <Plus aria-hidden="true" className="size-5" /> {labels.add}
        </LinkButton>
      }
      before={
        <>
          {kind === 'BLOG_POST' && <PartOff part="blog" />}
          <BegunDrafts kind={kind} to={config.paths.add} />
        </>
      }
    >
      {(rows, actions) => <ContentTable config={config} table={table} {...rows} {...actions} />}
    </PublishedListPage>
  );
}
