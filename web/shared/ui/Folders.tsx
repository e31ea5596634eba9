import { useLocation, useSearchParams } from 'react-router-dom';
import { FOLDER, readIn, SPAM, STATUS } from '#web/shared/lists/folderParams.ts';
import { useFolder } from '#web/shared/lists/useFolder.ts';
import { ListTabs } from './ListTabs.tsx';

type Props = {
  /** What the folder is called that is not spam. */
  inbox: string;
  /** Whether what is unread in it can be shown alone. */
  hasUnread?: boolean;
  /** How many lie in the spam folder; undefined while nobody knows. */
  spam: number | undefined;
  /** The parameters of the address that hold in every folder; left out, none. */
  kept?: readonly string[];
};

/** The way between what came in, what of it is unread, and what looked like spam. */
export function Folders({ inbox, hasUnread = false, spam, kept = [] }: Props) {
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const folder = useFolder();
  const isUnread = hasUnread && folder === 'INBOX' && readIn(params) === false;
  const to = (parameter?: string, value?: string) => {
    const next = new URLSearchParams([...params].filter(([name]) => kept.includes(name)));
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
