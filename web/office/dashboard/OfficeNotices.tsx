import { useQuery } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import type { OfficeNoticeKind } from '#web/gql/graphql.ts';
import { OfficeNoticesDocument } from '#web/shared/data/documents/overview.ts';

/** Texts by kind. A newer server may send kinds that this page does not know. */
const texts: Partial<Record<OfficeNoticeKind, { title: string; link?: string }>> = {
  CLOCK: { title: 'The clocks differ' },
  SAMPLE_ACCOUNTS: { title: 'Anybody can sign in', link: 'Open User Management' },
};

/** Notices for admins at the top of the dashboard. */
export function OfficeNotices() {
  const { data } = useQuery(OfficeNoticesDocument, { fetchPolicy: 'cache-and-network' });
  const notices = data?.officeNotices.notices ?? [];
  if (!notices.length) return null;
  return (
    <ul aria-label="To be seen to" className="mb-(--part-space) grid gap-4">
      {notices.map(({ kind, text, path }) => (
        <li key={kind} className="border-l-8 border-danger bg-sheet p-5">
          {texts[kind] && <h2 className="mb-1.5 text-lg">{texts[kind].title}</h2>}
          <p className="measure text-pretty wrap-anywhere">{text}</p>
          {path && (
            <p className="mt-3">
              <Link to={path} className="link font-semibold">
                {texts[kind]?.link ?? 'See to it'}
              </Link>
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
