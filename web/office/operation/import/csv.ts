import type { ImportsCsvQuery } from '#web/gql/graphql.ts';
import { graphql } from '#web/gql/index.ts';
import { inIndia, momentColumns, numberText } from '#web/shared/lists/csvCells.ts';
import { listCsv } from '#web/shared/lists/listCsv.ts';
import { stateNames } from './states.ts';

const ImportsCsvDocument = graphql(`
  query ImportsCsv($first: Int!, $after: String) {
    imports(first: $first, after: $after) {
      nodes {
        id
        fileName
        source
        state
        total
        done
        fault
        startedBy
        startedAt
        endedAt
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

type Row = ImportsCsvQuery['imports']['nodes'][number];

/** The file of imports. */
export const importsCsv = listCsv({
  name: 'imports',
  document: ImportsCsvDocument,
  pick: ({ imports }) => imports,
  columns: [
    ['File', ({ fileName }) => fileName],
    ['Site', ({ source }) => source ?? ''],
    ['State', ({ state }) => stateNames[state]],
    ['Why it failed', ({ fault }) => fault ?? ''],
    ['Entries', ({ total }) => numberText(total)],
    ['Done', ({ done }) => numberText(done)],
    ['Begun by', ({ startedBy }) => startedBy],
    ...momentColumns<Row>('Begun', ({ startedAt }) => startedAt),
    ['Ended (India)', ({ endedAt }) => inIndia(endedAt)],
    ['Id', ({ id }) => id],
  ],
});
