import { Plus } from 'lucide-react';
import { useState } from 'react';
import { blogStrings } from '#schema/blog.ts';
import type { BulkTarget } from '#web/office/bulk/bulkActions.ts';
import { SelectAll } from '#web/office/bulk/SelectAll.tsx';
import { SelectionBar } from '#web/office/bulk/SelectionBar.tsx';
import { useBulk } from '#web/office/bulk/useBulk.ts';
import { BegunDrafts } from '#web/office/content/autosave/BegunDrafts.tsx';
import { OfficePage } from '#web/shared/app/OfficePage.tsx';
import { sentenceOf } from '#web/shared/data/errors.ts';
import { CsvButton } from '#web/shared/lists/CsvButton.tsx';
import { useCsvDownload } from '#web/shared/lists/useCsvDownload.ts';
import { useOfficeList } from '#web/shared/lists/useOfficeList.ts';
import { usePublished } from '#web/shared/lists/usePublished.ts';
import { useSearch } from '#web/shared/lists/useSearch.ts';
import { paths } from '#web/shared/paths.ts';
import { LinkButton } from '#web/shared/ui/Button.tsx';
import { ConfirmRemoval } from '#web/shared/ui/ConfirmRemoval.tsx';
import { PublishTabs } from '#web/shared/ui/PublishTabs.tsx';
import { RefreshButton } from '#web/shared/ui/RefreshButton.tsx';
import { SearchBar } from '#web/shared/ui/SearchBar.tsx';
import { Empty, ErrorPanel, Loading } from '#web/shared/ui/States.tsx';
import { blogPostEntity } from '#web/site/blog/cacheEntity.ts';
import { ManageBlogsDocument } from '#web/site/blog/documents.ts';
import { usePublishBlogPost } from '#web/site/blog/usePublishBlogPost.ts';
import { useRemoveBlogPost } from '#web/site/blog/useRemoveBlogPost.ts';
import { BlogTable, type ManagedPost } from './BlogTable.tsx';

export function ManageBlogsPage() {
  const search = useSearch();
  const { wanted } = search;
  const isPublished = usePublished();
  const filter = { search: wanted, isPublished };
  const list = useOfficeList({
    document: ManageBlogsDocument,
    variables: filter,
    pick: ({ allBlogPosts }) => allBlogPosts,
    sentence: (error) => sentenceOf(error, blogStrings.adminListFailed),
  });
  const { items: posts, totalCount, loading, sentence, more, fetchUpTo, refresh } = list;
  const csv = useCsvDownload('posts', filter);
  const actions = (
    <>
      <RefreshButton busy={loading && posts !== undefined} onClick={refresh} />
      <CsvButton csv={csv} disabled={totalCount === 0} />
      <LinkButton to={paths.addBlog}>
        <Plus aria-hidden="true" className="size-5" /> Add New Post
      </LinkButton>
    </>
  );
  return (
    <OfficePage title="Manage Blog Posts" actions={actions}>
      {sentence && (
        <div className="mb-10">
          <ErrorPanel title="Error Loading Posts" message={sentence} onRetry={refresh} />
        </div>
      )}
      <BegunDrafts kind="BLOG_POST" to={paths.addBlog} />
      <PublishTabs />
      {posts ? (
        <>
          {(totalCount > 0 || wanted || isPublished !== null) && (
            <SearchBar label="Find by title" search={search} total={totalCount} counted={counted} />
          )}
          <Posts
            key={`${isPublished} ${wanted}`}
            isFiltered={isPublished !== null}
            posts={posts}
            total={totalCount}
            wanted={wanted}
            onEnd={more}
            fetchUpTo={fetchUpTo}
          />
        </>
      ) : (
        !sentence && <Loading label="Loading posts..." />
      )}
    </OfficePage>
  );
}

const target: BulkTarget = { kind: 'BLOG_POST', entity: blogPostEntity, one: 'blog post', many: 'blog posts' };

type PostsProps = {
  posts: readonly ManagedPost[];
  total: number;
  wanted: string;
  /** Whether only published ones are shown, or only drafts. */
  isFiltered: boolean;
  onEnd?: () => void;
  fetchUpTo: ((most: number) => Promise<readonly ManagedPost[] | null>) | undefined;
};

function Posts({ posts, total, wanted, isFiltered, onEnd, fetchUpTo }: PostsProps) {
  const publish = usePublishBlogPost(blogStrings.statusFailed);
  const remove = useRemoveBlogPost(blogStrings.removeFailed);
  const [asked, setAsked] = useState<ManagedPost | null>(null);

  const onPublish = (post: ManagedPost) => void publish(post.id, !post.isPublished);
  const bulk = useBulk({
    target,
    items: posts,
    nameOf: ({ title }) => title,
    actions: ['PUBLISH', 'UNPUBLISH', 'REMOVE'],
    onPublish,
    onRemove: setAsked,
  });
  const onConfirm = () => {
    setAsked(null);
    if (asked) void remove(asked.id);
  };

  if (total === 0 && wanted) return <p className="py-8 text-ink-soft">No post has this in its title.</p>;
  if (total === 0 && isFiltered) return <p className="py-8 text-ink-soft">There is no such post.</p>;
  if (total === 0) {
    const action = <LinkButton to={paths.addBlog}>Write the first one</LinkButton>;
    return <Empty title="No Blog Posts Yet" text="Posts appear here as soon as they are written." action={action} />;
  }
  return (
    <>
      <SelectAll bulk={bulk} total={total} fetchUpTo={fetchUpTo} />
      <BlogTable
        posts={posts}
        total={total}
        onEnd={onEnd}
        selectable={bulk}
        onPublish={onPublish}
        onRemove={setAsked}
      />
      <SelectionBar bulk={bulk} />
      <ConfirmRemoval
        what="blog post"
        title={asked?.title ?? null}
        onClose={() => setAsked(null)}
        onConfirm={onConfirm}
      />
    </>
  );
}

const counted = (total: number) => `${total} ${total === 1 ? 'post' : 'posts'}`;
