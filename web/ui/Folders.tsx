import { useLocation, useSearchParams } from 'react-router-dom';
import { FOLDER, readIn, SPAM, STATUS } from '#web/lists/folderParams.ts';
import { useFolder } from '#web/lists/useFolder.ts';
import { ListTabs } from './ListTabs.tsx';

type Props = {
  /** What the folder is called that is not spam. */
  inbox: string;
  /** Whether what is unread in it can be shown alone. */
  hasUnread?: boolean;
  /** How many lie in the spam folder; undefined while nobody knows. */
  spam: number | undefined;
};

/** The way between what came in, what of it is unread, and what looked like spam. */
export function Folders({ inbox, hasUnread = false, spam }: Props) {
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const folder = useFolder();
  const isUnread = hasUnread && folder === 'INBOX' && readIn(params) === false;
  const tabs = [
    { label: inbox, to: pathname, isCurrent: folder === 'INBOX' && !isUnread },
    { label: 'Unread', to: `${pathname}?${STATUS}=unread`, isCurrent: isUnread },
    {
      label: spam === undefined ? 'Spam' : `Spam (${spam})`,
      to: `${pathname}?${FOLDER}=${SPAM}`,
      isCurrent: folder === 'SPAM',
    },
  ];
  return <ListTabs label="Folders" tabs={hasUnread ? tabs : tabs.filter(({ label }) => label !== 'Unread')} />;
}
