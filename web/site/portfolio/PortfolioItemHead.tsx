import { PageHead } from '#web/shared/app/PageHead.tsx';
import { itemCard } from '#web/shared/app/shareCard.ts';
import { useSite } from '#web/shared/app/site.tsx';
import { paths } from '#web/shared/paths.ts';
import type { Item } from './publicDocuments.ts';

export function PortfolioItemHead({ item, description }: { item: Item; description: string }) {
  const site = useSite();
  return (
    <PageHead
      title={`${item.metaTitle ?? item.title} - ${site.name}`}
      description={item.metaDescription ?? description}
      canonicalPath={paths.portfolioItem(item.slug)}
      noindex={!item.isPublished}
      shared={{ title: item.metaTitle ?? item.title, card: itemCard(site, 'portfolio', item) }}
    />
  );
}
