import { useQuery } from '@apollo/client/react';
import { useNavigate, useParams } from 'react-router-dom';
import { blogSentences } from '#schema/blog.ts';
import { outside } from '#web/app/contact.ts';
import { OfficePage } from '#web/app/OfficePage.tsx';
import { failureOf } from '#web/errors.ts';
import { paths } from '#web/paths.ts';
import { LinkButton } from '#web/ui/Button.tsx';
import { ErrorPanel, Loading } from '#web/ui/States.tsx';
import { useErrorToast } from '#web/ui/useErrorToast.ts';
import { BlogForm } from './BlogForm.tsx';
import { BlogPostMissing } from './BlogPostMissing.tsx';
import { EditBlogPostDocument } from './documents.ts';
import type { EditedPost } from './useBlogForm.ts';
import { useUpdateBlogPost } from './useUpdateBlogPost.ts';

export function EditBlogPage() {
  const { slug = '' } = useParams();
  // What is edited is what is stored now, and nothing that changes elsewhere changes it under the writer's hands.
  const options = { variables: { slug }, fetchPolicy: 'no-cache', notifyOnNetworkStatusChange: true } as const;
  const { data, loading, error, refetch } = useQuery(EditBlogPostDocument, options);
  const post = data?.blogPost;
  const failure = error ? failureOf(error) : null;
  const isMissing = failure?.code === 'NOT_FOUND' || post === null;
  const sentence = post || loading || isMissing ? null : (failure?.message ?? blogSentences.failed);
  useErrorToast(sentence);

  if (isMissing) return <BlogPostMissing message={blogSentences.notFound} />;
  if (post) return <Edit post={post} />;
  return (
    <OfficePage title="Edit Blog Post">
      {sentence ? (
        <ErrorPanel
          title="Error Loading Post"
          message={sentence}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      ) : (
        <Loading />
      )}
    </OfficePage>
  );
}

function Edit({ post }: { post: EditedPost }) {
  const navigate = useNavigate();
  const update = useUpdateBlogPost(post);
  const view = (
    <LinkButton variant="secondary" to={paths.blogPost(post.slug)} {...outside}>
      View Post
    </LinkButton>
  );
  return (
    <OfficePage title="Edit Blog Post" actions={view}>
      <BlogForm post={post} send={update} onSent={(slug) => void navigate(paths.blogPost(slug))} />
    </OfficePage>
  );
}
