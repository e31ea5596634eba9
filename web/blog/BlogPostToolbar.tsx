import { blogStrings } from '#schema/blog.ts';
import { paths } from '#web/paths.ts';
import { ContentToolbar } from '#web/ui/ContentToolbar.tsx';
import type { Post } from './documents.ts';
import { usePublishBlogPost } from './usePublishBlogPost.ts';
import { useRemoveBlogPost } from './useRemoveBlogPost.ts';

/** What an admin can do with the post on the page. */
export function BlogPostToolbar({ post }: { post: Post }) {
  const publish = usePublishBlogPost(blogStrings.pageToggleFailed);
  const remove = useRemoveBlogPost(blogStrings.pageRemoveFailed);
  return (
    <ContentToolbar
      label="Manage this post"
      item={post}
      what="blog post"
      edit={paths.editBlog(post.slug)}
      list={paths.blogs}
      publish={publish}
      remove={remove}
    />
  );
}
