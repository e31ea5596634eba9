import { Link } from 'react-router-dom';
import { pageTextStrings } from '#schema/pageText.ts';
import type { EditedPagesQuery } from '#web/gql/graphql.ts';
import { OfficePage } from '#web/shared/app/OfficePage.tsx';
import { OfficeDate } from '#web/shared/app/useDates.tsx';
import { ListMenu } from '#web/shared/lists/ListMenu.tsx';
import { LoadedList } from '#web/shared/lists/LoadedList.tsx';
import { useCsvDownload } from '#web/shared/lists/useCsvDownload.ts';
import { useOfficeList } from '#web/shared/lists/useOfficeList.ts';
import { paths } from '#web/shared/paths.ts';
import { Badge } from '#web/shared/ui/Badge.tsx';
import { type Column, Table } from '#web/shared/ui/Table.tsx';
import { EditedPagesDocument } from './documents.ts';

type Page = EditedPagesQuery['editedPages']['nodes'][number];

export function TextsPage() {
  const list = useOfficeList({
    document: EditedPagesDocument,
    pick: ({ editedPages }) => editedPages,
    sentence: pageTextStrings.listFailed,
  });
  const csv = useCsvDownload('page-texts');
  return (
    <OfficePage
      title="Texts of the Pages"
      lead="What the pages of the site say, besides posts and portfolio items."
      actions={<ListMenu csv={csv} isEmpty={list.totalCount === 0} onRefresh={list.refresh} />}
    >
      <LoadedList list={list} title="Error Loading Pages" loading="Loading pages..." empty={null} className="">
        {(rows) => <Table caption="Pages of the site" columns={columns} {...rows} />}
      </LoadedList>
    </OfficePage>
  );
}

const columns: Column<Page>[] = [
  {
    head: 'Page',
    title: true,
    cell: ({ slug, title }) => (
      <>
        <Link to={paths.editTexts(slug)}>{title}</Link>
        {slug === 'contact' && (
          <span className="block text-sm font-normal text-ink-soft">Also headlines of blog, portfolio and reviews</span>
        )}
      </>
    ),
  },
  {
    head: 'Texts',
    className: 'md:w-2/5',
    cell: ({ changed }) =>
      changed.length ? (
        <span className="flex flex-wrap gap-1.5">
          {changed.map((label) => (
            <Badge key={label}>{label}</Badge>
          ))}
        </span>
      ) : (
        <span className="text-ink-soft">As they were at first</span>
      ),
  },
  {
    head: 'Last changed',
    cell: ({ isTouched, updatedAt, updatedBy }) =>
      isTouched ? (
        <>
          <time dateTime={updatedAt}>
            <OfficeDate at={updatedAt} as="shortDateTime" />
          </time>
          {updatedBy && <span className="block text-sm text-ink-soft wrap-anywhere">{`by ${updatedBy}`}</span>}
        </>
      ) : (
        <span className="text-ink-soft">Never</span>
      ),
  },
];
