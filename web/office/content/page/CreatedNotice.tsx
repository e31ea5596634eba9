import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '#web/shared/paths.ts';

export type CreatedPage = { slug: string; title: string; sentence: string | null };

/** Says above the form that the page was just created; the state of the address says so. */
export function CreatedNotice() {
  const created: CreatedPage | undefined = useLocation().state?.created;
  const notice = useRef<HTMLDivElement>(null);
  const hasNotice = created !== undefined;
  useEffect(() => {
    if (hasNotice) notice.current?.focus();
  }, [hasNotice]);
  if (!created) return null;
  return (
    <div ref={notice} tabIndex={-1} className="mb-8 border-l-8 border-ok bg-sheet px-5 py-4 wrap-anywhere">
      <p>
        {'Created: '}
        <Link to={paths.page(created.slug)} dir="auto" className="link font-semibold">
          {created.title}
        </Link>
      </p>
      {created.sentence && <p>{created.sentence}</p>}
    </div>
  );
}
