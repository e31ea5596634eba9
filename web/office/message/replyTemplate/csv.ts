import type { ReplyTemplatesCsvQuery } from '#web/gql/graphql.ts';
import { graphql } from '#web/gql/index.ts';
import { inIndia, momentColumns } from '#web/shared/lists/csvCells.ts';
import { listCsv } from '#web/shared/lists/listCsv.ts';

const ReplyTemplatesCsvDocument = graphql(`
  query ReplyTemplatesCsv($first: Int!, $after: String) {
    replyTemplates(first: $first, after: $after) {
      nodes {
        id
        name
        text
        createdAt
        updatedAt
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

type Row = ReplyTemplatesCsvQuery['replyTemplates']['nodes'][number];

/** The file of reply templates. */
export const replyTemplatesCsv = listCsv({
  name: 'reply-templates',
  document: ReplyTemplatesCsvDocument,
  pick: ({ replyTemplates }) => replyTemplates,
  columns: [
    ['Name', ({ name }) => name],
    ['Text', ({ text }) => text],
    ...momentColumns<Row>('Made', ({ createdAt }) => createdAt),
    ['Changed (India)', ({ updatedAt }) => inIndia(updatedAt)],
    ['Id', ({ id }) => id],
  ],
});
