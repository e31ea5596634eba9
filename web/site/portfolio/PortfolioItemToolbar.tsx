import { useQuery } from '@apollo/client/react';
import { useLoaderData } from '#web/shared/data/loaderData.tsx';
import { paths } from '#web/shared/paths.ts';
import { ScheduleNote } from '#web/shared/schedule/ScheduleNote.tsx';
import { ContentToolbar } from '#web/shared/ui/ContentToolbar.tsx';
import { PendingBadge } from '#web/shared/ui/PendingBadge.tsx';
import { PortfolioItemPlanDocument } from './documents.ts';
import type { portfolioItemLoader } from './loaders.ts';
import type { Item } from './publicDocuments.ts';
import { usePublishPortfolioItem } from './usePublishPortfolioItem.ts';
import { useRemovePortfolioItem } from './useRemovePortfolioItem.ts';

/** What an admin can do with the item on the page. */
export function PortfolioItemToolbar({ item }: { item: Item }) {
  const { replace, revalidate } = useLoaderData<typeof portfolioItemLoader>();
  const variables = { slug: item.slug };
  // Cached first, and asked anew: what is pending changes elsewhere.
  const { data } = useQuery(PortfolioItemPlanDocument, { variables, fetchPolicy: 'cache-and-network' });
  const plan = data?.portfolioItem;
  const publish = usePublishPortfolioItem();
  const remove = useRemovePortfolioItem();
  const onPublish = async (isPublished: boolean) => {
    const { data, failure } = await publish(item.id, isPublished, (back) => void onPublish(back));
    if (data) {
      const { isPublished } = data.publishPortfolioItem;
      replace((page) => ({ ...page, portfolioItem: page.portfolioItem && { ...page.portfolioItem, isPublished } }));
    }
    // Somebody else has deleted it.
    else if (failure?.code === 'NOT_FOUND') revalidate();
  };
  return (
    <ContentToolbar
      label="Manage this item"
      item={item}
      what="portfolio item"
      confirmLabel="Confirm Delete"
      edit={paths.editPortfolio(item.slug)}
      revisions={paths.portfolioRevisions(item.slug)}
      list={paths.portfolio}
      plan={
        plan && (
          <>
            <ScheduleNote publishAt={plan.publishAt} takeBackAt={plan.takeBackAt} />
            <PendingBadge pending={plan.pendingChanges} />
          </>
        )
      }
      onPublish={onPublish}
      remove={remove}
    />
  );
}
