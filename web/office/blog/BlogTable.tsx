import { Link } from 'react-router-dom';
import type { ManageBlogsQuery } from '#web/gql/graphql.ts';
import { RecentFigures } from '#web/office/dashboard/insight/RecentFigures.tsx';
import { shortDate } from '#web/shared/dates.ts';
import { paths } from '#web/shared/paths.ts';
import { ScheduleNote } from '#web/shared/schedule/ScheduleNote.tsx';
import { PublishBadge } from '#web/shared/ui/Badge.tsx';
import { ContentActions } from '#web/shared/ui/ContentActions.tsx';
import { PendingBadge } from '#web/shared/ui/PendingBadge.tsx';
import { type Column, type Selectable, Table } from '#web/shared/ui/Table.tsx';

export type ManagedPost = ManageBlogsQuery['allBlogPosts']['nodes'][number];
type Act = (post: ManagedPost) => void;
type Props = {
  posts: readonly ManagedPost[];
  total: number;
  onEnd?: () => void;
  selectable: Selectable<ManagedPost>;
  onPublish: Act;
  onRemove: Act;
};

export function BlogTable({ posts, total, onEnd, selectable, onPublish, onRemove }: Props) {
  const columns: Column<ManagedPost>[] = [
    {
      head: 'Title',
      title: true,
      className: 'wrap-anywhere md:min-w-40',
      cell: ({ slug, title }) => <Link to={paths.blogPost(slug)}>{title}</Link>,
    },
    {
      head: 'Status',
      cell: ({ slug, title, recentFigures, isPublished, publishAt, takeBackAt, pendingChanges }) => (
        <div className="grid justify-items-start gap-1.5">
          <PublishBadge published={isPublished} />
          <ScheduleNote publishAt={publishAt} takeBackAt={takeBackAt} />
          <PendingBadge pending={pendingChanges} />
          <RecentFigures page={paths.blogPost(slug)} title={title} figures={recentFigures} />
        </div>
      ),
    },
    { head: 'Created At', className: 'whitespace-nowrap', cell: ({ createdAt }) => shortDate(createdAt) },
    {
      head: 'Actions',
      className: 'max-md:block max-md:before:hidden md:w-0',
      cell: (post) => (
        <ContentActions
          item={post}
          view={paths.blogPost(post.slug)}
          edit={paths.editBlog(post.slug)}
          onPublish={() => onPublish(post)}
          onRemove={() => onRemove(post)}
        />
      ),
    },
  ];
  return (
    <Table
      caption="Blog posts, newest first"
      columns={columns}
      rows={posts}
      keyOf={({ id }) => id}
      total={total}
      onEnd={onEnd}
      selectable={selectable}
    />
  );
}
