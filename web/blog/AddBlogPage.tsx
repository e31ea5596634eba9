import { useNavigate } from 'react-router-dom';
import { OfficePage } from '#web/app/OfficePage.tsx';
import { useNewDraft } from '#web/draft/useNewDraft.ts';
import { WithDraft } from '#web/draft/WithDraft.tsx';
import { paths } from '#web/paths.ts';
import { BlogForm } from './BlogForm.tsx';
import type { SavedDraft } from './DraftNotice.tsx';
import { useCreateBlogPost } from './useCreateBlogPost.ts';

export function AddBlogPage() {
  const navigate = useNavigate();
  const create = useCreateBlogPost();
  const { key, ...draft } = useNewDraft().props;
  return (
    <OfficePage title="Add Blog Post">
      <WithDraft key={key} kind="BLOG_POST" {...draft}>
        {(written) => (
          <BlogForm
            {...written}
            send={create}
            onSent={(slug, { title, isPublished }) => {
              // The list does not have a draft: it says where that is instead.
              const saved: SavedDraft | null = isPublished ? null : { slug, title };
              void navigate(paths.blogs, { state: saved && { draft: saved } });
            }}
          />
        )}
      </WithDraft>
    </OfficePage>
  );
}
