import { useQuery } from '@apollo/client/react';
import { blogStrings } from '#schema/blog.ts';
import { useLoaderData } from '#web/data/loaderData.tsx';
import { PendingBadge } from '#web/draft/PendingBadge.tsx';
import { paths } from '#web/paths.ts';
import { ContentToolbar } from '#web/ui/ContentToolbar.tsx';
import { PendingBlogPostDocument } from './documents.ts';
import type { blogPostLoader } from './loaders.ts';
import type { Post } from './publicDocuments.ts';
import { usePublishBlogPost } from './usePublishBlogPost.ts';
import { useRemoveBlogPost } from './useRemoveBlogPost.ts';

/** What an admin can do with the post on the page. */
export function BlogPostToolbar({ post }: { post: Post }) {
  const variables = { slug: post.slug };
  const { data: pending } = useQuery(PendingBlogPostDocument, { variables, fetchPolicy: 'cache-and-network' });
  const { replace, revalidate } = useLoaderData<typeof blogPostLoader>();
  const publish = usePublishBlogPost(blogStrings.pageToggleFailed);
  const remove = useRemoveBlogPost(blogStrings.pageRemoveFailed);
  const onPublish = async (isPublished: boolean) => {
    const { data, failure } = await publish(post.id, isPublished, (back) => void onPublish(back));
    if (data) {
      const { isPublished } = data.publishBlogPost;
      replace((page) => ({ ...page, blogPost: page.blogPost && { ...page.blogPost, isPublished } }));
    }
    // Somebody else has deleted it.
    else if (failure?.code === 'NOT_FOUND') revalidate();
  };
  return (
    <ContentToolbar
      label="Manage this post"
      item={post}
      note={<PendingBadge pending={pending?.blogPost?.pendingChanges} />}
      what="blog post"
      edit={paths.editBlog(post.slug)}
      list={paths.blogs}
      onPublish={onPublish}
      remove={remove}
    />
  );
}
