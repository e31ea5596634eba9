import { readFragment } from '#web/gql/index.ts';
import { PortfolioCard } from '#web/site/portfolio/PortfolioCard.tsx';
import { PortfolioCardFragment } from '#web/site/portfolio/publicDocuments.ts';
import { Band, entryHeading } from './Band.tsx';
import type { SectionProps } from './shownSections.ts';

/** Portfolio cards in pairs of a wide and a tall one; an odd last one stands alone. */
export function CaseStudiesSection({ section: { key, headline, items } }: SectionProps<'CaseStudiesSection'>) {
  if (items.length === 0) return null;
  const isOdd = items.length % 2 === 1;
  return (
    <Band id={key} headline={headline}>
      <div className="grid grid-cols-1 gap-x-8 gap-y-14 sm:grid-cols-2 lg:grid-cols-12 lg:gap-y-20">
        {items.map((item, index) => {
          const isAlone = isOdd && index === items.length - 1;
          // The wide card is left in the first pair, right in the second, and so on.
          const isWide = [0, 3].includes(index % 4);
          return (
            <PortfolioCard
              key={readFragment(PortfolioCardFragment, item).id}
              item={item}
              heading={entryHeading(headline)}
              look={isAlone ? 'only' : isWide ? 'wide' : 'tall'}
              className={isAlone ? 'sm:col-span-full' : isWide ? 'lg:col-span-7' : 'lg:col-span-5'}
            />
          );
        })}
      </div>
    </Band>
  );
}
