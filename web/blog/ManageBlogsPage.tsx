import { Plus } from 'lucide-react';
import { useState } from 'react';
import { blogStrings } from '#schema/blog.ts';
import { OfficePage } from '#web/app/OfficePage.tsx';
import { sentenceOf } from '#web/data/errors.ts';
import { useOfficeList } from '#web/lists/useOfficeList.ts';
import { useSearch } from '#web/lists/useSearch.ts';
import { paths } from '#web/paths.ts';
import { LinkButton } from '#web/ui/Button.tsx';
import { ConfirmRemoval } from '#web/ui/ConfirmRemoval.tsx';
import { RefreshButton } from '#web/ui/RefreshButton.tsx';
import { SearchBar } from '#web/ui/SearchBar.tsx';
import { Empty, ErrorPanel, Loading } from '#web/ui/States.tsx';
import { BlogTable, type ManagedPost } from './BlogTable.tsx';
import { ManageBlogsDocument } from './documents.ts';
import { usePublishBlogPost } from './usePublishBlogPost.ts';
import { useRemoveBlogPost } from './useRemoveBlogPost.ts';

export function ManageBlogsPage() {
  const search = useSearch();
  const { wanted } = search;
  const list = useOfficeList({
    document: ManageBlogsDocument,
    variables: { search: wanted },
    pick: ({ allBlogPosts }) => allBlogPosts,
    sentence: (error) => sentenceOf(error, blogStrings.adminListFailed),
  });
  const { items: posts, totalCount, loading, sentence, more, refresh } = list;
  const actions = (
    <>
      <RefreshButton busy={loading && posts !== undefined} onClick={refresh} />
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
      {posts ? (
        <>
          {(totalCount > 0 || wanted) && (
            <SearchBar label="Find by title" search={search} total={totalCount} counted={counted} />
          )}
          <Posts posts={posts} total={totalCount} wanted={wanted} onEnd={more} />
        </>
      ) : (
        !sentence && <Loading label="Loading posts..." />
      )}
    </OfficePage>
  );
}

type PostsProps = { posts: readonly ManagedPost[]; total: number; wanted: string; onEnd?: () => void };

function Posts({ posts, total, wanted, onEnd }: PostsProps) {
  const publish = usePublishBlogPost(blogStrings.statusFailed);
  const remove = useRemoveBlogPost(blogStrings.removeFailed);
  const [asked, setAsked] = useState<ManagedPost | null>(null);

  const onConfirm = () => {
    setAsked(null);
    if (asked) void remove(asked.id);
  };

  if (total === 0 && wanted) return <p className="py-8 text-ink-soft">No post has this in its title.</p>;
  if (total === 0) {
    const action = <LinkButton to={paths.addBlog}>Write the first one</LinkButton>;
    return <Empty title="No Blog Posts Yet" text="Posts appear here as soon as they are written." action={action} />;
  }
  return (
    <>
      <BlogTable
        posts={posts}
        total={total}
        onEnd={onEnd}
        onPublish={(post) => publish(post.id, !post.isPublished)}
        onRemove={setAsked}
      />
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
