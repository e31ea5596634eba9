import { readFragment } from '#web/gql/index.ts';
import { PageHead } from '#web/shared/app/PageHead.tsx';
import { shareCardOf } from '#web/shared/app/shareCard.ts';
import { useSite } from '#web/shared/app/site.tsx';
import { paths } from '#web/shared/paths.ts';
import { PictureFragment } from '#web/shared/ui/publicDocuments.ts';
import { AlternateLinks, sharedLocale } from '#web/site/content/translationLinks.tsx';
import type { Item } from './publicDocuments.ts';

export function PortfolioItemHead({ item, description }: { item: Item; description: string }) {
  const site = useSite();
  return (
    <>
      <PageHead
        title={`${item.metaTitle ?? item.title} - ${site.name}`}
        description={item.metaDescription ?? description}
        canonicalPath={paths.portfolioItem(item.slug)}
        noindex={!item.isPublished}
        shared={{
          title: item.metaTitle ?? item.title,
          card: shareCardOf(site, 'portfolio', item, readFragment(PictureFragment, item.image)?.focalPoint),
          ...sharedLocale(item),
        }}
      />
      <AlternateLinks content={item} pathOf={paths.portfolioItem} />
    </>
  );
}
