import type { MissedPathsCsvQuery, RedirectsCsvQuery } from '#web/gql/graphql.ts';
import { graphql } from '#web/gql/index.ts';
import { inIndia, momentColumns, numberText, yesOrNo } from '#web/shared/lists/csvCells.ts';
import { listCsv } from '#web/shared/lists/listCsv.ts';

const RedirectsCsvDocument = graphql(`
  query RedirectsCsv($first: Int!, $after: String) {
    redirects(first: $first, after: $after) {
      nodes {
        id
        from
        to
        status
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

type Redirect = RedirectsCsvQuery['redirects']['nodes'][number];

/** The file of redirects. */
export const redirectsCsv = listCsv({
  name: 'redirects',
  document: RedirectsCsvDocument,
  pick: ({ redirects }) => redirects,
  columns: [
    ['From', ({ from }) => from],
    ['To', ({ to }) => to ?? ''],
    ['Status', ({ status }) => numberText(status)],
    ...momentColumns<Redirect>('Made', ({ createdAt }) => createdAt),
    ['Changed (India)', ({ updatedAt }) => inIndia(updatedAt)],
    ['Id', ({ id }) => id],
  ],
});

const MissedPathsCsvDocument = graphql(`
  query MissedPathsCsv($first: Int!, $after: String) {
    missedPaths(first: $first, after: $after) {
      nodes {
        id
        path
        count
        firstAt
        lastAt
        lastReferrer
        isProbe
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

type MissedPath = MissedPathsCsvQuery['missedPaths']['nodes'][number];

/** The file of addresses that were not found. */
export const missedPathsCsv = listCsv({
  name: 'not-found',
  document: MissedPathsCsvDocument,
  pick: ({ missedPaths }) => missedPaths,
  columns: [
    ['Address', ({ path }) => path],
    ['Times', ({ count }) => numberText(count)],
    ['Probe', ({ isProbe }) => yesOrNo(isProbe)],
    ['First asked for (India)', ({ firstAt }) => inIndia(firstAt)],
    ...momentColumns<MissedPath>('Last asked for', ({ lastAt }) => lastAt),
    ['Linked from', ({ lastReferrer }) => lastReferrer ?? ''],
    ['Id', ({ id }) => id],
  ],
});
