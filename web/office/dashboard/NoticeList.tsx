import { Link } from 'react-router-dom';
import type { OfficeNoticeKind } from '#web/gql/graphql.ts';

/** Texts by kind. A newer server may send kinds that this page does not know. */
const texts: Partial<Record<OfficeNoticeKind, { title: string; link?: string }>> = {
  CLOCK: { title: 'The clocks differ' },
  SAMPLE_ACCOUNTS: { title: 'Anybody can sign in', link: 'Open User Management' },
  MAIL: { title: 'Mail not delivered', link: 'Open it' },
  CALENDAR: { title: 'Calendar not read', link: 'Open the calendars' },
  HOSTS: { title: 'Nobody takes calls', link: 'Add a host' },
  WEBHOOK: { title: 'Webhook failed', link: 'Open the webhook' },
  BACKUP: { title: 'Backup failed', link: 'Open the backups' },
};

type Notice = { kind: OfficeNoticeKind; text: string; path?: string | null | undefined };

export function NoticeList({ label, notices }: { label: string; notices: readonly Notice[] }) {
  if (!notices.length) return null;
  return (
    <ul aria-label={label} className="mb-4 grid gap-2">
      {notices.map(({ kind, text, path }) => (
        <li
          key={`${path} ${text}`}
          className="flex flex-wrap items-baseline gap-x-4 gap-y-1 border-l-8 border-danger bg-sheet px-4 py-2"
        >
          {texts[kind] && <h2 className="text-base">{texts[kind].title}</h2>}
          <p dir="auto" className="measure min-w-0 grow text-sm text-pretty wrap-anywhere">
            {text}
          </p>
          {path && (
            <Link to={path} className="link ml-auto text-sm font-semibold max-sm:ml-0">
              {texts[kind]?.link ?? 'See to it'}
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}
