import { useNavigate, useParams } from 'react-router-dom';
import { blogStrings } from '#schema/blog.ts';
import { outside } from '#web/app/contact.ts';
import { OfficePage } from '#web/app/OfficePage.tsx';
import { useEditForm } from '#web/forms/useEditForm.ts';
import { paths } from '#web/paths.ts';
import { LinkButton } from '#web/ui/Button.tsx';
import { ErrorPanel, Loading } from '#web/ui/States.tsx';
import { BlogForm } from './BlogForm.tsx';
import { BlogPostMissing } from './BlogPostMissing.tsx';
import { EditBlogPostDocument } from './documents.ts';
import type { EditedPost } from './useBlogForm.ts';
import { useUpdateBlogPost } from './useUpdateBlogPost.ts';

export function EditBlogPage() {
  const { slug = '' } = useParams();
  const { item, isMissing, sentence, retry } = useEditForm({
    document: EditBlogPostDocument,
    slug,
    pick: ({ blogPost }) => blogPost,
    failed: blogStrings.failed,
  });

  if (isMissing) return <BlogPostMissing message={blogStrings.notFound} />;
  if (item) return <Edit post={item} />;
  return (
    <OfficePage title="Edit Blog Post">
      {sentence ? <ErrorPanel title="Error Loading Post" message={sentence} onRetry={retry} /> : <Loading />}
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
