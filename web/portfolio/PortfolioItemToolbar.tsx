import { paths } from '#web/paths.ts';
import { ContentToolbar } from '#web/ui/ContentToolbar.tsx';
import type { Item } from './documents.ts';
import { usePublishPortfolioItem } from './usePublishPortfolioItem.ts';
import { useRemovePortfolioItem } from './useRemovePortfolioItem.ts';

/** What an admin can do with the item on the page. */
export function PortfolioItemToolbar({ item }: { item: Item }) {
  const publish = usePublishPortfolioItem();
  const remove = useRemovePortfolioItem();
  return (
    <ContentToolbar
      label="Manage this item"
      item={item}
      what="portfolio item"
      confirmLabel="Confirm Delete"
      edit={paths.editPortfolio(item.slug)}
      list={paths.portfolio}
      publish={publish}
      remove={remove}
    />
  );
}
