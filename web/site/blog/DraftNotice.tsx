import { Link, useLocation, useNavigationType } from 'react-router-dom';
import { paths } from '#web/shared/paths.ts';

/** Navigation state with the draft that was just saved. */
export type SavedDraft = { slug: string; title: string; sentence: string };

/** Links to a saved draft, which the public list does not contain. Gone after a reload. */
export function DraftNotice() {
  const isNew = useNavigationType() !== 'POP';
  const draft = (useLocation().state as { draft?: SavedDraft } | null)?.draft;
  if (!draft || !isNew) return null;
  return (
    <p role="status" className="shell mt-6 wrap-anywhere">
      <span className="block border-l-8 border-ok bg-sheet px-5 py-4">
        {draft.sentence}{' '}
        <Link to={paths.blogPost(draft.slug)} dir="auto" className="link font-semibold">
          {draft.title}
        </Link>
        {' · '}
        <Link to={paths.editBlog(draft.slug)} className="link font-semibold">
          Continue writing
        </Link>
        {' · '}
        <Link to={paths.manageBlogs} className="link font-semibold">
          Manage Blogs
        </Link>
      </span>
    </p>
  );
}
