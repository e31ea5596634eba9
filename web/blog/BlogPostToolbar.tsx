import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { blogSentences } from '#schema/blog.ts';
import { paths } from '#web/paths.ts';
import { PublishBadge } from '#web/ui/Badge.tsx';
import { Button, LinkButton } from '#web/ui/Button.tsx';
import { ConfirmRemoval } from '#web/ui/ConfirmRemoval.tsx';
import type { Post } from './BlogPost.tsx';
import { usePublishBlogPost } from './usePublishBlogPost.ts';
import { useRemoveBlogPost } from './useRemoveBlogPost.ts';

/** What an admin can do with the post on the page. */
export function BlogPostToolbar({ post: { id, slug, title, isPublished } }: { post: Post }) {
  const navigate = useNavigate();
  const publish = usePublishBlogPost(blogSentences.pageToggleFailed);
  const remove = useRemoveBlogPost(blogSentences.pageRemoveFailed);
  const [isAsking, setAsking] = useState(false);
  const [isRemoving, setRemoving] = useState(false);

  const onConfirm = async () => {
    setAsking(false);
    setRemoving(true);
    if (await remove(id)) await navigate(paths.blogs);
    else setRemoving(false);
  };

  return (
    <section aria-label="Manage this post" className="screen-only border-b border-line bg-sheet">
      <div className="shell flex min-h-16 flex-wrap items-center gap-x-3 gap-y-2 py-3">
        <p className="max-sm:w-full sm:mr-auto">
          <PublishBadge published={isPublished} />
        </p>
        <Button variant="secondary" size="small" onClick={() => publish(id, !isPublished)}>
          {isPublished ? 'Unpublish' : 'Publish'}
        </Button>
        <LinkButton variant="secondary" size="small" to={paths.editBlog(slug)}>
          Edit
        </LinkButton>
        <Button variant="quietDanger" size="small" busy={isRemoving} onClick={() => setAsking(true)}>
          Delete
        </Button>
      </div>
      <ConfirmRemoval
        what="blog post"
        title={isAsking ? title : null}
        onClose={() => setAsking(false)}
        onConfirm={onConfirm}
      />
    </section>
  );
}
