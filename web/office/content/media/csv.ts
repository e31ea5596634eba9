import type { PicturesCsvQuery } from '#web/gql/graphql.ts';
import { graphql } from '#web/gql/index.ts';
import { inIndia, momentColumns, numberText, yesOrNo } from '#web/shared/lists/csvCells.ts';
import { listCsv } from '#web/shared/lists/listCsv.ts';

const PicturesCsvDocument = graphql(`
  query PicturesCsv($search: String, $first: Int!, $after: String) {
    mediaPictures(search: $search, first: $first, after: $after) {
      nodes {
        id
        name
        altText
        url
        width
        height
        bytes
        isKept
        createdAt
        updatedAt
        uploadedBy
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

type Row = PicturesCsvQuery['mediaPictures']['nodes'][number];

/** The file of pictures: what is known of them, and where each is. */
export const picturesCsv = listCsv({
  name: 'pictures',
  document: PicturesCsvDocument,
  pick: ({ mediaPictures }) => mediaPictures,
  columns: [
    ['Name', ({ name }) => name],
    ['Alt text', ({ altText }) => altText ?? ''],
    ['Address', ({ url }) => url],
    ['Width', ({ width }) => numberText(width)],
    ['Height', ({ height }) => numberText(height)],
    ['Bytes', ({ bytes }) => numberText(bytes)],
    ['Kept without use', ({ isKept }) => yesOrNo(isKept)],
    ['Uploaded by', ({ uploadedBy }) => uploadedBy ?? ''],
    ...momentColumns<Row>('Uploaded', ({ createdAt }) => createdAt),
    ['Changed (India)', ({ updatedAt }) => inIndia(updatedAt)],
    ['Id', ({ id }) => id],
  ],
});
