import type { PagesCsvQuery } from '#web/gql/graphql.ts';
import { graphql } from '#web/gql/index.ts';
import { momentColumns } from '#web/shared/lists/csvCells.ts';
import { listCsv } from '#web/shared/lists/listCsv.ts';

const PagesCsvDocument = graphql(`
  query PagesCsv($first: Int!, $after: String) {
    editedPages(first: $first, after: $after) {
      nodes {
        id
        title
        path
        changed
        isTouched
        updatedAt
        updatedBy
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

type Row = PagesCsvQuery['editedPages']['nodes'][number];

/** The file of pages whose texts can be changed: which have been, when and by whom. */
export const pagesCsv = listCsv({
  name: 'page-texts',
  document: PagesCsvDocument,
  pick: ({ editedPages }) => editedPages,
  columns: [
    ['Page', ({ title }) => title],
    ['Address', ({ path }) => location.origin + path],
    ['Changed texts', ({ changed }) => changed.join(', ')],
    ...momentColumns<Row>('Last changed', ({ isTouched, updatedAt }) => (isTouched ? updatedAt : null)),
    ['Changed by', ({ updatedBy }) => updatedBy ?? ''],
    ['Id', ({ id }) => id],
  ],
});
