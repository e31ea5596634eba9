import { Link } from 'react-router-dom';
import { pageStrings } from '#schema/pageStrings.ts';
import type { ManagePagesQuery } from '#web/gql/graphql.ts';
import { type ManageConfig, ManageContentPage } from '#web/office/content/manage/ManageContentPage.tsx';
import { useSite } from '#web/shared/app/site.tsx';
import { OfficeDate } from '#web/shared/app/useDates.tsx';
import { sentenceOf } from '#web/shared/data/errors.ts';
import { paths } from '#web/shared/paths.ts';
import { LinkButton } from '#web/shared/ui/Button.tsx';
import { PageAddress } from '#web/shared/ui/PageAddress.tsx';
import { useTopOnOpen } from '#web/shared/ui/useTopOnOpen.ts';
import { pageConfig } from '#web/site/content/page/config.ts';
import { ManagePagesDocument } from '#web/site/content/page/documents.ts';

type ManagedPage = ManagePagesQuery['allPages']['nodes'][number];

const manage: ManageConfig<ManagePagesQuery, ManagedPage> = {
  kind: 'PAGE',
  config: pageConfig,
  document: ManagePagesDocument,
  pick: ({ allPages }) => allPages,
  csv: 'pages',
  views: 'PAGES',
  sentence: (error) => sentenceOf(error, pageStrings.listFailed),
  labels: { add: 'Add New Page', loading: 'Loading pages...', failed: 'Loading Failed' },
  empty: {
    title: 'No Pages Yet',
    text: 'A page of your own has an address you choose, such as /pricing, and is put together from sections.',
    action: <LinkButton to={paths.addPage}>Make the first one</LinkButton>,
  },
  table: {
    caption: 'Pages',
    titleColumn: {
      head: 'Page',
      title: true,
      className: 'cut wrap-anywhere md:w-1/2',
      cell: (page) => <Summary page={page} />,
    },
    statusClassName: 'max-md:block max-md:before:hidden',
  },
};

export function ManagePagesPage() {
  useTopOnOpen();
  const { name } = useSite();
  return (
    <ManageContentPage
      title="Manage Pages"
      documentTitle={`Manage Pages | ${name}`}
      description={`Manage the pages of your own on ${name}.`}
      manage={manage}
    />
  );
}

function Summary({ page: { slug, title, layout, createdAt } }: { page: ManagedPage }) {
  return (
    <div className="row-lines min-w-0">
      <Link to={paths.page(slug)} dir="auto">
        {title}
      </Link>
      <div className="text-sm font-normal text-ink-soft">
        <PageAddress path={paths.page(slug)} />
      </div>
      <p className="text-sm font-normal text-ink-soft">
        {layout === 'LANDING' && 'Landing page · '}
        Created: <OfficeDate at={createdAt} />
      </p>
    </div>
  );
}
