import { Link } from 'react-router-dom';
import { outside } from '#web/app/contact.ts';
import { shortDate } from '#web/dates.ts';
import type { ManageBlogsQuery } from '#web/gql/graphql.ts';
import { paths } from '#web/paths.ts';
import { PublishBadge } from '#web/ui/Badge.tsx';
import { Button, LinkButton } from '#web/ui/Button.tsx';
import { type Column, Table } from '#web/ui/Table.tsx';

export type ManagedPost = ManageBlogsQuery['allBlogPosts']['nodes'][number];
type Act = (post: ManagedPost) => void;
type Props = { posts: readonly ManagedPost[]; total: number; onEnd?: () => void; onPublish: Act; onRemove: Act };

export function BlogTable({ posts, total, onEnd, onPublish, onRemove }: Props) {
  const columns: Column<ManagedPost>[] = [
    {
      head: 'Title',
      title: true,
      className: 'wrap-anywhere md:min-w-40',
      cell: ({ slug, title }) => <Link to={paths.blogPost(slug)}>{title}</Link>,
    },
    { head: 'Status', cell: ({ isPublished }) => <PublishBadge published={isPublished} /> },
    { head: 'Created At', className: 'whitespace-nowrap', cell: ({ createdAt }) => shortDate(createdAt) },
    {
      head: 'Actions',
      className: 'max-md:block max-md:before:hidden md:w-0',
      cell: (post) => <Actions post={post} onPublish={onPublish} onRemove={onRemove} />,
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
    />
  );
}

function Actions({ post, onPublish, onRemove }: { post: ManagedPost; onPublish: Act; onRemove: Act }) {
  const { slug, title, isPublished } = post;
  const verb = isPublished ? 'Unpublish' : 'Publish';
  return (
    <div className="flex items-center gap-1 max-lg:[&>*]:px-2 max-sm:flex-wrap">
      <Button
        variant="secondary"
        size="small"
        className="min-w-26"
        aria-label={`${verb} ${title}`}
        onClick={() => onPublish(post)}
      >
        {verb}
      </Button>
      <LinkButton
        variant="quiet"
        size="small"
        to={paths.blogPost(slug)}
        {...outside}
        aria-label={`View ${title} (opens in a new tab)`}
      >
        View
      </LinkButton>
      <LinkButton variant="quiet" size="small" to={paths.editBlog(slug)} aria-label={`Edit ${title}`}>
        Edit
      </LinkButton>
      <Button variant="quietDanger" size="small" aria-label={`Delete ${title}`} onClick={() => onRemove(post)}>
        Delete
      </Button>
    </div>
  );
}
