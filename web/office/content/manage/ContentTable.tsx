import type { ComponentProps } from 'react';
import { RecentFigures } from '#web/office/dashboard/insight/RecentFigures.tsx';
import type { ColumnList } from '#web/shared/lists/columnChoice.ts';
import { contentOrders } from '#web/shared/lists/listOrder.ts';
import type { PlannedTimes } from '#web/shared/schedule/planned.ts';
import { ScheduleNote } from '#web/shared/schedule/ScheduleNote.tsx';
import { PublishBadge } from '#web/shared/ui/Badge.tsx';
import { ContentActions } from '#web/shared/ui/ContentActions.tsx';
import { PendingBadge } from '#web/shared/ui/PendingBadge.tsx';
import { actionsColumn, type Column, type Rows, Table } from '#web/shared/ui/Table.tsx';
import type { ContentConfig } from '#web/site/content/contentConfig.ts';

export type ManagedContent = PlannedTimes & {
  id: string;
  slug: string;
  title: string;
  isPublished: boolean;
  pendingChanges: ComponentProps<typeof PendingBadge>['pending'];
  /** Undefined for a kind without them. */
  recentFigures?: ComponentProps<typeof RecentFigures>['figures'];
};

export type TableConfig<Item> = {
  caption: string;
  titleColumn: Column<Item>;
  moreColumns?: Column<Item>[];
  statusClassName?: string;
  hasView?: boolean;
  /** The list whose columns the viewer may hide. */
  columnList?: ColumnList;
};

type ItemAction<Item> = (item: Item) => void;
type Props<Item> = Rows<Item> & {
  config: ContentConfig;
  table: TableConfig<Item>;
  onPublish: ItemAction<Item>;
  onRemove: ItemAction<Item>;
};

export function ContentTable<Item extends ManagedContent>({
  config: { paths },
  table: { caption, titleColumn, moreColumns = [], statusClassName, hasView = false, columnList },
  onPublish,
  onRemove,
  ...rows
}: Props<Item>) {
  const columns: Column<Item>[] = [
    { ...titleColumn, order: 'TITLE' },
    {
      head: 'Status',
      ...(statusClassName && { className: statusClassName }),
      cell: ({ slug, title, recentFigures, isPublished, publishAt, takeBackAt, pendingChanges }) => (
        <div className="row-lines">
          <PublishBadge published={isPublished} />
          <ScheduleNote publishAt={publishAt} takeBackAt={takeBackAt} />
          <PendingBadge pending={pendingChanges} />
          {recentFigures && <RecentFigures page={paths.page(slug)} title={title} figures={recentFigures} />}
        </div>
      ),
    },
    ...moreColumns,
    actionsColumn((item) => (
      <ContentActions
        item={item}
        {...(hasView && { view: paths.page(item.slug) })}
        edit={paths.edit(item.slug)}
        onPublish={() => onPublish(item)}
        onRemove={() => onRemove(item)}
      />
    )),
  ];
  return <Table caption={caption} columns={columns} columnList={columnList} orders={contentOrders} {...rows} />;
}
