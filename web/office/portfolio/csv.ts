import { serviceNames } from '#schema/services.ts';
import type { ItemsCsvQuery } from '#web/gql/graphql.ts';
import { graphql } from '#web/gql/index.ts';
import { planColumns, publishColumns } from '#web/office/content/schedule/planCells.ts';
import { inIndia, momentColumns, numberText } from '#web/shared/lists/csvCells.ts';
import { listCsv } from '#web/shared/lists/listCsv.ts';
import { paths } from '#web/shared/paths.ts';

const ItemsCsvDocument = graphql(`
  query ItemsCsv($first: Int!, $after: String, $search: String, $isPublished: Boolean) {
    allPortfolioItems(first: $first, after: $after, search: $search, isPublished: $isPublished) {
      nodes {
        id
        slug
        title
        description
        category
        tags
        client
        year
        services
        isPublished
        publishAt
        takeBackAt
        createdAt
        updatedAt
        pendingChanges {
          userId
          name
        }
        recentFigures {
          views
          enquiries
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

type Row = ItemsCsvQuery['allPortfolioItems']['nodes'][number];

/** The file of portfolio items. */
export const itemsCsv = listCsv({
  name: 'portfolio',
  document: ItemsCsvDocument,
  pick: ({ allPortfolioItems }) => allPortfolioItems,
  columns: [
    ['Title', ({ title }) => title],
    ...publishColumns,
    ['Address', ({ slug }) => location.origin + paths.portfolioItem(slug)],
    ['Category', ({ category }) => category ?? ''],
    ['Tags', ({ tags }) => tags.join(', ')],
    ['Services', ({ services }) => services.map((service) => serviceNames[service]).join(', ')],
    ['Client', ({ client }) => client ?? ''],
    ['Year', ({ year }) => numberText(year)],
    ['Description', ({ description }) => description],
    ...planColumns,
    ...momentColumns<Row>('Created', ({ createdAt }) => createdAt),
    ['Changed (India)', ({ updatedAt }) => inIndia(updatedAt)],
    ['Id', ({ id }) => id],
  ],
});
