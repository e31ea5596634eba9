import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '#web/paths.ts';
import { PublishBadge } from '#web/ui/Badge.tsx';
import { Button, LinkButton } from '#web/ui/Button.tsx';
import { ConfirmRemoval } from '#web/ui/ConfirmRemoval.tsx';
import type { Item } from './PortfolioItem.tsx';
import { usePublishPortfolioItem } from './usePublishPortfolioItem.ts';
import { useRemovePortfolioItem } from './useRemovePortfolioItem.ts';

/** What an admin can do with the item on the page. */
export function PortfolioItemToolbar({ item: { id, slug, title, isPublished } }: { item: Item }) {
  const navigate = useNavigate();
  const publish = usePublishPortfolioItem();
  const remove = useRemovePortfolioItem();
  const [isAsking, setAsking] = useState(false);
  const [isRemoving, setRemoving] = useState(false);

  const onConfirm = async () => {
    setAsking(false);
    setRemoving(true);
    if (await remove(id)) await navigate(paths.portfolio);
    else setRemoving(false);
  };

  return (
    <section aria-label="Manage this item" className="screen-only border-b border-line bg-sheet">
      <div className="shell flex min-h-16 flex-wrap items-center gap-x-3 gap-y-2 py-3">
        <p className="max-sm:w-full sm:mr-auto">
          <PublishBadge published={isPublished} />
        </p>
        <Button variant="secondary" size="small" onClick={() => publish(id, !isPublished)}>
          {isPublished ? 'Unpublish' : 'Publish'}
        </Button>
        <LinkButton variant="secondary" size="small" to={paths.editPortfolio(slug)}>
          Edit
        </LinkButton>
        <Button variant="quietDanger" size="small" busy={isRemoving} onClick={() => setAsking(true)}>
          Delete
        </Button>
      </div>
      <ConfirmRemoval
        what="portfolio item"
        title={isAsking ? title : null}
        confirmLabel="Confirm Delete"
        onClose={() => setAsking(false)}
        onConfirm={onConfirm}
      />
    </section>
  );
}
