import { Plus } from 'lucide-react';
import type { ComponentProps } from 'react';
import type { CsvName } from '#schema/csvStrings.ts';
import type { ContentKind } from '#web/gql/graphql.ts';
import type { BulkTarget } from '#web/office/bulk/bulkActions.ts';
import { SelectAll } from '#web/office/bulk/SelectAll.tsx';
import { SelectionBar } from '#web/office/bulk/SelectionBar.tsx';
import { useBulk } from '#web/office/bulk/useBulk.ts';
import { BegunDrafts } from '#web/office/content/autosave/BegunDrafts.tsx';
import { OfficePage } from '#web/shared/app/OfficePage.tsx';
import { CsvButton } from '#web/shared/lists/CsvButton.tsx';
import { useCsvDownload } from '#web/shared/lists/useCsvDownload.ts';
import { useOfficeList } from '#web/shared/lists/useOfficeList.ts';
import { usePublished } from '#web/shared/lists/usePublished.ts';
import { useSearch } from '#web/shared/lists/useSearch.ts';
import { LinkButton } from '#web/shared/ui/Button.tsx';
import { PublishTabs } from '#web/shared/ui/PublishTabs.tsx';
import { RefreshButton } from '#web/shared/ui/RefreshButton.tsx';
import { SearchBar } from '#web/shared/ui/SearchBar.tsx';
import { Empty, ErrorPanel, Loading } from '#web/shared/ui/States.tsx';
import { useRemovalQuestion } from '#web/shared/ui/useQuestion.tsx';
import type { ContentConfig } from '#web/site/content/contentConfig.ts';
import { usePublishContent } from '#web/site/content/usePublishContent.ts';
import { useRemoveContent } from '#web/site/content/useRemoveContent.ts';
import { ContentTable, type ManagedContent, type TableConfig } from './ContentTable.tsx';

type Filter = { search: string; isPublished: boolean | null };
type List<Data, Item> = Parameters<typeof useOfficeList<Data, Item, Filter>>[0];

/** Configuration of the list screen of a kind of content. */
export type ManageConfig<Data, Item extends ManagedContent> = Pick<
  List<Data, Item>,
  'document' | 'pick' | 'sentence'
> & {
  kind: ContentKind;
  config: ContentConfig;
  table: TableConfig<Item>;
  csv: CsvName;
  labels: { add: string; loading: string; failed: string };
  /** Text of an empty list. */
  none: ComponentProps<typeof Empty>;
};

type Props<Data, Item extends ManagedContent> = Pick<
  ComponentProps<typeof OfficePage>,
  'title' | 'documentTitle' | 'description'
> & { manage: ManageConfig<Data, Item> };

export function ManageContentPage<Data, Item extends ManagedContent>({ manage, ...page }: Props<Data, Item>) {
  const { kind, config, labels, document, pick } = manage;
  const search = useSearch();
  const { wanted } = search;
  const isPublished = usePublished();
  const filter: Filter = { search: wanted, isPublished };
  const { items, totalCount, loading, sentence, more, fetchUpTo, refresh } = useOfficeList<Data, Item, Filter>({
    ...{ document, pick, sentence: manage.sentence, variables: filter },
  });
  const csv = useCsvDownload(manage.csv, filter);
  const actions = (
    <>
      <RefreshButton busy={loading && items !== undefined} onClick={refresh} />
      <CsvButton csv={csv} disabled={totalCount === 0} />
      <LinkButton to={config.paths.add}>
        <Plus aria-hidden="true" className="size-5" /> {labels.add}
      </LinkButton>
    </>
  );
  return (
    <OfficePage {...page} actions={actions}>
      {sentence && (
        <div className="mb-10">
          <ErrorPanel title={labels.failed} message={sentence} onRetry={refresh} />
        </div>
      )}
      <BegunDrafts kind={kind} to={config.paths.add} />
      <PublishTabs />
      {items ? (
        <>
          {(totalCount > 0 || wanted || isPublished !== null) && (
            <SearchBar
              label="Find by title"
              search={search}
              total={totalCount}
              counted={(total) => `${total} ${config.names.short}${total === 1 ? '' : 's'}`}
            />
          )}
          <Items
            key={`${isPublished} ${wanted}`}
            manage={manage}
            isFiltered={isPublished !== null}
            items={items}
            total={totalCount}
            wanted={wanted}
            onEnd={more}
            fetchUpTo={fetchUpTo}
          />
        </>
      ) : (
        !sentence && <Loading label={labels.loading} />
      )}
    </OfficePage>
  );
}

type ItemsProps<Data, Item extends ManagedContent> = {
  manage: ManageConfig<Data, Item>;
  items: readonly Item[];
  total: number;
  wanted: string;
  /** Whether the list is filtered by publication status. */
  isFiltered: boolean;
  onEnd: (() => void) | undefined;
  fetchUpTo: ((most: number) => Promise<readonly Item[] | null>) | undefined;
};

function Items<Data, Item extends ManagedContent>(props: ItemsProps<Data, Item>) {
  const { manage, items, total, wanted, isFiltered, onEnd, fetchUpTo } = props;
  const { kind, config, table } = manage;
  const { short, one, many, confirmRemoval } = config.names;
  const publish = usePublishContent(config, 'list');
  const remove = useRemoveContent(config, 'list');
  const [askRemoval, removalQuestion] = useRemovalQuestion<Item>({
    what: one,
    nameOf: ({ title }) => title,
    ...(confirmRemoval && { confirmLabel: confirmRemoval }),
    onConfirm: ({ id }) => remove(id),
  });

  const target: BulkTarget = { kind, entity: config.entity, one, many };
  const onPublish = (item: Item) => void publish(item.id, !item.isPublished);
  const bulk = useBulk<Item>({
    target,
    items,
    nameOf: ({ title }) => title,
    actions: ['PUBLISH', 'UNPUBLISH', 'REMOVE'],
    onPublish,
    onRemove: askRemoval,
  });

  if (total === 0 && wanted) return <p className="py-8 text-ink-soft">{`No ${short} has this in its title.`}</p>;
  if (total === 0 && isFiltered) return <p className="py-8 text-ink-soft">{`There is no such ${short}.`}</p>;
  if (total === 0) return <Empty {...manage.none} />;
  return (
    <>
      <SelectAll bulk={bulk} total={total} fetchUpTo={fetchUpTo} />
      <ContentTable
        config={config}
        table={table}
        rows={items}
        total={total}
        onEnd={onEnd}
        selectable={bulk}
        onPublish={onPublish}
        onRemove={askRemoval}
      />
      <SelectionBar bulk={bulk} />
      {removalQuestion}
    </>
  );
}
