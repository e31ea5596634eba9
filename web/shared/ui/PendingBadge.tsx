import { draftStrings } from '#schema/draft.ts';
import { useSession } from '#web/shared/session/session.ts';
import { Badge } from './Badge.tsx';
import { listed } from './listed.ts';

/** Marks an item with autosaved changes: the viewer's own, or those of named colleagues. */
export function PendingBadge({ pending }: { pending: readonly { userId: string; name: string }[] | undefined }) {
  const ownId = useSession()?.user._id;
  if (!pending?.length) return null;
  const others = pending.filter(({ userId }) => userId !== ownId).map(({ name }) => name);
  const isOwn = others.length < pending.length;
  return (
    <>
      {isOwn && <Badge>{draftStrings.ownPending}</Badge>}
      {others.length > 0 && (
        <span className="text-xs text-ink-soft wrap-anywhere">
          {draftStrings.othersPending(listed(others), others.length === 1)}
        </span>
      )}
    </>
  );
}
