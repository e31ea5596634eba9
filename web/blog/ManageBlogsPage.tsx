import { Plus, RotateCw } from 'lucide-react';
import { useState } from 'react';
import { blogSentences } from '#schema/blog.ts';
import { OfficePage } from '#web/app/OfficePage.tsx';
import { sentenceOf } from '#web/errors.ts';
import { paths } from '#web/paths.ts';
import { Button, LinkButton } from '#web/ui/Button.tsx';
import { ConfirmRemoval } from '#web/ui/ConfirmRemoval.tsx';
import { InputField } from '#web/ui/Field.tsx';
import { Empty, ErrorPanel, Loading } from '#web/ui/States.tsx';
import { useOfficeList } from '#web/useOfficeList.ts';
import { useSearch } from '#web/useSearch.ts';
import { BlogTable, type ManagedPost } from './BlogTable.tsx';
import { ManageBlogsDocument } from './documents.ts';
import { usePublishBlogPost } from './usePublishBlogPost.ts';
import { useRemoveBlogPost } from './useRemoveBlogPost.ts';

export function ManageBlogsPage() {
  const { text, setText, wanted } = useSearch();
  const list = useOfficeList({
    document: ManageBlogsDocument,
    variables: { search: wanted },
    pick: ({ allBlogPosts }) => allBlogPosts,
    sentence: (error) => sentenceOf(error, blogSentences.adminListFailed),
  });
  const { items: posts, totalCount, loading, sentence, more, refresh } = list;
  const actions = (
    <>
      <Button variant="secondary" busy={loading && posts !== undefined} onClick={refresh}>
        {!(loading && posts) && <RotateCw aria-hidden="true" className="size-5" />} Refresh
      </Button>
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
            <div className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
              <div className="w-full sm:w-80">
                <InputField
                  type="search"
                  label="Find by title"
                  value={text}
                  onChange={(event) => setText(event.target.value)}
                />
              </div>
              <p role="status" className="text-sm text-ink-soft tabular-nums">
                {wanted ? `${totalCount} found` : counted(totalCount)}
              </p>
            </div>
          )}
          <Posts posts={posts} total={totalCount} wanted={wanted} onEnd={more} />
        </>
      ) : (
        !sentence && <Loading label="Loading posts..." />
      )}
    </OfficePage>
  );
}

type PostsProps = { posts: readonly ManagedPost[]; total: number; wanted: string; onEnd: () => void };

function Posts({ posts, total, wanted, onEnd }: PostsProps) {
  const publish = usePublishBlogPost(blogSentences.statusFailed);
  const remove = useRemoveBlogPost(blogSentences.removeFailed);
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
