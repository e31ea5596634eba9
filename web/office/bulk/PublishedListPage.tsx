import type { ComponentProps, ReactNode } from 'react';
import type { CsvName } from '#schema/csvStrings.ts';
import type { ViewedList } from '#schema/savedView.ts';
import { OfficePage } from '#web/shared/app/OfficePage.tsx';
import type { ColumnList } from '#web/shared/lists/columnChoice.ts';
import { ListMenu } from '#web/shared/lists/ListMenu.tsx';
import { type ListOrders, useOrder } from '#web/shared/lists/listOrder.ts';
import { SavedViews } from '#web/shared/lists/savedView/SavedViews.tsx';
import { useCsvDownload } from '#web/shared/lists/useCsvDownload.ts';
import { useOfficeList } from '#web/shared/lists/useOfficeList.ts';
import { usePublished } from '#web/shared/lists/usePublished.ts';
import { useSearch } from '#web/shared/lists/useSearch.ts';
import { PublishTabs } from '#web/shared/ui/PublishTabs.tsx';
import { RefreshButton } from '#web/shared/ui/RefreshButton.tsx';
import { SearchBar } from '#web/shared/ui/SearchBar.tsx';
import { ErrorPanel, Loading } from '#web/shared/ui/States.tsx';
import type { Rows } from '#web/shared/ui/Table.tsx';
import { BulkList } from './BulkList.tsx';
import type { BulkTarget } from './bulkActions.ts';

type Variables<Order> = { search: string; isPublished: boolean | null; orderBy: Order | null };
type Published = { id: string; isPublished: boolean };
type RowHandlers<Item> = { onPublish: (item: Item) => void; onRemove: (item: Item) => void };

export type PublishedListConfig<Data, Item extends Published, Order extends string> = Pick<
  Parameters<typeof useOfficeList<Data, Item, Variables<Order>>>[0],
  'document' | 'pick' | 'sentence'
> & {
  orders: ListOrders<Order>;
  /** Undefined for a list without CSV, and for one without saved views. */
  csv?: CsvName;
  views?: ViewedList;
  target: BulkTarget;
  /** Singular noun, such as 'post'. */
  noun: string;
  nameOf: (item: Item) => string;
  removal: Pick<ComponentProps<typeof BulkList<Item>>['removal'], 'what' | 'nameOf' | 'confirmLabel'>;
  labels: { search: string; loading: string; failed: string };
  /** Text of a search without a result, and of an empty list. */
  noMatch: (search: string) => string;
  /** Whether Refresh is a button of the screen (spec section 2), not an item of the menu. */
  hasRefreshButton?: boolean;
  none: ReactNode;
  /** The list whose columns the viewer may hide. */
  columnList?: ColumnList | undefined;
};

type Props<Data, Item extends Published, Order extends string> = Omit<ComponentProps<typeof OfficePage>, 'children'> & {
  list: PublishedListConfig<Data, Item, Order>;
  publish: (id: string, isPublished: boolean) => unknown;
  remove: (id: string) => unknown;
  before?: ReactNode;
  after?: ReactNode;
  children: (rows: Rows<Item>, handlers: RowHandlers<Item>) => ReactNode;
};

export function PublishedListPage<Data, Item extends Published, Order extends string>(props: Props<Data, Item, Order>) {
  const { list: config, publish, remove, before, after, actions, children, ...page } = props;
  const { document, pick, sentence: failed, target, noun, nameOf, removal, labels } = config;
  const search = useSearch();
  const { wanted: searchText } = search;
  const isPublished = usePublished();
  const variables: Variables<Order> = { search: searchText, isPublished, orderBy: useOrder(config.orders) };
  const list = useOfficeList<Data, Item, Variables<Order>>({ document, pick, sentence: failed, variables });
  const { items, totalCount, loading, sentence, refresh } = list;
  const csv = useCsvDownload(config.csv, variables);
  const onPublish = (item: Item) => void publish(item.id, !item.isPublished);
  const isFiltered = isPublished !== null;
  const hasSearch = items && (totalCount > 0 || searchText || isFiltered);
  const noneFound = searchText ? config.noMatch(searchText) : isFiltered && `There is no such ${noun}.`;
  return (
    <OfficePage
      {...page}
      tabs={
        <>
          <PublishTabs />
          {config.views && <SavedViews list={config.views} />}
        </>
      }
      filters={
        hasSearch && (
          <SearchBar
            label={labels.search}
            search={search}
            total={totalCount}
            counted={(total) => `${total} ${noun}${total === 1 ? '' : 's'}`}
          />
        )
      }
      actions={
        <>
          {config.hasRefreshButton && <RefreshButton busy={loading && items !== undefined} onClick={refresh} />}
          <ListMenu
            csv={config.csv ? csv : undefined}
            columnList={config.columnList}
            orders={config.orders}
            isEmpty={totalCount === 0}
            isBusy={loading && items !== undefined}
            {...(!config.hasRefreshButton && { onRefresh: refresh })}
          />
          {actions}
        </>
      }
    >
      {sentence && (
        <div className="mb-10">
          <ErrorPanel title={labels.failed} message={sentence} onRetry={refresh} />
        </div>
      )}
      {before}
      {items ? (
        <BulkList<Item>
          // Each search and each tab has its own selection.
          key={`${isPublished} ${searchText}`}
          list={list}
          items={items}
          target={target}
          nameOf={nameOf}
          actions={['PUBLISH', 'UNPUBLISH', 'REMOVE']}
          onPublish={onPublish}
          removal={{ ...removal, onConfirm: ({ id }) => remove(id) }}
          empty={noneFound ? <p className="py-8 text-ink-soft">{noneFound}</p> : config.none}
        >
          {(rows, onRemove) => children(rows, { onPublish, onRemove })}
        </BulkList>
      ) : (
        !sentence && <Loading label={labels.loading} />
      )}
      {after}
    </OfficePage>
  );
}
