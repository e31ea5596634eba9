import { Link, useLocation } from 'react-router-dom';
import { FOLDER, SPAM } from '#web/lists/folderParams.ts';
import { useFolder } from '#web/lists/useFolder.ts';

const tab =
  '-mb-px border-b-4 border-transparent pt-2 pb-2.5 font-semibold text-ink-soft tabular-nums hover:border-ink hover:text-ink ' +
  'aria-[current=page]:border-signal aria-[current=page]:text-ink';

type Props = {
  /** What the folder is called that is not spam. */
  inbox: string;
  /** How many lie in the spam folder; undefined while nobody knows. */
  spam: number | undefined;
};

/** The way between what came in and what looked like spam; the address says where one is. */
export function Folders({ inbox, spam }: Props) {
  const { pathname } = useLocation();
  const folder = useFolder();
  const current = (name: typeof folder) => (folder === name ? 'page' : undefined);
  return (
    <nav aria-label="Folders" className="mb-8 flex gap-6 border-b border-line">
      <Link to={pathname} className={tab} aria-current={current('INBOX')}>
        {inbox}
      </Link>
      <Link to={`${pathname}?${FOLDER}=${SPAM}`} className={tab} aria-current={current('SPAM')}>
        {spam === undefined ? 'Spam' : `Spam (${spam})`}
      </Link>
    </nav>
  );
}
