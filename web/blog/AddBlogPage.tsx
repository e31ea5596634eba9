import { useNavigate } from 'react-router-dom';
import { OfficePage } from '#web/app/OfficePage.tsx';
import { WithDraft } from '#web/draft/WithDraft.tsx';
import { paths } from '#web/paths.ts';
import { BlogForm } from './BlogForm.tsx';
import type { SavedDraft } from './DraftNotice.tsx';
import { useCreateBlogPost } from './useCreateBlogPost.ts';

export function AddBlogPage() {
  const navigate = useNavigate();
  const create = useCreateBlogPost();
  return (
    <OfficePage title="Add Blog Post">
      <WithDraft kind="BLOG_POST">
        {(written) => (
          <BlogForm
            {...written}
            send={create}
            onSent={(slug, { title, isPublished }) => {
              // The list does not have a draft: it says where that is instead.
              const draft: SavedDraft | null = isPublished ? null : { slug, title };
              void navigate(paths.blogs, { state: draft && { draft } });
            }}
          />
        )}
      </WithDraft>
    </OfficePage>
  );
}
