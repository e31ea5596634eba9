import { Badge } from '#web/shared/ui/Badge.tsx';

/** The shape shows the state too, not only the colour. */
export const ReadBadge = ({ isRead }: { isRead: boolean }) => (
  <Badge tone={isRead ? 'neutral' : 'signal'}>
    <span aria-hidden="true" className={`size-2 rounded-full border-2 border-current ${isRead ? '' : 'bg-current'}`} />
    {isRead ? 'Read' : 'Unread'}
  </Badge>
);
