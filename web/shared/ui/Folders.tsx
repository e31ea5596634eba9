import { useLocation, useSearchParams } from 'react-router-dom';
import { FOLDER, readIn, SPAM, STATUS } from '#web/shared/lists/folderParams.ts';
import { useFolder } from '#web/shared/lists/useFolder.ts';
import { ListTabs } from './ListTabs.tsx';

type Props = {
  /** Label of the folder that is not spam. */
  inbox: string;
  hasUnread?: boolean;
  /** Number of items in the spam folder; undefined while unknown. */
  spam: number | undefined;
  /** Query parameters to preserve between folders; defaults to none. */
  preservedParams?: readonly string[];
};

export function Folders({ inbox, hasUnread = false, spam, preservedParams = [] }: Props) {
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const folder = useFolder();
  const isUnread = hasUnread && folder === 'INBOX' && readIn(params) === false;
  const to = (parameter?: string, value?: string) => {
    const next = new URLSearchParams([...params].filter(([name]) => preservedParams.includes(name)));
    if (parameter && value) next.set(parameter, value);
    return next.size > 0 ? `${pathname}?${next}` : pathname;
  };
  const tabs = [
    { label: inbox, to: to(), isCurrent: folder === 'INBOX' && !isUnread },
    { label: 'Unread', to: to(STATUS, 'unread'), isCurrent: isUnread },
    {
      label: spam === undefined ? 'Spam' : `Spam (${spam})`,
      to: to(FOLDER, SPAM),
      isCurrent: folder === 'SPAM',
    },
  ];
  return <ListTabs label="Folders" tabs={hasUnread ? tabs : tabs.filter(({ label }) => label !== 'Unread')} />;
}
