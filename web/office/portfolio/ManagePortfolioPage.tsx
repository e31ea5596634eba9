import { Link } from 'react-router-dom';
import type { ManagePortfolioQuery } from '#web/gql/graphql.ts';
import { type ManageConfig, ManageContentPage } from '#web/office/content/manage/ManageContentPage.tsx';
import { useSite } from '#web/shared/app/site.tsx';
import { OfficeDate } from '#web/shared/app/useDates.tsx';
import { failureOf } from '#web/shared/data/errors.ts';
import { paths } from '#web/shared/paths.ts';
import { useTopOnOpen } from '#web/shared/ui/useTopOnOpen.ts';
import { categoryOf, listSentence } from '#web/site/portfolio/cacheEntity.ts';
import { portfolioConfig } from '#web/site/portfolio/config.ts';
import { ManagePortfolioDocument } from '#web/site/portfolio/documents.ts';
import { Thumbnail } from './Thumbnail.tsx';

type ManagedItem = ManagePortfolioQuery['allPortfolioItems']['nodes'][number];

const manage: ManageConfig<ManagePortfolioQuery, ManagedItem> = {
  kind: 'PORTFOLIO_ITEM',
  config: portfolioConfig,
  document: ManagePortfolioDocument,
  pick: ({ allPortfolioItems }) => allPortfolioItems,
  sentence: (error) => listSentence(error ? failureOf(error) : null),
  csv: 'portfolio',
  views: 'PORTFOLIO_ITEMS',
  labels: { add: 'Add New Item', loading: 'Loading portfolio...', failed: 'Loading Failed' },
  empty: {
    title: 'No Portfolio Items Found',
    text: "You haven't added any portfolio items yet. Click the button above to add your first project!",
  },
  table: {
    caption: 'Portfolio items',
    titleColumn: {
      head: 'Item',
      title: true,
      className: 'cut wrap-anywhere md:w-1/2',
      cell: (item) => <Summary item={item} />,
    },
    statusClassName: 'max-md:block max-md:before:hidden',
  },
};

export function ManagePortfolioPage() {
  useTopOnOpen();
  const { name } = useSite();
  return (
    <ManageContentPage
      title="Manage Portfolio"
      documentTitle={`Manage Portfolio | ${name}`}
      description={`Manage your portfolio items on ${name}.`}
      manage={manage}
    />
  );
}

function Summary({ item }: { item: ManagedItem }) {
  const { slug, title, imageUrl, altText, createdAt } = item;
  return (
    <div className="flex items-center gap-3 max-md:items-start">
      <Thumbnail src={imageUrl} image={item.image} alt={altText || title} seed={slug} />
      <div className="row-lines min-w-0">
        <Link to={paths.portfolioItem(slug)} dir="auto">
          {title}
        </Link>
        <p dir="auto" className="text-sm font-normal text-ink-soft">
          {categoryOf(item)}
        </p>
        <p className="text-sm font-normal text-ink-soft">
          Created: <OfficeDate at={createdAt} />
        </p>
      </div>
    </div>
  );
}
