import { Link } from 'react-router-dom';
import { blogStrings } from '#schema/blogStrings.ts';
import type { ManageBlogsQuery } from '#web/gql/graphql.ts';
import { type ManageConfig, ManageContentPage } from '#web/office/content/manage/ManageContentPage.tsx';
import { OfficeDate } from '#web/shared/app/useDates.tsx';
import { paths } from '#web/shared/paths.ts';
import { LinkButton } from '#web/shared/ui/Button.tsx';
import { blogConfig } from '#web/site/blog/config.ts';
import { ManageBlogsDocument } from '#web/site/blog/documents.ts';

type ManagedPost = ManageBlogsQuery['allBlogPosts']['nodes'][number];

const manage: ManageConfig<ManageBlogsQuery, ManagedPost> = {
  kind: 'BLOG_POST',
  config: blogConfig,
  document: ManageBlogsDocument,
  pick: ({ allBlogPosts }) => allBlogPosts,
  sentence: blogStrings.adminListFailed,
  csv: 'posts',
  views: 'BLOG_POSTS',
  hasRefreshButton: true,
  labels: { add: 'Add New Post', loading: 'Loading posts...', failed: 'Error Loading Posts' },
  empty: {
    title: 'No Blog Posts Yet',
    text: 'Posts appear here as soon as they are written.',
    action: <LinkButton to={paths.addBlog}>Write the first one</LinkButton>,
  },
  table: {
    caption: 'Blog posts',
    titleColumn: {
      head: 'Title',
      title: true,
      className: 'cut wrap-anywhere md:w-2/5 md:min-w-40',
      cell: ({ slug, title }) => (
        <Link to={paths.blogPost(slug)} dir="auto">
          {title}
        </Link>
      ),
    },
    moreColumns: [
      {
        head: 'Created At',
        order: 'CREATED',
        className: 'whitespace-nowrap',
        cell: ({ createdAt }) => <OfficeDate at={createdAt} />,
      },
    ],
    hasView: true,
    columnList: 'posts',
  },
};

export const ManageBlogsPage = () => <ManageContentPage title="Manage Blog Posts" manage={manage} />;
