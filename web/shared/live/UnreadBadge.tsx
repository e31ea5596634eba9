import { useUnread } from './unread.ts';

export const UNREAD_ID = 'unread-messages';

export const useUnreadId = () => (useUnread() > 0 ? UNREAD_ID : undefined);

/** The unread count beside a link. It is the link's description, so that the link's name does not change. */
export function UnreadBadge({ className = '' }: { className?: string }) {
  const unread = useUnread();
  if (unread === 0) return null;
  return (
    <span
      aria-hidden="true"
      className={`inline-grid h-5 min-w-5 place-items-center bg-signal px-1 font-text text-xs font-bold tracking-normal text-on-signal tabular-nums ${className}`}
    >
      {unread > 99 ? '99+' : unread}
    </span>
  );
}
