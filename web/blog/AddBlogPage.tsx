import { useNavigate } from 'react-router-dom';
import { OfficePage } from '#web/app/OfficePage.tsx';
import { paths } from '#web/paths.ts';
import { BlogForm } from './BlogForm.tsx';
import { useCreateBlogPost } from './useCreateBlogPost.ts';

export function AddBlogPage() {
  const navigate = useNavigate();
  const create = useCreateBlogPost();
  return (
    <OfficePage title="Add Blog Post">
      <BlogForm send={create} onSent={() => void navigate(paths.blogs)} />
    </OfficePage>
  );
}
