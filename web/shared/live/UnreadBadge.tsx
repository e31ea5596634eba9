import { useUnread } from './unread.ts';

/** The id of the text that says the count to those who cannot see the badge. */
export const UNREAD_ID = 'unread-messages';

/** @returns what a link to the messages is described by, while any are unread */
export const useUnreadId = () => (useUnread() > 0 ? UNREAD_ID : undefined);

/** How many messages wait, beside a link, which is described by it: its name stays what it is. */
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
