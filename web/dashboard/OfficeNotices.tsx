import { useQuery } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import { OfficeNoticesDocument } from './documents.ts';

/** What an admin has to see to, above everything else; nothing where there is nothing. */
export function OfficeNotices() {
  const { data } = useQuery(OfficeNoticesDocument, { fetchPolicy: 'cache-and-network' });
  const notices = data?.officeNotices.notices ?? [];
  if (!notices.length) return null;
  return (
    <ul aria-label="To be seen to" className="mb-12 grid gap-4">
      {notices.map(({ kind, text, path }) => (
        <li key={kind} className="border-l-8 border-danger bg-sheet p-5">
          <p className="measure font-semibold wrap-anywhere">{text}</p>
          {path && (
            <p className="mt-2">
              <Link to={path} className="link">
                See to it
              </Link>
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
