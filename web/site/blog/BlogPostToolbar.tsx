import { useQuery } from '@apollo/client/react';
import { blogStrings } from '#schema/blog.ts';
import { useLoaderData } from '#web/shared/data/loaderData.tsx';
import { paths } from '#web/shared/paths.ts';
import { ScheduleNote } from '#web/shared/schedule/ScheduleNote.tsx';
import { ContentToolbar } from '#web/shared/ui/ContentToolbar.tsx';
import { PendingBadge } from '#web/shared/ui/PendingBadge.tsx';
import { BlogPostPlanDocument } from './documents.ts';
import type { blogPostLoader } from './loaders.ts';
import type { Post } from './publicDocuments.ts';
import { usePublishBlogPost } from './usePublishBlogPost.ts';
import { useRemoveBlogPost } from './useRemoveBlogPost.ts';

/** What an admin can do with the post on the page. */
export function BlogPostToolbar({ post }: { post: Post }) {
  const { replace, revalidate } = useLoaderData<typeof blogPostLoader>();
  const variables = { slug: post.slug };
  // Cached first, and asked anew: what is pending changes elsewhere.
  const { data } = useQuery(BlogPostPlanDocument, { variables, fetchPolicy: 'cache-and-network' });
  const plan = data?.blogPost;
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
      what="blog post"
      edit={paths.editBlog(post.slug)}
      revisions={paths.blogRevisions(post.slug)}
      list={paths.blogs}
      plan={
        plan && (
          <>
            <ScheduleNote publishAt={plan.publishAt} takeBackAt={plan.takeBackAt} />
            <PendingBadge pending={plan.pendingChanges} />
          </>
        )
      }
      onPublish={onPublish}
      remove={remove}
    />
  );
}
