import { Link } from 'react-router-dom';
import { readFragment } from '#web/gql/index.ts';
import { useTexts } from '#web/shared/language/language.ts';
import { paths } from '#web/shared/paths.ts';
import { PortfolioCard } from '#web/site/portfolio/PortfolioCard.tsx';
import { PortfolioCardFragment } from '#web/site/portfolio/publicDocuments.ts';
import type { HomeWork } from './publicDocuments.ts';

/** Portfolio items with their results: uneven pairs; an odd last one stands alone. */
export function SelectedWork({ title, items }: { title: string; items: HomeWork }) {
  const t = useTexts();
  if (items.length === 0) return null;
  return (
    <section aria-labelledby={title ? 'selected-work' : undefined} className="shell py-16 lg:py-32">
      <div className="mb-10 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-4 lg:mb-16">
        {title && (
          <h2
            id="selected-work"
            dir="auto"
            data-text="workTitle"
            className="text-4xl font-extrabold tracking-[-0.04em]"
          >
            {title}
          </h2>
        )}
        <Link to={paths.portfolio} className="link font-display text-xl font-bold tracking-tight">
          {t('See all projects')}
        </Link>
      </div>
      <div
        data-text="workItems"
        className="grid grid-cols-1 gap-x-8 gap-y-14 sm:grid-cols-2 lg:grid-cols-12 lg:gap-y-24"
      >
        {items.map((item, index) => {
          const isAlone = index === items.length - 1 && index % 2 === 0;
          // The wide card is left in the first pair, right in the second, and so on.
          const isWide = [0, 3].includes(index % 4);
          return (
            <PortfolioCard
              key={readFragment(PortfolioCardFragment, item).id}
              item={item}
              heading={title ? 'h3' : 'h2'}
              look={isAlone ? 'only' : isWide ? 'wide' : 'tall'}
              className={isAlone ? 'sm:col-span-full' : isWide ? 'lg:col-span-7' : 'lg:col-span-5 lg:mt-24'}
            />
          );
        })}
      </div>
    </section>
  );
}
