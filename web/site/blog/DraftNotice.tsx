import { Link, useLocation, useNavigationType } from 'react-router-dom';
import { blogStrings } from '#schema/blogStrings.ts';
import { paths } from '#web/shared/paths.ts';

/** A draft that was saved just now: what the navigation to the blog brings along. */
export type SavedDraft = { slug: string; title: string };

/** Where a draft is that was saved just now, and that the list below therefore does not show. Gone after a reload. */
export function DraftNotice() {
  const isNew = useNavigationType() !== 'POP';
  const draft = (useLocation().state as { draft?: SavedDraft } | null)?.draft;
  if (!draft || !isNew) return null;
  return (
    <p role="status" className="shell mt-6 wrap-anywhere">
      <span className="block border-l-8 border-ok bg-sheet px-5 py-4">
        {blogStrings.draftSaved}{' '}
        <Link to={paths.blogPost(draft.slug)} className="link font-semibold">
          {draft.title}
        </Link>
        {' · '}
        <Link to={paths.manageBlogs} className="link font-semibold">
          Manage Blogs
        </Link>
      </span>
    </p>
  );
}
