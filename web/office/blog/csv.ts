import type { PostsCsvQuery } from '#web/gql/graphql.ts';
import { graphql } from '#web/gql/index.ts';
import { planColumns, publishColumns } from '#web/office/content/schedule/planCells.ts';
import { inIndia, momentColumns } from '#web/shared/lists/csvCells.ts';
import { listCsv } from '#web/shared/lists/listCsv.ts';
import { paths } from '#web/shared/paths.ts';

const PostsCsvDocument = graphql(`
  query PostsCsv($first: Int!, $after: String, $search: String, $isPublished: Boolean) {
    allBlogPosts(first: $first, after: $after, search: $search, isPublished: $isPublished) {
      nodes {
        id
        slug
        title
        excerpt
        author
        tags
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

type Row = PostsCsvQuery['allBlogPosts']['nodes'][number];

/** The file of posts. */
export const postsCsv = listCsv({
  name: 'posts',
  document: PostsCsvDocument,
  pick: ({ allBlogPosts }) => allBlogPosts,
  columns: [
    ['Title', ({ title }) => title],
    ...publishColumns,
    ['Address', ({ slug }) => location.origin + paths.blogPost(slug)],
    ['Author', ({ author }) => author],
    ['Tags', ({ tags }) => tags.join(', ')],
    ['Excerpt', ({ excerpt }) => excerpt],
    ...planColumns,
    ...momentColumns<Row>('Created', ({ createdAt }) => createdAt),
    ['Changed (India)', ({ updatedAt }) => inIndia(updatedAt)],
    ['Id', ({ id }) => id],
  ],
});
