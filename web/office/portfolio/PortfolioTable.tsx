import { Link } from 'react-router-dom';
import type { ManagePortfolioQuery } from '#web/gql/graphql.ts';
import { RecentFigures } from '#web/office/dashboard/insight/RecentFigures.tsx';
import { shortDate } from '#web/shared/dates.ts';
import { paths } from '#web/shared/paths.ts';
import { ScheduleNote } from '#web/shared/schedule/ScheduleNote.tsx';
import { PublishBadge } from '#web/shared/ui/Badge.tsx';
import { ContentActions } from '#web/shared/ui/ContentActions.tsx';
import { PendingBadge } from '#web/shared/ui/PendingBadge.tsx';
import { type Column, type Selectable, Table } from '#web/shared/ui/Table.tsx';
import { categoryOf } from '#web/site/portfolio/cacheEntity.ts';
import { Thumbnail } from './Thumbnail.tsx';

export type ManagedItem = ManagePortfolioQuery['allPortfolioItems']['nodes'][number];
type Act = (item: ManagedItem) => void;
type Props = {
  items: readonly ManagedItem[];
  total: number;
  onEnd?: () => void;
  selectable: Selectable<ManagedItem>;
  onPublish: Act;
  onRemove: Act;
};

export function PortfolioTable({ items, total, onEnd, selectable, onPublish, onRemove }: Props) {
  const columns: Column<ManagedItem>[] = [
    { head: 'Item', title: true, className: 'wrap-anywhere', cell: (item) => <Summary item={item} /> },
    {
      head: 'Status',
      className: 'max-md:block max-md:before:hidden',
      cell: ({ slug, title, recentFigures, isPublished, publishAt, takeBackAt, pendingChanges }) => (
        <div className="grid justify-items-start gap-1.5">
          <PublishBadge published={isPublished} />
          <ScheduleNote publishAt={publishAt} takeBackAt={takeBackAt} />
          <PendingBadge pending={pendingChanges} />
          <RecentFigures page={paths.portfolioItem(slug)} title={title} figures={recentFigures} />
        </div>
      ),
    },
    {
      head: 'Actions',
      className: 'max-md:block max-md:before:hidden md:w-0',
      cell: (item) => (
        <ContentActions
          item={item}
          edit={paths.editPortfolio(item.slug)}
          onPublish={() => onPublish(item)}
          onRemove={() => onRemove(item)}
        />
      ),
    },
  ];
  return (
    <Table
      caption="Portfolio items, newest first"
      columns={columns}
      rows={items}
      keyOf={({ id }) => id}
      total={total}
      onEnd={onEnd}
      selectable={selectable}
    />
  );
}

function Summary({ item }: { item: ManagedItem }) {
  const { slug, title, imageUrl, altText, createdAt } = item;
  return (
    <div className="flex items-center gap-4 max-md:items-start md:gap-5">
      <Thumbnail src={imageUrl} image={item.image} alt={altText || title} seed={slug} />
      <div className="min-w-0">
        <Link to={paths.portfolioItem(slug)}>{title}</Link>
        <p className="mt-1 text-sm font-normal text-ink-soft">{categoryOf(item)}</p>
        <p className="text-sm font-normal text-ink-soft">{`Created: ${shortDate(createdAt)}`}</p>
      </div>
    </div>
  );
}
