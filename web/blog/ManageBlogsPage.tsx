import { Plus, RotateCw } from 'lucide-react';
import { useState } from 'react';
import { blogSentences } from '#schema/blog.ts';
import { OfficePage } from '#web/app/OfficePage.tsx';
import { paths } from '#web/paths.ts';
import { Button, LinkButton } from '#web/ui/Button.tsx';
import { InputField } from '#web/ui/Field.tsx';
import { Empty, ErrorPanel, Loading } from '#web/ui/States.tsx';
import { BlogTable, type ManagedPost } from './BlogTable.tsx';
import { ConfirmRemoval } from './ConfirmRemoval.tsx';
import { useAllBlogPosts } from './useAllBlogPosts.ts';
import { usePublishBlogPost } from './usePublishBlogPost.ts';
import { useRemoveBlogPost } from './useRemoveBlogPost.ts';

export function ManageBlogsPage() {
  const { posts, totalCount, loading, sentence, refresh } = useAllBlogPosts();
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
      {posts ? <Posts posts={posts} totalCount={totalCount} /> : !sentence && <Loading label="Loading posts..." />}
    </OfficePage>
  );
}

function Posts({ posts, totalCount }: { posts: readonly ManagedPost[]; totalCount: number }) {
  const publish = usePublishBlogPost(blogSentences.statusFailed);
  const remove = useRemoveBlogPost(blogSentences.removeFailed);
  const [asked, setAsked] = useState<ManagedPost | null>(null);
  const [wanted, setWanted] = useState('');

  const onConfirm = () => {
    setAsked(null);
    if (asked) void remove(asked.id);
  };

  if (totalCount === 0) {
    const action = <LinkButton to={paths.addBlog}>Write the first one</LinkButton>;
    return <Empty title="No Blog Posts Yet" text="Posts appear here as soon as they are written." action={action} />;
  }
  const shown = posts.filter(({ title }) => title.toLowerCase().includes(wanted.trim().toLowerCase()));
  const drafts = posts.filter(({ isPublished }) => !isPublished).length;
  return (
    <>
      <div className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="w-full sm:w-80">
          <InputField type="search" label="Find by title" value={wanted} onChange={(e) => setWanted(e.target.value)} />
        </div>
        <p role="status" className="text-sm text-ink-soft tabular-nums">
          {wanted ? `${shown.length} of ${totalCount}` : counted(totalCount, drafts)}
        </p>
      </div>
      {shown.length > 0 ? (
        <BlogTable posts={shown} onPublish={(post) => publish(post.id, !post.isPublished)} onRemove={setAsked} />
      ) : (
        <p className="py-8 text-ink-soft">No post has this in its title.</p>
      )}
      <ConfirmRemoval title={asked?.title ?? null} onClose={() => setAsked(null)} onConfirm={onConfirm} />
    </>
  );
}

const counted = (total: number, drafts: number) =>
  `${total} ${total === 1 ? 'post' : 'posts'}, ${drafts} ${drafts === 1 ? 'draft' : 'drafts'}`;
