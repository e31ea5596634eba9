import { useQuery } from '@apollo/client/react';
import { startTransition, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Loader } from '#web/shared/data/loader.ts';
import { useRouteData } from '#web/shared/data/routeData.ts';
import { copyLink } from '#web/shared/palette/copyLink.ts';
import { useOpenItem } from '#web/shared/palette/openItem.ts';
import { ScheduleNote } from '#web/shared/schedule/ScheduleNote.tsx';
import { PublishBadge } from '#web/shared/ui/Badge.tsx';
import { Button, LinkButton } from '#web/shared/ui/Button.tsx';
import { PendingBadge } from '#web/shared/ui/PendingBadge.tsx';
import { useRemovalQuestion } from '#web/shared/ui/useQuestion.tsx';
import type { ContentConfig } from './contentConfig.ts';
import { usePublishContent } from './usePublishContent.ts';
import { useRemoveContent } from './useRemoveContent.ts';

type Props = {
  config: ContentConfig;
  item: { id: string; slug: string; title: string; isPublished: boolean };
};

export function ContentToolbar({ config, item }: Props) {
  const { id, slug, title } = item;
  const { documents, names } = config;
  const [edit, revisions] = [config.paths.edit(slug), config.paths.revisions(slug)];
  // Cached data first, then a refetch, because pending changes are made elsewhere.
  const { data } = useQuery(documents.plan, { variables: { slug }, fetchPolicy: 'cache-and-network' });
  const plan = data?.item;
  const onPublish = usePublishOnPage(config, id);
  const remove = useRemoveContent(config, 'page');
  // Not useOptimistic: until the server answers, React would delay all transitions, including the router's.
  const [optimistic, setOptimistic] = useState<boolean | null>(null);
  const isPublished = optimistic ?? item.isPublished;
  const navigate = useNavigate();
  const [isRemoving, setRemoving] = useState(false);

  const onToggle = async () => {
    if (optimistic !== null) return;
    setOptimistic(!isPublished);
    await onPublish(!isPublished);
    // Together with the new data of the page.
    startTransition(() => setOptimistic(null));
  };
  const [askRemoval, removalQuestion] = useRemovalQuestion<string>({
    what: names.one,
    nameOf: () => title,
    ...(names.confirmRemoval && { confirmLabel: names.confirmRemoval }),
    onConfirm: async () => {
      setRemoving(true);
      if (await remove(id)) await navigate(config.paths.list);
      else setRemoving(false);
    },
  });

  useOpenItem({
    title,
    actions: [
      { label: isPublished ? 'Unpublish' : 'Publish', run: () => void onToggle() },
      { label: 'Edit', run: () => void navigate(edit) },
      { label: 'Versions', run: () => void navigate(revisions) },
      { label: 'Delete', run: () => askRemoval(id) },
      { label: 'Copy link', run: copyLink },
    ],
  });

  return (
    <section aria-label={`Manage this ${names.short}`} className="screen-only border-b border-line bg-sheet">
      <div className="shell flex min-h-16 flex-wrap items-center gap-x-2 gap-y-2 py-3 sm:gap-x-3">
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1 max-sm:w-full sm:mr-auto">
          <PublishBadge published={isPublished} />
          {plan && (
            <>
              <ScheduleNote publishAt={plan.publishAt} takeBackAt={plan.takeBackAt} />
              <PendingBadge pending={plan.pendingChanges} />
            </>
          )}
        </p>
        <Button variant="secondary" size="small" onClick={onToggle}>
          {isPublished ? 'Unpublish' : 'Publish'}
        </Button>
        <LinkButton variant="secondary" size="small" to={edit}>
          Edit
        </LinkButton>
        <LinkButton variant="secondary" size="small" to={revisions}>
          Versions
        </LinkButton>
        <Button variant="quietDanger" size="small" busy={isRemoving} onClick={() => askRemoval(id)}>
          Delete
        </Button>
      </div>
      {removalQuestion}
    </section>
  );
}

/** Route data of the page: one field contains the post or item. */
type PageData = Record<string, { isPublished: boolean } | null>;

function usePublishOnPage(config: ContentConfig, id: string) {
  const { replace, revalidate } = useRouteData<Loader<PageData>>();
  const publish = usePublishContent(config, 'page');
  const onPublish = async (isPublished: boolean) => {
    const { data, failure } = await publish(id, isPublished, (back) => void onPublish(back));
    if (data) {
      const { isPublished, publishedAt } = data.item;
      await replace((page) => {
        const { [config.field]: item } = page;
        return { ...page, [config.field]: item ? { ...item, isPublished, publishedAt } : null };
      });
    }
    // Somebody else has deleted the item.
    else if (failure?.code === 'NOT_FOUND') revalidate();
  };
  return onPublish;
}
